import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What staff keep of an address, as the person downloads it: without who of the staff wrote it. */
export async function readKeptOf(db: Kysely<Database>, email: string) {
  const kept = await db
    .selectFrom('customers')
    .select(['id', 'display_name', 'company', 'business_id', 'phone'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!kept) return []
  const { id, ...own } = kept
  const tags = await db.selectFrom('customer_tags').select('tag').where('customer_id', '=', id).orderBy('tag').execute()
  const notes = await db
    .selectFrom('customer_notes')
    .select(['text', 'created_at', 'updated_at'])
    .where('customer_id', '=', id)
    .orderBy('id')
    .execute()
  return [{ ...own, tags: tags.map(({ tag }) => tag), notes }]
}

/** How many things staff keep of an address: what stands on its card, notes, tags. */
export async function countKeptOf(db: Kysely<Database>, email: string): Promise<number> {
  const [kept] = await readKeptOf(db, email)
  if (!kept) return 0
  const { tags, notes, ...card } = kept
  return tags.length + notes.length + Object.values(card).filter((text) => text !== null).length
}

/** Deletes what staff keep of an address; addresses that had been merged into it stand for themselves again. */
export async function forgetCustomer(db: Kysely<Database>, email: string): Promise<void> {
  const row = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst()
  if (!row) return
  const split = await db
    .updateTable('customers')
    .set({ merged_into: null })
    .where('merged_into', '=', row.id)
    .returning('email')
    .execute()
  await db.deleteFrom('customers').where('id', '=', row.id).execute()
  // Open orders, warranties and the other addresses are counted anew.
  await db
    .insertInto('customer_changes')
    .values([{ email }, ...split])
    .execute()
}

/** Deletes customers of whom nothing but what staff keep has been left since before this moment. */
export async function deleteCustomersEmptySince(db: Kysely<Database>, moment: Date): Promise<void> {
  const empty = db.selectFrom('customers').select('id').where('empty_since', '<', moment.toISOString())
  await db.deleteFrom('customers').where('merged_into', 'in', empty).execute()
  await db.deleteFrom('customers').where('empty_since', '<', moment.toISOString()).execute()
}
