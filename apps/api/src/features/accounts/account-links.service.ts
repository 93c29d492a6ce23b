import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { hashPassword } from '../../services/password-hash.ts'
import { queuePasswordChanged } from './account-mails.service.ts'
import { lockAccountsBeside, updatePassword, verifyAddress } from './accounts.repo.ts'
import { confirmPassword } from './accounts.service.ts'
import { deleteSessions } from './customer-sessions.repo.ts'
import { deleteEmailTokens, findEmailToken, useEmailToken } from './email-tokens.repo.ts'

interface Verification {
  token: string
  password?: string | undefined
  /** Who is signed in where the link was opened. */
  signedInAs: string | undefined
}

/**
 * Gives an address to the account that the mailed link was made for. Whoever opens the link must be signed in to that account
 * or know its password: the owner of the mailbox may not be the one who made it. Throws `link_expired`, or `invalid_fields`
 * that asks for the password.
 */
export async function verify(db: Kysely<Database>, { token, password, signedInAs }: Verification, now: Date) {
  const link = await findLink(db, 'address-verification', token, now)
  if (signedInAs !== link.userId) {
    if (!password) throw invalidField('password', 'Vahvista osoite tilisi salasanalla')
    await confirmPassword(db, link.userId, password)
  }
  await takeAddress(db, link, now)
}

/**
 * Sets a new password by a mailed link, which also verifies the address, ends every session, makes other links useless and is told to
 * the owner. Gives the account's id. Throws `link_expired`.
 */
export async function resetPassword(db: Kysely<Database>, token: string, password: string, now: Date): Promise<string> {
  const link = await findLink(db, 'password-reset', token, now)
  const passwordHash = await hashPassword(password)
  await takeAddress(db, link, now, async (transaction) => {
    await updatePassword(transaction, link.userId, passwordHash)
    await deleteSessions(transaction, link.userId)
    await deleteEmailTokens(transaction, 'password-reset', link.userId)
    await queuePasswordChanged(transaction, link.email, now)
  })
  return link.userId
}

interface Link {
  tokenHash: string
  userId: string
  email: string
}

async function findLink(db: Kysely<Database>, purpose: string, token: string, now: Date): Promise<Link> {
  const link = await findEmailToken(db, purpose, token, now)
  if (!link?.user_id) throw new ApiError('link_expired')
  return { tokenHash: link.token_hash, userId: link.user_id, email: link.email }
}

/** Uses the link up and gives its account the address; another account that got it meanwhile keeps it. */
async function takeAddress(
  db: Kysely<Database>,
  link: Link,
  now: Date,
  change: (transaction: Kysely<Database>) => Promise<void> = async () => {},
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await lockAccountsBeside(transaction, link.userId)
      if (!(await useEmailToken(transaction, link.tokenHash, now))) throw new ApiError('link_expired')
      await verifyAddress(transaction, link.userId, now)
      await deleteEmailTokens(transaction, 'address-verification', link.userId)
      await change(transaction)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('link_expired')
    throw error
  }
}
