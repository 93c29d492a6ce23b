import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Says that files are to be deleted at a moment: before they are written, and when nothing leads to them any more. */
export async function planDeletion(db: Kysely<Database>, keys: readonly string[], due: Date): Promise<void> {
  if (keys.length === 0) return
  const due_at = due.toISOString()
  await db
    .insertInto('media_leftovers')
    .values(keys.map((key) => ({ key, due_at })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ due_at }))
    .execute()
}

/** Takes that back: the files are in use, or deleted. */
export async function forgetDeletion(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('media_leftovers').where('key', 'in', keys).execute()
}

/** Makes every file that is to go with a thing due now, also those of what it was before; gives their keys. */
export async function hastenDeletions(db: Kysely<Database>, id: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('media_leftovers')
    .set({ due_at: now.toISOString() })
    .where('key', 'like', `${id}/%`)
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** The files whose time has come. */
export async function listDueDeletions(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('media_leftovers').select('key').where('due_at', '<=', now.toISOString()).execute()
  return rows.map(({ key }) => key)
}
