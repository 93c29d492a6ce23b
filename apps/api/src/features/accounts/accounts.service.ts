import type { CustomerLoginInput, CustomerPasswordInput, CustomerRegisterInput } from '@arkpax/schema/accounts'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import { hashPassword, isPassword, NOBODYS_HASH } from '../../services/password-hash.ts'
import { queuePasswordChanged } from './account-mails.service.ts'
import {
  findAccountsOf,
  findClaimant,
  findPasswordHash,
  insertCustomer,
  makeRoomForClaim,
  updatePassword,
} from './accounts.repo.ts'
import { isCommonPassword } from './common-passwords.ts'
import { deleteSessions } from './customer-sessions.repo.ts'
import { deleteEmailTokens } from './email-tokens.repo.ts'
import { passwordSalt } from './password-salt.repo.ts'

/** So many unverified accounts may claim one address. */
const MOST_CLAIMS = 100

/** A password as it is stored for an account of an address. */
export const hashFor = async (db: Kysely<Database>, email: string, password: string) =>
  hashPassword(password, await passwordSalt(db, email))

/** Makes an account that has not been verified, whatever else the address has: it belongs to whoever verifies it. */
export async function register(db: Kysely<Database>, input: CustomerRegisterInput, passwordHash: string, now: Date) {
  await makeRoomForClaim(db, input.email, MOST_CLAIMS)
  return insertCustomer(db, {
    ...input,
    id: uuidv7(),
    password: passwordHash,
    email_verified_at: null,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
  })
}

/**
 * The id of the account that an address and a password open: the verified one, else any that claims the address. Two hashes
 * are always computed, so that neither the answer nor its time tells whether the address is known, or how many claim it.
 * Throws `wrong_credentials`.
 */
export async function authenticate(db: Kysely<Database>, { email, password }: CustomerLoginInput): Promise<string> {
  const { verified } = await findAccountsOf(db, email)
  const opensVerified = await isPassword(verified?.password ?? NOBODYS_HASH, password)
  const claimant = await findClaimant(db, email, await hashFor(db, email, password))
  if (verified && opensVerified) return verified.id
  if (claimant) return claimant.id
  throw new ApiError('wrong_credentials')
}

/** Whether a password is that of an account. */
export async function isPasswordOf(db: Kysely<Database>, id: string, password: string): Promise<boolean> {
  return isPassword((await findPasswordHash(db, id)) ?? NOBODYS_HASH, password)
}

/** Asks the password of a signed-in customer once more; throws `invalid_fields` that names the field when it is wrong. */
export async function confirmPassword(db: Kysely<Database>, id: string, password: string, field = 'password') {
  if (!(await isPasswordOf(db, id, password))) throw invalidField(field, 'Väärä salasana')
}

/** Changes the password of a signed-in customer, which ends the other sessions, makes mailed links useless and is told to a verified address. */
export async function changePassword(
  db: Kysely<Database>,
  { id, email, email_verified_at, session_id }: SignedInCustomer,
  { current_password, new_password }: CustomerPasswordInput,
  now: Date,
): Promise<void> {
  await confirmPassword(db, id, current_password, 'current_password')
  const passwordHash = await hashFor(db, email, new_password)
  await db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, id, passwordHash)
    await deleteSessions(transaction, id, session_id)
    await deleteEmailTokens(transaction, 'password-reset', id)
    if (email_verified_at) await queuePasswordChanged(transaction, email, now)
  })
}

/** Throws `invalid_fields` for a password that anyone would try first. */
export function refuseCommonPassword(password: string, ownWords: readonly string[], field = 'password'): void {
  if (isCommonPassword(password, ownWords))
    throw invalidField(field, 'Salasana on liian helppo arvata. Valitse jokin muu.')
}
