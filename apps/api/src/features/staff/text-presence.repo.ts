import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

interface Tab {
  textId: string
  tab: string
}

/** Writes down that a tab has a text open until a moment; one tells so again and again. What has run out goes. */
export async function keepTextPresence(
  db: Kysely<Database>,
  { textId, tab }: Tab,
  { userId, isTyping }: { userId: string; isTyping: boolean },
  until: Date,
  now: Date,
): Promise<void> {
  await db.deleteFrom('text_presence').where('until', '<=', now.toISOString()).execute()
  const kept = { user_id: userId, is_typing: Number(isTyping), until: until.toISOString() }
  await db
    .insertInto('text_presence')
    .values({ text_id: textId, tab, ...kept })
    .onConflict((conflict) => conflict.columns(['text_id', 'tab']).doUpdateSet(kept))
    .execute()
}

export async function endTextPresence(db: Kysely<Database>, { textId, tab }: Tab): Promise<void> {
  await db.deleteFrom('text_presence').where('text_id', '=', textId).where('tab', '=', tab).execute()
}

/** Who has a text open in another tab, those who write first; one with several tabs is there once for each. */
export async function listTextPresent(db: Kysely<Database>, { textId, tab }: Tab, now: Date) {
  return db
    .selectFrom('text_presence')
    .select(['user_id', 'is_typing'])
    .where('text_id', '=', textId)
    .where('tab', '!=', tab)
    .where('until', '>', now.toISOString())
    .orderBy('is_typing', 'desc')
    .orderBy('user_id')
    .execute()
}
