import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminContactText as text } from './admin-contact.fi.ts'
import { TheirText } from './TheirText.tsx'
import type { WrittenPart } from './thread.ts'

interface Props {
  parts: readonly WrittenPart[]
  onDiscard: () => void
}

/** What colleagues have answered and people have written while one was writing; nothing where there is none. */
export function MissedParts({ parts, onDiscard }: Props) {
  if (parts.length === 0) return null
  const hasReply = parts.some(({ type }) => type === 'reply')
  return (
    <Notice urgent {...(hasReply ? text.answered : text.written)}>
      {parts.map((part) =>
        part.type === 'reply' ? (
          <TheirText key={part.reply.id} text={part.reply.message} />
        ) : (
          <TheirText key={part.mail.id} text={`${part.mail.sender_name}:\n${part.mail.text || text.noText}`} />
        ),
      )}
      <Button size="sm" className="min-h-11" onClick={onDiscard}>
        {text.discardReply}
      </Button>
    </Notice>
  )
}
