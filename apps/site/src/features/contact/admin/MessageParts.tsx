import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { Button } from '~/components/ui/react/Button.tsx'
import { HandedOver } from './HandedOver.tsx'
import { MessageInquiry } from './MessageInquiry.tsx'
import { mergeText as text } from './merge.fi.ts'
import { useSeparate } from './use-merge.ts'

/** What was merged into a message, oldest first; each can be taken out again. */
export function MessageParts({ message: { id, parts } }: { message: ContactMessageDetail }) {
  const separate = useSeparate()
  if (parts.length === 0) return null
  return (
    <section className="grid gap-3">
      <h3 className="text-sm font-semibold">{text.parts}</h3>
      <ul className="grid gap-3">
        {parts.map((part) => (
          <li key={part.id} className="grid grid-cols-1 gap-2 border-l-4 border-line-strong px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h4 className="font-semibold wrap-anywhere">{part.subject}</h4>
              <Button
                tone="quiet"
                size="sm"
                aria-label={text.separateOf(part.subject)}
                onClick={() => separate(id, [part.id])}
              >
                {text.separate}
              </Button>
            </div>
            <time className="text-sm text-ink-muted tabular-nums" dateTime={part.created_at}>
              {formatStamp(part.created_at)}
            </time>
            <p className="whitespace-pre-wrap wrap-anywhere">{part.message}</p>
            <MessageInquiry inquiry={part.inquiry} />
            <HandedOver conversation={part.conversation} />
          </li>
        ))}
      </ul>
    </section>
  )
}
