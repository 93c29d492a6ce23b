import { deviceName } from '@arkpax/schema/device-name'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { Badge } from './ui/react/Badge.tsx'
import { Button } from './ui/react/Button.tsx'

interface Props {
  session: { user_agent: string | null; created_at: string; last_seen_at: string; current: boolean }
  text: { thisDevice: string; lastSeen: (when: string) => string; signedIn: (when: string) => string }
  /** What the button that signs it out says. */
  end: string
  isEnding: boolean
  onEnd: () => void
}

/** A browser that is signed in, and the way to sign it out unless it is this one. */
export function SessionRow({ session, text, end, isEnding, onEnd }: Props) {
  const name = deviceName(session.user_agent)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4 last:border-b-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{name}</span>
          {session.current && <Badge tone="good">{text.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-muted tabular-nums">{text.lastSeen(formatDateTime(session.last_seen_at))}</p>
        <p className="text-sm text-ink-muted tabular-nums">{text.signedIn(formatDateTime(session.created_at))}</p>
      </div>
      {!session.current && (
        <Button size="sm" pending={isEnding} aria-label={`${end}: ${name}`} onClick={onEnd}>
          {end}
        </Button>
      )}
    </li>
  )
}
