import { MailSheet } from './MailSheet.tsx'

interface Props {
  /** What opens it: `Näytä viesti, joka lähtee osoitteeseen …` */
  summary: string
  label: string
  mail: { subject: string; text: string }
}

/** A mail that is about to leave, behind a line that opens it. */
export const MailPreview = ({ summary, label, mail }: Props) => (
  <details>
    <summary className="mb-2 min-h-8 cursor-pointer underline wrap-anywhere">{summary}</summary>
    <MailSheet label={label} mail={mail} />
  </details>
)
