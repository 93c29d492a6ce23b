import type { Presence } from '@arkpax/schema/presence'
import { Eye, PenLine } from 'lucide-react'

interface Props extends Pick<Presence, 'others'> {
  text: {
    typing: (name: string) => string
    open: (name: string) => string
    /** One oneself, in another tab. */
    ownTyping: string
    ownOpen: string
  }
}

/** Who else has the thing open, and who writes. Always in the page, so that it is heard when somebody comes. */
export function PresenceNotice({ others, text }: Props) {
  return (
    <div role="status" className={others.length > 0 ? 'grid gap-1 rounded-sm bg-notice-tint px-4 py-3' : ''}>
      {others.map(({ id, name, you, typing }) => (
        <p key={id} className={`flex items-center gap-2 ${typing ? 'font-semibold' : ''}`}>
          {typing ? (
            <PenLine className="size-4 shrink-0" aria-hidden="true" />
          ) : (
            <Eye className="size-4 shrink-0" aria-hidden="true" />
          )}
          {you ? (typing ? text.ownTyping : text.ownOpen) : (typing ? text.typing : text.open)(name)}
        </p>
      ))}
    </div>
  )
}
