import { keyboardScroll } from '~/components/ui/table.recipe.ts'

interface Props {
  /** What opens it: `Näytä viesti, joka lähtee osoitteeseen …` */
  summary: string
  label: string
  mail: { subject: string; text: string }
}

/** A mail that is about to leave, word for word, behind a line that opens it. */
export const MailPreview = ({ summary, label, mail }: Props) => (
  <details>
    <summary className="min-h-8 cursor-pointer underline wrap-anywhere">{summary}</summary>
    <section
      aria-label={label}
      className="mt-2 max-h-48 overflow-y-auto rounded-sm border border-line bg-sunken px-4 py-3 text-sm wrap-anywhere"
      {...keyboardScroll}
    >
      <p className="font-semibold">{mail.subject}</p>
      <p className="mt-2 whitespace-pre-wrap">{mail.text}</p>
    </section>
  </details>
)
