import type { IncomingMail } from '@arkpax/schema/incoming-mail'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { MailText } from './MailText.tsx'
import { ThreadHead } from './ThreadHead.tsx'

/** A mail that came into the thread, with its subject where that is not the conversation's own. */
export function ReceivedMail({ mail, subject }: { mail: IncomingMail; subject: string }) {
  const { sender_name, sender_email, received_at, is_automatic, is_other_sender } = mail
  return (
    <li className="grid grid-cols-1 gap-2 border-l-4 border-line-strong px-4 py-3">
      <ThreadHead sender={sender_name} at={received_at}>
        {is_automatic && <Badge>{text.automatic}</Badge>}
        {is_other_sender && <Badge tone="low">{text.otherSender}</Badge>}
      </ThreadHead>
      {is_other_sender && <p className="text-sm text-ink-muted wrap-anywhere">{text.otherSenderHint(sender_email)}</p>}
      {!isAbout(mail.subject, subject) && <p className="font-semibold wrap-anywhere">{mail.subject}</p>}
      <MailText mail={mail} />
    </li>
  )
}

/** Whether a mail is an answer by its subject: 'Re: Tarjous 2001' is about 'Tarjous 2001'. */
const isAbout = (subject: string, ofMessage: string) =>
  subject === '' || subject.endsWith(ofMessage) || /^(re|vs|sv|aw):/i.test(subject)
