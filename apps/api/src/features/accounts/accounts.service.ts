import type { CustomerLoginInput, CustomerPasswordInput, CustomerRegisterInput } from '@arkpax/schema/accounts'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { deleteEmailTokens } from '../../db/email-tokens.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import { hashPassword, isPassword, NOBODYS_HASH } from '../../services/password-hash.ts'
import { findAccountsOf, findPasswordHash, insertCustomer, updatePassword } from './accounts.repo.ts'
import { isCommonPassword } from './common-passwords.ts'
import { deleteSessions } from './customer-sessions.repo.ts'

/** Makes an account that has not been verified, whatever else the address has: it belongs to whoever verifies it. */
export async function register(db: Kysely<Database>, input: CustomerRegisterInput, passwordHash: string, now: Date) {
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
 * The id of the account that an address and a password open: the verified one, else the newest that is not verified. Two hashes
 * are always checked, so that neither the answer nor its time tells whether the address is known. Throws `wrong_credentials`.
 */
export async function authenticate(db: Kysely<Database>, { email, password }: CustomerLoginInput): Promise<string> {
  const { verified, unverified } = await findAccountsOf(db, email)
  const opensVerified = await isPassword(verified?.password ?? NOBODYS_HASH, password)
  const opensUnverified = await isPassword(unverified?.password ?? NOBODYS_HASH, password)
  if (verified && opensVerified) return verified.id
  if (unverified && opensUnverified) return unverified.id
  throw new ApiError('wrong_credentials')
}

/** Asks the password of a signed-in customer once more; throws `invalid_fields` that names the field when it is wrong. */
export async function confirmPassword(db: Kysely<Database>, id: string, password: string, field = 'password') {
  const passwordHash = await findPasswordHash(db, id)
  if (await isPassword(passwordHash ?? NOBODYS_HASH, password)) return
  throw invalidField(field, 'Väärä salasana')
}

/** Changes the password of a signed-in customer, which ends the other sessions and makes mailed links useless. */
export async function changePassword(
  db: Kysely<Database>,
  { id, session_id }: SignedInCustomer,
  { current_password, new_password }: CustomerPasswordInput,
): Promise<void> {
  await confirmPassword(db, id, current_password, 'current_password')
  const passwordHash = await hashPassword(new_password)
  await db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, id, passwordHash)
    await deleteSessions(transaction, id, session_id)
    await deleteEmailTokens(transaction, 'password-reset', id)
  })
}

/** Throws `invalid_fields` for a password that anyone would try first. */
export function refuseCommonPassword(password: string, ownWords: readonly string[], field = 'password'): void {
  if (isCommonPassword(password, ownWords))
    throw invalidField(field, 'Salasana on liian helppo arvata. Valitse jokin muu.')
}

/** A failure that names one field of the form. */
export const invalidField = (path: string, detail: string) =>
  new ApiError('invalid_fields', { errors: [{ path, detail }] })
