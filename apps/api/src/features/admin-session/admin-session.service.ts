import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { unlessHeld } from '../../db/retry.ts'
import type { Gates } from '../../http/access.ts'
import { ApiError } from '../../http/api-error.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { hashPassword, isPassword } from '../../services/password-hash.ts'
import {
  deleteSession,
  findAdmin,
  findSession,
  insertAdmin,
  insertSession,
  setAdminPassword,
  touchSession,
} from './admin-session.repo.ts'
import { isAlive, LIFETIME_MS, needsTouch } from './session-age.ts'

/**
 * Brings the stored hash in line with the configured password, which ends all sessions when it has changed. Without a
 * configured one, the first start of the first process makes a password at random and returns it, to be printed once.
 */
export async function prepareAdminPassword(db: Kysely<Database>, config: Config): Promise<string | undefined> {
  const stored = await findAdmin(db)
  if (config.adminPasswordHash) {
    if (stored?.password !== config.adminPasswordHash) await setAdminPassword(db, config.adminPasswordHash)
    return undefined
  }
  if (config.adminPassword) {
    const isSame = stored && (await isPassword(stored.password, config.adminPassword))
    if (!isSame) await setAdminPassword(db, await hashPassword(config.adminPassword))
    return undefined
  }
  if (stored) return undefined
  const password = randomBytes(15).toString('base64url')
  return (await insertAdmin(db, await hashPassword(password))) ? password : undefined
}

/** Opens a session for the shared password and returns its bearer token; throws `wrong_password`. */
export async function openSession(db: Kysely<Database>, password: string, now: Date): Promise<string> {
  const admin = await findAdmin(db)
  if (!admin || !(await isPassword(admin.password, password))) throw new ApiError('wrong_password')
  const token = newToken()
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: admin.id,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  })
  return token
}

/** Ends the session of a token. */
export const closeSession = (db: Kysely<Database>, token: string) => deleteSession(db, hashToken(token))

/** The gate of every admin call: a token is good while its session is. */
export const acceptsAdminToken: Gates['acceptsAdmin'] = async (c, token) => {
  const { db, now } = c.var.deps
  const tokenHash = hashToken(token)
  const session = await findSession(db, tokenHash)
  if (!session || !isAlive(session, now())) return false
  // What cannot be written down now is written down by the next call.
  if (needsTouch(session, now())) await unlessHeld(() => touchSession(db, tokenHash, now().toISOString()))
  return true
}
