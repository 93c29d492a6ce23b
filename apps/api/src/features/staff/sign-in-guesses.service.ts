import { DAY_MS } from '@arkpax/schema/durations'
import type { AdminLoginInput } from '@arkpax/schema/staff'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ApiEnv } from '../../http/env.ts'
import { countCall, limitCall, tooMany, uncountCall } from '../../http/limits.ts'
import { cookieToken, setTokenCookie } from '../../http/session-cookie.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'
import { useSecondFactor } from './second-factor.service.ts'
import { findPersonByEmail } from './staff.repo.ts'
import { insertDevice, isDeviceOf } from './staff-devices.repo.ts'

/** How long a browser counts as known after somebody has signed in with it. */
const DEVICE_MS = 365 * DAY_MS

const ACCOUNT_UNDER_ATTACK =
  'Tälle käyttäjälle on yritetty kirjautua liian monta kertaa. Kirjaudu pääsyavaimella, anna salasanan lisäksi koodi tai odota hetki.'
const SHARED_UNDER_ATTACK = 'Yhteisellä salasanalla on yritetty kirjautua liian monta kertaa. Odota hetki.'

/**
 * Counts a try at the password of an account, whether the account is there or not, before the password is looked at; it is
 * taken back when it was right. Past the limit only a browser that the account knows may try, and whoever shows a code of its
 * second factor, which is used up by one try. Tells whether a code was; throws `too_many_requests`.
 */
export async function countPasswordTry(
  c: Context<ApiEnv>,
  db: Kysely<Database>,
  { email, code }: AdminLoginInput,
  now: Date,
): Promise<{ isCodeUsed: boolean }> {
  const { isOver, resetsAt } = await countCall(db, 'staff-guesses', email ?? '', now)
  if (!isOver || (await isKnownBrowser(c, db, email, now))) return { isCodeUsed: false }
  const person = email && code ? await findPersonByEmail(db, email) : undefined
  if (person && code && (await useSecondFactor(db, person, code, now))) return { isCodeUsed: true }
  const refusal = tooMany(resetsAt, now, email ? ACCOUNT_UNDER_ATTACK : SHARED_UNDER_ATTACK)
  // Both ways are offered to everybody: nobody learns which of them an account has, nor whether there is one.
  throw email ? new ApiError(refusal.code, { ...refusal.extras, secondFactors: ['app', 'passkey'] }) : refusal
}

/** Takes the try back: the password was right. */
export const takeBackPasswordTry = (db: Kysely<Database>, { email }: AdminLoginInput) =>
  uncountCall(db, 'staff-guesses', email ?? '')

/**
 * Counts a try at the six digits of a person whose password was right, and takes it back when they were right, too: many clients
 * together could guess them. A recovery code cannot be guessed. Throws `too_many_requests`.
 */
export async function limitCodes<T>(
  db: Kysely<Database>,
  { email, code }: AdminLoginInput,
  now: Date,
  work: () => Promise<T>,
): Promise<T> {
  if (!email || code?.length !== 6) return work()
  await limitCall(db, 'staff-codes', email, now)
  const done = await work()
  await uncountCall(db, 'staff-codes', email)
  return done
}

const isKnownBrowser = async (c: Context<ApiEnv>, db: Kysely<Database>, email: string | undefined, now: Date) => {
  const token = cookieToken(c, 'arkpax_staff_device')
  return token !== undefined && isDeviceOf(db, hashToken(token), email, now)
}

/** Remembers the browser as one in which this person, or without an address whoever has the shared password, has signed in. */
export async function rememberBrowser(
  c: Context<ApiEnv>,
  db: Kysely<Database>,
  { id, email }: { id: string; email: string | null },
  now: Date,
): Promise<void> {
  if (await isKnownBrowser(c, db, email ?? undefined, now)) return
  const token = newToken()
  const expires_at = new Date(now.getTime() + DEVICE_MS).toISOString()
  await insertDevice(db, { token_hash: hashToken(token), user_id: id, expires_at })
  setTokenCookie(c, 'arkpax_staff_device', token, DEVICE_MS)
}
