import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

export interface RateLimitTable {
  key: string
  tries: number
  resets_at: string
}

/** So much the clocks of processes may differ, and a call may be late with the time that it began with. */
const CLOCK_SLACK_MS = 60_000

/**
 * Counts one try under a key and gives the tries in the running window and when it ends. A window that ends later than any
 * that begins now was begun by a clock that was ahead; it counts as over, because it could last for years.
 */
export async function countTry(
  db: Kysely<Database>,
  key: string,
  windowMs: number,
  now: Date,
): Promise<RateLimitTable> {
  const current = now.toISOString()
  const windowEnd = new Date(now.getTime() + windowMs).toISOString()
  const latestEnd = new Date(now.getTime() + windowMs + CLOCK_SLACK_MS).toISOString()
  const isOver = sql`rate_limits.resets_at <= ${current} or rate_limits.resets_at > ${latestEnd}`
  return db
    .insertInto('rate_limits')
    .values({ key, tries: 1, resets_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql<number>`case when ${isOver} then 1 else rate_limits.tries + 1 end`,
        resets_at: sql<string>`case when ${isOver} then ${windowEnd} else rate_limits.resets_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes back one try under a key. */
export async function takeBackTry(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

/** Deletes the windows that are over. */
export async function deleteEndedWindows(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute()
}
