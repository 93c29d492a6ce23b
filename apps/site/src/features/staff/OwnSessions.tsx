import type { StaffSession } from '@arkpax/schema/staff'
import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { signedIn } from '~/components/admin/signed-in.ts'
import { useFocusKept } from '~/components/admin/use-focus-kept.ts'
import { SessionRow } from '~/components/SessionRow.tsx'
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

function Session({ session }: { session: StaffSession }) {
  const { mutate, isPending } = useWrite('DELETE /api/admin/sessions/{id}', {
    success: text.ended,
    failure: text.endFailed,
    changes: ['GET /api/admin/sessions'],
    doubts: ['GET /api/admin/sessions'],
  })
  const end = () => mutate([{ params: { id: session.id } }])
  return <SessionRow session={session} text={text} end={text.end} isEnding={isPending} onEnd={end} />
}
