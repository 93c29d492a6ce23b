import { DAY_MS, MINUTE_MS } from '@arkpax/schema/durations'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { unlessHeld } from '../../db/retry.ts'
import type { Gates } from '../../http/access.ts'
import type { ApiEnv, SignedInCustomer } from '../../http/env.ts'
import { clearTokenCookie, cookieToken, setTokenCookie } from '../../http/session-cookie.ts'
import { userAgent } from '../../http/user-agent.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { findCustomer } from './accounts.repo.ts'
import {
  deleteSessionOfToken,
  findAccountOfDevice,
  findSession,
  insertDevice,
  insertSession,
  touchSession,
} from './customer-sessions.repo.ts'

/** A session ends when it has not been used for this long. */
const SESSION_MS = 30 * DAY_MS
/** How long a browser counts as known after it has signed in. */
const DEVICE_MS = 365 * DAY_MS
/** A session's use is written down at most this often, so that reads seldom write. */
const TOUCH_EVERY_MS = 5 * MINUTE_MS

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Signs a browser in: a session in the database, its token in a cookie, and the mark of a known browser. */
export async function openSession(c: Context<ApiEnv>, db: Kysely<Database>, userId: string, now: Date): Promise<void> {
  const token = newToken()
  await insertSession(db, {
    token_hash: hashToken(token),
    id: uuidv7(),
    user_id: userId,
    user_agent: userAgent(c),
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: after(now, SESSION_MS),
  })
  setTokenCookie(c, 'arkpax_session', token, SESSION_MS)
  await rememberDevice(c, db, userId, now)
}

/** Remembers the browser as one of the account's: others' wrong guesses never keep it out. */
export async function rememberDevice(
  c: Context<ApiEnv>,
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  const token = newToken()
  const device = { token_hash: hashToken(token), user_id: userId, created_at: now.toISOString() }
  await insertDevice(db, { ...device, expires_at: after(now, DEVICE_MS) })
  setTokenCookie(c, 'arkpax_device', token, DEVICE_MS)
}

/** The account of an address that this browser has signed in to before. */
export async function findKnownAccount(
  c: Context<ApiEnv>,
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const token = cookieToken(c, 'arkpax_device')
  return token ? findAccountOfDevice(db, hashToken(token), email, now) : undefined
}

/** Signs this browser out. */
export async function closeSession(c: Context<ApiEnv>, db: Kysely<Database>): Promise<void> {
  const token = cookieToken(c, 'arkpax_session')
  if (token) await deleteSessionOfToken(db, hashToken(token))
  clearTokenCookie(c, 'arkpax_session')
}

/** Who is signed in with this browser, for a page that anybody may open; looked up once in a call. */
export async function signedInCustomer(c: Context<ApiEnv>): Promise<SignedInCustomer | undefined> {
  const token = c.var.customer ? undefined : cookieToken(c, 'arkpax_session')
  if (token) c.set('customer', await findSignedInCustomer(c, token))
  return c.var.customer
}

/** What a form begins with of whoever is signed in with this browser. */
export async function knownPerson(c: Context<ApiEnv>): Promise<KnownPerson> {
  const signedIn = await signedInCustomer(c)
  const customer = signedIn && (await findCustomer(c.var.deps.db, signedIn.id))
  if (!customer) return { name: '', email: '', phone: '', postcode: '' }
  const { first_name, last_name, email, phone, postal_code } = customer
  return { name: `${first_name} ${last_name}`, email, phone: phone ?? '', postcode: postal_code ?? '' }
}

interface KnownPerson {
  name: string
  email: string
  phone: string
  postcode: string
}

/** The gate of every customer call: whose session a token belongs to. Its 30 days start anew with use. */
export const findSignedInCustomer: Gates['findCustomer'] = async (c, token) => {
  const { db, now } = c.var.deps
  const session = await findSession(db, hashToken(token), now())
  if (!session) return undefined
  const { last_seen_at, ...customer } = session
  if (now().getTime() - Date.parse(last_seen_at) >= TOUCH_EVERY_MS) {
    // What cannot be written down now is written down by the next call.
    await unlessHeld(() => touchSession(db, customer, now(), after(now(), SESSION_MS)))
    setTokenCookie(c, 'arkpax_session', token, SESSION_MS)
  }
  return customer
}
