import { createHash } from 'node:crypto'
import { HOUR_MS } from '@arkpax/schema/durations'
import type { ErrorCode } from '@arkpax/schema/errors'
import type { Kysely } from 'kysely'
import { NOBODY, recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { countTry } from '../../db/rate-limits.ts'
import { ofStaff, titleOf } from './audit-entry.ts'
import { findPersonByEmail, findShared } from './staff.repo.ts'

const REASONS: Partial<Record<ErrorCode, string>> = {
  wrong_password: 'Väärä salasana',
  wrong_credentials: 'Väärä sähköposti tai salasana',
  wrong_code: 'Väärä koodi',
  too_many_requests: 'Liian monta yritystä',
  wrong_passkey: 'Pääsyavain ei käynyt',
}

interface FailedSignIn {
  /** What was typed as the address; undefined for the shared password, null where nobody was named. */
  email: string | undefined | null
  /** The address of the client, which is kept only as a hash. */
  client: string
  device: string | null
}

/**
 * Writes down that signing in failed, and how; what was typed is not kept. A flood of one client makes a line of the first try
 * of an hour, of the tenth, the hundredth and so on.
 */
export async function recordFailedSignIn(
  db: Kysely<Database>,
  code: ErrorCode,
  { email, client, device }: FailedSignIn,
  now: Date,
): Promise<void> {
  const person = await whoWasMeant(db, email)
  await db.transaction().execute(async (transaction) => {
    const { tries } = await countTry(transaction, keyOf(client), HOUR_MS, now)
    if (!/^10*$/.test(String(tries))) return
    const facts = { device, tries, reason: REASONS[code] }
    const title = person && titleOf(person)
    await recordAudit(transaction, now, NOBODY, ofStaff('sign-in-failed', person?.id ?? 'unknown', { title, facts }))
  })
}

async function whoWasMeant(db: Kysely<Database>, email: FailedSignIn['email']) {
  if (email === null) return undefined
  return email ? findPersonByEmail(db, email) : findShared(db)
}

const keyOf = (client: string) => createHash('sha256').update(`failed-sign-in ${client}`).digest('base64url')
