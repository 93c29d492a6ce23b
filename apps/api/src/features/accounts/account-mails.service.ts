import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { queueMail } from '../mail/mail.service.ts'
import { accountDeleted } from './account-deleted.mail.ts'
import { accountExists } from './account-exists.mail.ts'
import { findAccountsOf } from './accounts.repo.ts'
import { addressVerification } from './address-verification.mail.ts'
import { passwordChanged } from './password-changed.mail.ts'
import { passwordReset } from './password-reset.mail.ts'

/**
 * Queues the mail that follows a registration: it verifies the address or, when somebody has verified it already, says that
 * there is an account. Both are the same work, so that neither the answer nor its time tells which.
 */
export async function queueVerification(
  db: Kysely<Database>,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { verified } = await findAccountsOf(db, email)
  if (verified) await queueMail(db, accountExists, { to: email, payload: {} }, now)
  else await queueMail(db, addressVerification, { to: email, payload: { customer_id: id } }, now)
}

/** Queues the link to a new password; the mail is dropped when it leaves and the address has no account. */
export async function queuePasswordReset(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await queueMail(db, passwordReset, { to: email, payload: {} }, now)
}

/** Queues the mail that tells the owner of a verified address of a new password: whoever stole the account would not. */
export async function queuePasswordChanged(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await queueMail(db, passwordChanged, { to: email, payload: { at: now.toISOString() } }, now)
}

/** Queues the mail that tells of a deleted account. */
export async function queueAccountDeleted(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  await queueMail(db, accountDeleted, { to: email, payload: { at: now.toISOString() } }, now)
}
