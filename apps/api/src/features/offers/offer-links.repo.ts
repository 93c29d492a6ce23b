import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashToken, newToken } from '../../services/opaque-token.ts'

/** A new link to an offer; its token is stored nowhere. */
export async function makeLink(
  db: Kysely<Database>,
  { offerId, revision }: { offerId: string; revision: number },
  now: Date,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('offer_links')
    .values({ token_hash: hashToken(token), offer_id: offerId, revision, created_at: now.toISOString() })
    .execute()
  return token
}

/** The offer that a token leads to, and what was the newest of it when the link was made; undefined where we have made no such link. */
export const readLink = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('offer_links')
    .select(['offer_id', 'revision'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
