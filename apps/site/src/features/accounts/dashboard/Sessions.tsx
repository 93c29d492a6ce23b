import type { CustomerSession } from '@arkpax/schema/accounts'
import { SessionRow } from '~/components/SessionRow.tsx'
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
  const { mutate, isPending } = useWrite('DELETE /api/auth/sessions/{id}', {
    success: text.revoked,
    failure: text.revokeFailure,
    changes: ['GET /api/auth/sessions'],
  })
  const end = () => mutate([{ params: { id: session.id } }])
  return <SessionRow session={session} text={text} end={text.revoke} isEnding={isPending} onEnd={end} />
}
