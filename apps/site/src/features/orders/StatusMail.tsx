import { formatDate } from '@arkpax/schema/format-fi'
import type { OrderStatusPreview } from '@arkpax/schema/orders'
import { MailSheet } from '~/components/admin/MailSheet.tsx'
import { statusChangeTexts as texts } from './status-change.fi.ts'

/** The mail that a new status sends, word for word, or that none leaves. */
export function StatusMail({ preview, isMailed }: { preview: OrderStatusPreview; isMailed: boolean }) {
  const { mail, review_invitation_at } = preview
  if (!mail || !isMailed) return <p>{texts.noMail}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere">{texts.mailTo(mail.to)}</p>
      <MailSheet label={texts.mail} mail={mail} />
      {review_invitation_at && <p>{texts.invitation(formatDate(review_invitation_at))}</p>}
    </div>
  )
}
