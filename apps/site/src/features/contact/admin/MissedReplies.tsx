import type { ContactReply } from '@arkpax/schema/contact'
import { Notice } from '~/components/admin/Notice.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { adminContactText } from './admin-contact.fi.ts'
import { TheirText } from './TheirText.tsx'

const text = adminContactText.answered

interface Props {
  replies: readonly ContactReply[]
  onDiscard: () => void
}

/** The answers that somebody else has sent while one was writing; nothing where there are none. */
export function MissedReplies({ replies, onDiscard }: Props) {
  if (replies.length === 0) return null
  return (
    <Notice urgent title={text.title} text={text.text}>
      {replies.map((other) => (
        <TheirText key={other.id} text={other.message} />
      ))}
      <Button size="sm" className="min-h-11" onClick={onDiscard}>
        {text.discard}
      </Button>
    </Notice>
  )
}
