import type { ContactMessage } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { useEffect, useRef } from 'react'
import { CopyButton } from '~/components/admin/CopyButton.tsx'
import { CustomerLink } from '~/components/admin/CustomerLink.tsx'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { adminContactText as text } from './admin-contact.fi.ts'
import { ReplyBadge } from './ReplyBadge.tsx'
import { timeSince } from './waiting-time.ts'

/** Where the focus goes once an answer is on its way, so that the next key is a shortcut and no letter. */
export const SUBJECT = 'viestin-aihe'

/** What a message is about, who sent it and when. The focus comes to the subject when the message opens, and when a change of it has taken the button that had the focus. */
export function MessageHeading({ message, now }: { message: ContactMessage; now: number }) {
  const subject = useRef<HTMLHeadingElement>(null)
  useEffect(() => subject.current?.focus(), [])
  useFocusKept(subject, String(message.version))

  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 ref={subject} tabIndex={-1} data-field={SUBJECT} className="display text-xl wrap-anywhere">
        {message.subject}
      </h2>
      <p className="flex flex-wrap items-center gap-x-1 wrap-anywhere">
        <span className="mr-2 font-semibold">{message.name}</span>
        <a href={`mailto:${message.email}`} className="min-w-0 underline">
          {message.email}
        </a>
        <CopyButton value={message.email} what={text.emailCopied} />
        <CustomerLink email={message.email} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <span className="tabular-nums">
          {text.received} <time dateTime={message.created_at}>{formatStamp(message.created_at)}</time> ·{' '}
          {timeSince(message.created_at, now)}
        </span>
        <ReplyBadge message={message} now={now} />
      </p>
    </div>
  )
}
