import type { ContactMessageDetail } from '@arkpax/schema/contact'
import { formatStamp } from '@arkpax/schema/format-fi'
import { adminContactText as text } from './admin-contact.fi.ts'

/** The conversation with the assistant that a message continues, word for word and always as text. */
export function HandedOver({ conversation }: Pick<ContactMessageDetail, 'conversation'>) {
  if (conversation.length === 0) return null
  return (
    <details className="rounded-sm border border-line">
      <summary className="px-4 py-3 font-semibold hover:bg-sunken">{text.conversation(conversation.length)}</summary>
      <ol className="grid gap-4 border-t border-line p-4">
        {conversation.map(({ message, is_bot, created_at }) => (
          <li key={`${created_at} ${is_bot}`}>
            <p className="text-sm text-ink-muted">
              <span className="font-semibold">{is_bot ? text.assistant : text.visitor}</span>{' '}
              <time dateTime={created_at} className="tabular-nums">
                {formatStamp(created_at)}
              </time>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}
