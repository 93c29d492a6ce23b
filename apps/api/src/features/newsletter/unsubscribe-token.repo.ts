import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'

const PURPOSE = 'newsletter-unsubscribe'

/** Makes the token of a letter's way out; it works as long as the address is kept. */
export async function mintUnsubscribeToken(db: Kysely<Database>, email: string, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hashToken(token),
      purpose: PURPOSE,
      email,
      user_id: null,
      created_at: now.toISOString(),
      expires_at: null,
      used_at: null,
    })
    .execute()
  return token
}

/** The address to which a letter with this token was mailed; undefined when there is none. */
export async function findUnsubscribeAddress(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_tokens')
    .select('email')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', PURPOSE)
    .executeTakeFirst()
  return row?.email
}

/** Deletes the tokens of an address that is no longer kept. */
export async function deleteUnsubscribeTokens(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('email_tokens').where('purpose', '=', PURPOSE).where('email', '=', email).execute()
}

/** Deletes the tokens of addresses that are no longer kept. */
export async function deleteOrphanedUnsubscribeTokens(db: Kysely<Database>): Promise<void> {
  const kept = db.selectFrom('newsletter_subscriptions').select('email')
  await db.deleteFrom('email_tokens').where('purpose', '=', PURPOSE).where('email', 'not in', kept).execute()
}
