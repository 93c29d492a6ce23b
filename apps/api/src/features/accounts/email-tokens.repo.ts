import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'

interface NewEmailToken {
  purpose: string
  email: string
  userId: string
  /** How long the link works. */
  lifetimeMs: number
}

/** Makes the token of a mailed link. The links that have been mailed before go on working. */
export async function mintEmailToken(db: Kysely<Database>, wanted: NewEmailToken, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(token),
      purpose: wanted.purpose,
      email: wanted.email,
      user_id: wanted.userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + wanted.lifetimeMs).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** The customer whom a link that still works was mailed to. */
export async function findEmailToken(db: Kysely<Database>, purpose: string, token: string, now: Date) {
  return db
    .selectFrom('email_tokens')
    .select(['token_hash', 'user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Uses a link up, once: false when another call has used it meanwhile. */
export async function useEmailToken(db: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Makes the links of one purpose that a customer has been mailed useless. */
export async function deleteEmailTokens(db: Kysely<Database>, purpose: string, userId: string): Promise<void> {
  await db.deleteFrom('email_tokens').where('purpose', '=', purpose).where('user_id', '=', userId).execute()
}

/** Deletes links that no longer work. */
export async function deleteExpiredEmailTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now.toISOString()).execute()
}
