import { REASON_PLACE } from '@arkpax/schema/reviews'
import { MailPreview } from '~/components/admin/MailPreview.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useFreshRead } from '~/lib/use-read.ts'
import { adminReviewsText } from './admin-reviews.fi.ts'

const text = adminReviewsText.hideDialog

/** The mail to the writer of a review, word for word, with the reason as it is being written. */
export function WriterMail({ id, reason }: { id: string; reason: string }) {
  const read = useFreshRead('GET /api/admin/reviews/{id}/hide-preview', { params: { id } })
  return (
    <Loaded read={read} failure={text.previewFailure}>
      {({ mail }) =>
        mail ? (
          <MailPreview
            summary={text.mailTo(mail.to)}
            label={text.mail}
            mail={{ subject: mail.subject, text: withReason(mail.text, reason) }}
          />
        ) : (
          <p>{text.noMail}</p>
        )
      }
    </Loaded>
  )
}

/** As the mail quotes it: each of its lines with a sign before it. */
const withReason = (mail: string, reason: string) =>
  mail.replace(REASON_PLACE, () => reason.trim().replaceAll('\n', '\n> ') || REASON_PLACE)
