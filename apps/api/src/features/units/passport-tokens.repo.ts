import type { PassportTier, PassportToken } from '@arkpax/schema/passport-tokens'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { hashToken } from '../../services/opaque-token.ts'

/** Everybody who reads more, newest first. */
export async function listPassportTokens(db: Kysely<Database>): Promise<PassportToken[]> {
  const rows = await db
    .selectFrom('passport_tokens')
    .select(['id', 'name', 'tier', 'created_by', 'created_at', 'revoked_at', 'last_used_at'])
    .select((eb) =>
      eb
        .selectFrom('passport_reads')
        .select(({ fn }) => fn.countAll<number>().as('reads'))
        .whereRef('token_id', '=', 'passport_tokens.id')
        .as('reads'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ reads, ...token }) => ({ ...token, reads: Number(reads) }))
}

interface NewToken {
  name: string
  tier: PassportTier
  token: string
  author: string
  now: Date
}

/** Stores the hash of a token and gives its id. */
export async function insertPassportToken(
  db: Kysely<Database>,
  { name, tier, token, author, now }: NewToken,
): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('passport_tokens')
    .values({ id, name, tier, token_hash: hashToken(token), created_by: author, created_at: now.toISOString() })
    .execute()
  return id
}

/** Takes a token away for good; undefined when it is not there or is gone already. */
export const revokePassportToken = (db: Kysely<Database>, id: string, now: Date) =>
  db
    .updateTable('passport_tokens')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'tier'])
    .executeTakeFirst()

/** Whose token it is, while it holds. */
export const findPassportToken = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('passport_tokens')
    .select(['id', 'tier'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Writes down that a passport was read with a token. */
export async function recordPassportRead(
  db: Kysely<Database>,
  { tokenId, unitId, now }: { tokenId: string; unitId: string; now: Date },
): Promise<void> {
  const at = now.toISOString()
  await db.insertInto('passport_reads').values({ id: uuidv7(), token_id: tokenId, unit_id: unitId, at }).execute()
  await db.updateTable('passport_tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute()
}

/** Forgets what was read of passports before a moment. */
export async function deletePassportReadsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('passport_reads').where('at', '<', before.toISOString()).execute()
}
