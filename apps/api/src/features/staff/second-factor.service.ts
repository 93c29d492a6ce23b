import type { Problem } from '@arkpax/schema/errors'
import type { OwnSecondFactors } from '@arkpax/schema/staff'
import type { Kysely, Selectable } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { hashToken } from '../../services/opaque-token.ts'
import { listPasskeys } from './passkeys.repo.ts'
import { countRecoveryCodes, setRecoveryCodes, useRecoveryCode } from './recovery-codes.repo.ts'
import { makeRecoveryCodes } from './recovery-codes.service.ts'
import { findSecondFactors, setApp, setPendingSecret, useStep } from './second-factor.repo.ts'
import type { UserTable } from './staff.table.ts'

const PERIOD_S = 30
/** A code is good one step before and after its own, as clocks differ. */
const WINDOW = 1

type Person = Selectable<UserTable>

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Arkpax', label, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 })

/** The 30 s step whose code this is, if it is one of about now. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

/** What a person has beside the password: nothing, an authenticator app, passkeys, or both. */
export async function secondFactorsOf(
  db: Kysely<Database>,
  userId: string,
): Promise<NonNullable<Problem['second_factors']>> {
  const found = await findSecondFactors(db, userId)
  return [...(found?.totp_secret ? ['app' as const] : []), ...(found?.passkey_id ? ['passkey' as const] : [])]
}

/** A person's second factors as they see them; the shared password has none. */
export async function readSecondFactors(db: Kysely<Database>, userId: string): Promise<OwnSecondFactors> {
  return {
    app: (await secondFactorsOf(db, userId)).includes('app'),
    passkeys: await listPasskeys(db, userId),
    recovery_codes_left: await countRecoveryCodes(db, userId),
  }
}

/** Makes a secret that waits for its first code: in base32, and as the address that a QR code holds. */
export async function beginApp(db: Kysely<Database>, person: Person) {
  const { base32: secret } = new Secret({ size: 20 })
  await setPendingSecret(db, person.id, secret)
  return { secret, uri: totp(secret, person.email ?? '').toString() }
}

/**
 * Takes the waiting secret into use. Gives new recovery codes, or none where a passkey has given some before and no app is
 * replaced. Throws `invalid_fields`.
 */
export async function confirmApp(db: Kysely<Database>, person: Person, code: string, now: Date): Promise<string[]> {
  const secret = person.totp_pending_secret
  const step = secret ? stepOf(secret, code, now) : undefined
  if (!secret || step === undefined) {
    throw invalidField('code', 'Koodi ei käy. Tarkista, että laitteen kello on oikeassa, ja anna uusin koodi.')
  }
  const before = await secondFactorsOf(db, person.id)
  await setApp(db, person.id, { secret, step })
  const keepsCodes = before.includes('passkey') && !before.includes('app')
  return keepsCodes ? [] : makeRecoveryCodes(db, person.id)
}

/** Recovery codes go with the last second factor. */
export async function dropUselessCodes(db: Kysely<Database>, userId: string): Promise<void> {
  if ((await secondFactorsOf(db, userId)).length === 0) await setRecoveryCodes(db, userId, [])
}

/**
 * Lets through whoever has no second factor, or shows a code of the app or a recovery code, each once. Throws
 * `second_factor_needed`, which tells what there is, and `wrong_code`.
 */
export async function checkSecondFactor(db: Kysely<Database>, person: Person, code: string | undefined, now: Date) {
  const secondFactors = await secondFactorsOf(db, person.id)
  if (secondFactors.length === 0) return
  if (!code) throw new ApiError('second_factor_needed', { secondFactors })
  if (!(await useSecondFactor(db, person, code, now))) throw new ApiError('wrong_code')
}

/** Uses up a code of the app or a recovery code; false when it is none of the person's, or was used before. */
export async function useSecondFactor(db: Kysely<Database>, person: Person, code: string, now: Date): Promise<boolean> {
  const step = person.totp_secret ? stepOf(person.totp_secret, code, now) : undefined
  return step === undefined ? useRecoveryCode(db, person.id, hashToken(code)) : useStep(db, person.id, step)
}
