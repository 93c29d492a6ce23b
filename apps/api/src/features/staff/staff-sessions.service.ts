import { randomBytes } from 'node:crypto'
import type { AdminLoginInput } from '@arkpax/schema/staff'
import type { Kysely, Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { unlessHeld } from '../../db/retry.ts'
import type { Gates } from '../../http/access.ts'
import { ApiError } from '../../http/api-error.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { hashPassword, isPassword, NOBODYS_HASH } from '../../services/password-hash.ts'
import { ofStaff, titleOf } from './audit-entry.ts'
import { checkSecondFactor } from './second-factor.service.ts'
import {
  findPersonByEmail,
  findShared,
  hasSecondFactor,
  insertShared,
  lockUser,
  setSharedPassword,
} from './staff.repo.ts'
import type { UserTable } from './staff.table.ts'
import { isAlive, LIFETIME_MS, needsTouch } from './staff-session-age.ts'
import { findSession, insertSession, touchSession } from './staff-sessions.repo.ts'

/**
 * Brings the stored hash in line with the configured shared password, which ends its sessions when it has changed. Without a
 * configured one, the first start of the first process makes a password at random and returns it, to be printed once.
 */
export async function prepareAdminPassword(db: Kysely<Database>, config: Config): Promise<string | undefined> {
  const stored = await findShared(db)
  if (config.adminPasswordHash) {
    if (stored?.password !== config.adminPasswordHash) await setSharedPassword(db, uuidv7(), config.adminPasswordHash)
    return undefined
  }
  if (config.adminPassword) {
    const isSame = stored && (await isPassword(stored.password, config.adminPassword))
    if (!isSame) await setSharedPassword(db, uuidv7(), await hashPassword(config.adminPassword))
    return undefined
  }
  if (stored) return undefined
  const password = randomBytes(15).toString('base64url')
  return (await insertShared(db, uuidv7(), await hashPassword(password))) ? password : undefined
}

/**
 * Who a password belongs to: the shared one without an address, else a named person's. It takes as long for an address that
 * nobody has. Throws `wrong_password`, `wrong_credentials`.
 */
export async function authenticate(
  db: Kysely<Database>,
  { email, password }: Pick<AdminLoginInput, 'email' | 'password'>,
): Promise<Selectable<UserTable>> {
  const user = email ? await findPersonByEmail(db, email) : await findShared(db)
  const isRight = await isPassword(user?.password || NOBODYS_HASH, password)
  if (!user || !isRight) throw refusal(email)
  return user
}

const refusal = (email: string | undefined) => new ApiError(email ? 'wrong_credentials' : 'wrong_password')

/**
 * Signs in whose password was right, with the second factor where there is one and it has not been used up by this call; gives the
 * bearer token of a new session. Throws as `authenticate` does when the password has been changed meanwhile, and
 * `second_factor_needed`, `wrong_code`.
 */
export async function signIn(
  db: Kysely<Database>,
  { id, password, email }: Selectable<UserTable>,
  { code, isCodeUsed, userAgent }: { code: string | undefined; isCodeUsed: boolean; userAgent: string | null },
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, id, password)
    if (!user) throw refusal(email ?? undefined)
    if (!isCodeUsed) await checkSecondFactor(transaction, user, code, now)
    const token = await openSession(transaction, id, userAgent, now)
    await recordSignIn(transaction, user, { device: userAgent }, now)
    return token
  })
}

/** Writes down that somebody has signed in, whichever way. */
export const recordSignIn = (
  db: Kysely<Database>,
  { id, name, email, role }: Pick<Selectable<UserTable>, 'id' | 'name' | 'email' | 'role'>,
  how: { device: string | null; passkey?: string },
  now: Date,
) =>
  recordAudit(
    db,
    now,
    { name, email },
    ofStaff('sign-in', id, { title: titleOf({ name, email }), facts: { role, ...how } }),
  )

/** Opens a session and returns its bearer token. */
export async function openSession(
  db: Kysely<Database>,
  userId: string,
  userAgent: string | null,
  now: Date,
): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    user_agent: userAgent,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  })
  return token
}

/** The gate of every admin call: a token is good while its session is. */
export const findSignedInStaff: Gates['findStaff'] = async (c, token) => {
  const { db, now } = c.var.deps
  const token_hash = hashToken(token)
  const session = await findSession(db, token_hash)
  if (!session || !isAlive(session, now())) return undefined
  // What cannot be written down now is written down by the next call.
  if (needsTouch(session, now())) await unlessHeld(() => touchSession(db, token_hash, now().toISOString()))
  const { id, name, email, role } = session
  const second_factor = hasSecondFactor(session)
  const isAsked = session.second_factor_required === 1 && email !== null
  return { id, name, email, role, second_factor, must_add_second_factor: isAsked && !second_factor, token_hash }
}
