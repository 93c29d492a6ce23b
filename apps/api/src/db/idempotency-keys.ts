import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

export interface IdempotencyKeyTable {
  key_hash: string
  request_hash: string
  status: number
  answer: string
  expires_at: string
}

const KEPT_MS = 24 * 60 * 60 * 1000

/** The stored answer under a key that has not expired (architecture §4: 24 h). */
export async function findAnswer(db: Kysely<Database>, keyHash: string, now: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Stores an answer under its key, over one that has expired. */
export async function storeAnswer(
  db: Kysely<Database>,
  answer: Omit<IdempotencyKeyTable, 'expires_at'>,
  now: Date,
): Promise<void> {
  const row = { ...answer, expires_at: new Date(now.getTime() + KEPT_MS).toISOString() }
  await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(row).where('idempotency_keys.expires_at', '<=', now.toISOString()),
    )
    .execute()
}

/** Deletes what has expired. */
export async function deleteExpiredAnswers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now.toISOString()).execute()
}
