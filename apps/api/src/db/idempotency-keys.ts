import { DAY_MS } from '@arkpax/schema/durations'
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Database } from './database.ts'

export interface IdempotencyKeyTable {
  key_hash: string
  request_hash: string
  status: number
  /** Sealed with the key. */
  answer: string
  expires_at: string
}

const KEPT_MS = DAY_MS

/**
 * Takes a key for the rest of the transaction; false when another one has it. In SQLite a transaction holds the write lock
 * from its beginning, so there is no other.
 */
export async function takeKey(transaction: Kysely<Database>, keyHash: string): Promise<boolean> {
  if (transaction.getExecutor().adapter instanceof SqliteAdapter) return true
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${keyHash}, 0)) as taken`.execute(transaction)
  return rows[0]?.taken === true
}

/** The answer under a key that has not expired: it is kept for 24 hours. */
export async function findAnswer(db: Kysely<Database>, keyHash: string, now: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Stores an answer under its key, over one that has expired; false, and nothing is stored, when there is one that has not. */
export async function storeAnswer(
  db: Kysely<Database>,
  answer: Omit<IdempotencyKeyTable, 'expires_at'>,
  now: Date,
): Promise<boolean> {
  const row = { ...answer, expires_at: new Date(now.getTime() + KEPT_MS).toISOString() }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(row).where('idempotency_keys.expires_at', '<=', now.toISOString()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Deletes what has expired. */
export async function deleteExpiredAnswers(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now.toISOString()).execute()
}
