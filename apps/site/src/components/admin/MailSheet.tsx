import { keyboardScroll } from '~/components/ui/table.recipe.ts'

interface Props {
  label: string
  mail: { subject: string; text: string }
}

/** A mail that is about to leave, word for word. */
export const MailSheet = ({ label, mail }: Props) => (
  <section
    aria-label={label}
    className="max-h-40 overflow-y-auto rounded-sm border border-line bg-sunken px-4 py-3 text-sm wrap-anywhere sm:max-h-56"
    {...keyboardScroll}
  >
    <p className="font-semibold">{mail.subject}</p>
    <p className="mt-2 whitespace-pre-wrap">{mail.text}</p>
  </section>
)
