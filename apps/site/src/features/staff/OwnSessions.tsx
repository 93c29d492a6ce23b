import { deviceName } from '@arkpax/schema/device-name'
import { formatDateTime } from '@arkpax/schema/format-fi'
import type { StaffSession } from '@arkpax/schema/staff'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { signedIn } from '~/components/admin/signed-in.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { Badge } from '~/components/ui/react/Badge.tsx'
import { Button } from '~/components/ui/react/Button.tsx'
import { Loaded } from '~/components/ui/react/Loaded.tsx'
import { useRead } from '~/lib/use-read.ts'
import { useWrite } from '~/lib/use-write.ts'
import { ownText as text } from './staff.fi.ts'

/** The browsers in which one is signed in, each with the way to sign it out. */
export function OwnSessions() {
  const sessions = useRead('GET /api/admin/sessions')
  const isShared = useStore(signedIn)?.email === null
  return (
    <Loaded read={sessions} failure={text.sessionsFailed}>
      {(all) => (
        <>
          <p className="mb-3 text-ink-muted">{isShared ? text.sharedSessionsText : text.sessionsText}</p>
          <SessionList sessions={all} />
        </>
      )}
    </Loaded>
  )
}

function SessionList({ sessions }: { sessions: StaffSession[] }) {
  const list = useRef<HTMLUListElement>(null)
  useFocusKept(list, String(sessions.length))
  return (
    <ul ref={list} tabIndex={-1} aria-label={text.sessions} className="border-t border-line outline-none">
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </ul>
  )
}

function Session({ session: { id, user_agent, created_at, last_seen_at, current } }: { session: StaffSession }) {
  const name = deviceName(user_agent)
  const { mutate, isPending } = useWrite('DELETE /api/admin/sessions/{id}', {
    success: text.ended,
    failure: text.endFailed,
    changes: ['GET /api/admin/sessions'],
    doubts: ['GET /api/admin/sessions'],
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
          pending={isPending}
          aria-label={`${text.end}: ${name}`}
          onClick={() => mutate([{ params: { id } }])}
        >
          {text.end}
        </Button>
      )}
    </li>
  )
}
