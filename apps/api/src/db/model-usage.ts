import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

/** What has been asked of the language model on a day (UTC). */
export interface ModelUsageTable {
  day: string
  calls: number
  tokens: number
}

/** Counts a call and the most tokens it can take; false, and nothing is counted, when that would pass a cap of the day. */
export async function reserveModelUse(
  db: Kysely<Database>,
  day: string,
  tokens: number,
  caps: { calls: number; tokens: number },
): Promise<boolean> {
  if (caps.calls < 1 || tokens > caps.tokens) return false
  const counted = await db
    .insertInto('model_usage')
    .values({ day, calls: 1, tokens })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({
          calls: sql<number>`model_usage.calls + 1`,
          tokens: sql<number>`model_usage.tokens + ${tokens}`,
        })
        .where('model_usage.calls', '<', caps.calls)
        .where('model_usage.tokens', '<=', caps.tokens - tokens),
    )
    .returning('day')
    .executeTakeFirst()
  return counted !== undefined
}

/** Corrects a reservation by the difference to what was really used. */
export async function settleModelUse(db: Kysely<Database>, day: string, difference: number): Promise<void> {
  await db
    .updateTable('model_usage')
    .set({ tokens: sql<number>`tokens + ${difference}` })
    .where('day', '=', day)
    .execute()
}
