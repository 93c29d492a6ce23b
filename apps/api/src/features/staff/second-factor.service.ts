import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { hashToken } from '../../services/opaque-token.ts'
import { setPendingSecret, setSecondFactor, useRecoveryCode, useStep } from './second-factor.repo.ts'
import type { UserTable } from './staff.table.ts'

const PERIOD_S = 30
/** A code is good one step before and after its own, as clocks differ. */
const WINDOW = 1
const RECOVERY_CODES = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

type Person = Selectable<UserTable>

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Arkpax', label, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 })

/** The 30 s step whose code this is, if it is one of about now. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}

/** Makes a secret that waits for its first code: in base32, and as the address that a QR code holds. */
export async function beginSecondFactor(db: Kysely<Database>, person: Person) {
  const { base32: secret } = new Secret({ size: 20 })
  await setPendingSecret(db, person.id, secret)
  return { secret, uri: totp(secret, person.email ?? '').toString() }
}

/** Takes the waiting secret into use; gives the recovery codes, of which only hashes are kept. Throws `invalid_fields`. */
export async function confirmSecondFactor(
  db: Kysely<Database>,
  person: Person,
  code: string,
  now: Date,
): Promise<string[]> {
  const secret = person.totp_pending_secret
  const step = secret ? stepOf(secret, code, now) : undefined
  if (!secret || step === undefined) {
    throw invalidField('code', 'Koodi ei käy. Tarkista, että laitteen kello on oikeassa, ja anna uusin koodi.')
  }
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await setSecondFactor(db, person.id, { secret, step, codeHashes: codes.map(hashToken) })
  return codes.map((whole) => `${whole.slice(0, 5)}-${whole.slice(5)}`)
}

/** Lets through whoever shows a code of the app or a recovery code, each once. Throws `second_factor_needed`, `wrong_code`. */
export async function checkSecondFactor(db: Kysely<Database>, person: Person, code: string | undefined, now: Date) {
  if (!person.totp_secret) return
  if (!code) throw new ApiError('second_factor_needed')
  const step = stepOf(person.totp_secret, code, now)
  const isGood =
    step === undefined ? await useRecoveryCode(db, person.id, hashToken(code)) : await useStep(db, person.id, step)
  if (!isGood) throw new ApiError('wrong_code')
}

const newRecoveryCode = () => Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
