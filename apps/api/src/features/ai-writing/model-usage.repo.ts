import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { DailyCaps, ModelUsage } from '../../services/language-model.ts'

/** The caps of a day, kept in the database for all processes: for writing posts and for the assistant together. */
export const modelUsage = (db: Kysely<Database>): ModelUsage => ({
  reserve: (day, tokens, caps) => reserve(db, day, tokens, caps),
  settle: (day, difference) => settle(db, day, difference),
})

async function reserve(db: Kysely<Database>, day: string, tokens: number, caps: DailyCaps): Promise<boolean> {
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

async function settle(db: Kysely<Database>, day: string, difference: number): Promise<void> {
  await db
    .updateTable('model_usage')
    .set({ tokens: sql<number>`tokens + ${difference}` })
    .where('day', '=', day)
    .execute()
}
