import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { adminContactText as text } from './admin-contact.fi.ts'
import { MailText } from './MailText.tsx'
import { OfferLine } from './OfferLine.tsx'
import { ReceivedMail } from './ReceivedMail.tsx'
import { SentReply } from './SentReply.tsx'
import { threadOf } from './thread.ts'

type Props = Pick<ContactMessageDetail, 'message' | 'subject' | 'replies' | 'mails' | 'offer_turns'>

/** What the visitor wrote, and what has been written back and forth since, oldest first. */
export function MessageThread({ message }: { message: Props }) {
  const parts = threadOf(message)
  return (
    <>
      <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
        <FirstWords message={message} />
      </div>
      {parts.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h3 className="text-sm font-semibold">{text.thread}</h3>
          <ol className="grid grid-cols-1 gap-3">
            {parts.map((part) => {
              if (part.type === 'reply') return <SentReply key={part.reply.id} reply={part.reply} />
              if (part.type === 'mail')
                return <ReceivedMail key={part.mail.id} mail={part.mail} subject={message.subject} />
              const { offer_id, revision, turn } = part.offer
              return <OfferLine key={`${offer_id} ${revision} ${turn}`} offer={part.offer} />
            })}
          </ol>
        </section>
      )}
    </>
  )
}

/** What the visitor began with; where staff did, that is said in its place. */
function FirstWords({ message: { message, mails } }: { message: Props }) {
  const first = mails.find(({ starts_message }) => starts_message)
  if (first) return <MailText mail={first} />
  if (message === '') return <p className="text-ink-muted">{text.begunByUs}</p>
  return <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
}
