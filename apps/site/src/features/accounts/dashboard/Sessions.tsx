import type { CustomerSession } from '@arkpax/schema/accounts'
import { deviceName } from '@arkpax/schema/device-name'
import { formatDateTime } from '@arkpax/schema/format-fi'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { profileText as text } from './profile.fi.ts'

/** The browsers that are signed in, each with the way to sign it out. */
export function Sessions() {
  const sessions = useRead('GET /api/auth/sessions')
  return (
    <Loaded read={sessions} failure={text.sessionsFailure}>
      {(all) => (
        <ul className="border-t border-line">
          {all.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Session({ session }: { session: CustomerSession }) {
  const { id, user_agent, created_at, last_seen_at, current } = session
  const name = deviceName(user_agent)
  const revoke = useWrite('DELETE /api/auth/sessions/{id}', {
    success: text.revoked,
    failure: text.revokeFailure,
    changes: ['GET /api/auth/sessions'],
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4 last:border-b-0">
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{name}</span>
          {current && <Badge tone="good">{text.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-muted tabular-nums">{text.lastSeen(formatDateTime(last_seen_at))}</p>
        <p className="text-sm text-ink-muted tabular-nums">{text.signedIn(formatDateTime(created_at))}</p>
      </div>
      {!current && (
        <Button
          size="sm"
          pending={revoke.isPending}
          onClick={() => revoke.mutate([{ params: { id } }])}
          aria-label={`${text.revoke}: ${name}`}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  )
}
