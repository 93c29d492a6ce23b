import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

export interface RateLimitTable {
  key: string
  tries: number
  resets_at: string
}

/** Counts one try under a key and gives the tries in the running window and when it ends. */
export async function countTry(
  db: Kysely<Database>,
  key: string,
  windowMs: number,
  now: Date,
): Promise<RateLimitTable> {
  const current = now.toISOString()
  const windowEnd = new Date(now.getTime() + windowMs).toISOString()
  return db
    .insertInto('rate_limits')
    .values({ key, tries: 1, resets_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql<number>`case when rate_limits.resets_at <= ${current} then 1 else rate_limits.tries + 1 end`,
        resets_at: sql<string>`case when rate_limits.resets_at <= ${current} then ${windowEnd} else rate_limits.resets_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes the windows that are over. */
export async function deleteEndedWindows(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute()
}
