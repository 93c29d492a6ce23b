import type { ChatMessage } from '@arkpax/schema/chat'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { useEffect, useRef } from 'react'
import { Loading } from '~/components/admin/list-states.tsx'
import { useOpenThing } from '~/components/admin/open-thing.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { LoadFailure } from '~/components/ui/react/LoadFailure.tsx'
import { useRead } from '~/lib/use-read.ts'
import { adminChatText as text } from './admin-chat.fi.ts'

/** One conversation from its beginning, word for word and always as text. The focus comes to it when it opens. */
export function ConversationDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('GET /api/admin/chat/{id}', { params: { id } })
  useOpenThing(text.conversation, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <article className="grid gap-6 rounded-md border border-line bg-surface p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="display text-xl">
        {text.conversation}
      </h2>
      {error ? (
        <LoadFailure title={text.oneFailed} error={error} onRetry={refetch} />
      ) : !data ? (
        <Loading />
      ) : (
        <ol className="grid gap-5">
          {data.messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
    </article>
  )
}

function Message({ message }: { message: ChatMessage }) {
  const { is_bot, created_at, answered, helpful, sources } = message
  return (
    <li className={is_bot ? 'border-l-2 border-line pl-4' : 'border-l-2 border-forest pl-4'}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <span className="font-semibold">{is_bot ? text.assistant : text.visitor}</span>
        <time dateTime={created_at} className="tabular-nums">
          {formatDateTime(created_at)}
        </time>
        {answered === false && <Badge tone="low">{text.noAnswer}</Badge>}
        {!is_bot && answered === null && <Badge>{text.leftEarly}</Badge>}
        {helpful === true && <Badge tone="good">{text.helped}</Badge>}
        {helpful === false && <Badge tone="danger">{text.notHelpful}</Badge>}
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      {sources.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          <span className="text-ink-muted">{text.sources}</span>
          {sources.map(({ title, url }) => (
            <a key={url} href={url} className="link">
              {title}
            </a>
          ))}
        </p>
      )}
    </li>
  )
}
