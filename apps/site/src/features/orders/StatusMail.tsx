import { formatDate } from '@arkpax/schema/format-fi'
import type { OrderStatusPreview } from '@arkpax/schema/orders'
import { keyboardScroll } from '~/components/ui/table.recipe.ts'
import { statusChangeTexts as texts } from './status-change.fi.ts'

/** The mail that a new status sends, word for word, or that none leaves. */
export function StatusMail({ preview, isMailed }: { preview: OrderStatusPreview; isMailed: boolean }) {
  const { mail, review_invitation_at } = preview
  if (!mail || !isMailed) return <p>{texts.noMail}</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="wrap-anywhere">{texts.mailTo(mail.to)}</p>
      <section
        aria-label={texts.mail}
        className="max-h-40 overflow-y-auto rounded-sm border border-line bg-sunken sm:max-h-56 px-4 py-3 text-sm wrap-anywhere"
        {...keyboardScroll}
      >
        <p className="font-semibold">{mail.subject}</p>
        <p className="mt-2 whitespace-pre-wrap">{mail.text}</p>
      </section>
      {review_invitation_at && <p>{texts.invitation(formatDate(review_invitation_at))}</p>}
    </div>
  )
}
