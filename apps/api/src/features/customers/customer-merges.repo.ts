import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock-row.ts'
import { nextVersion } from '../../db/versions.ts'

/**
 * Puts one customer's row under another's (both locked), whose version is above both: whoever has read either before is told. False where one of them is
 * not there or already stands under another.
 */
export async function mergeInto(db: Kysely<Database>, id: string, otherId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows: into } = await db
    .updateTable('customers')
    .set({ version: await versionAbove(db, [id, otherId]), updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  const { numUpdatedRows: moved } = await db
    .updateTable('customers')
    .set({ merged_into: id, updated_at: now.toISOString() })
    .where('id', '=', otherId)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  // What had been merged into the other comes along, so that nothing stands two steps deep.
  await db.updateTable('customers').set({ merged_into: id }).where('merged_into', '=', otherId).execute()
  return into === 1n && moved === 1n
}

/** Makes an address that was merged into a customer (both locked) one of its own again; its address, or undefined where it was not. */
export async function splitFrom(db: Kysely<Database>, id: string, addressId: string, now: Date) {
  const split = await db
    .updateTable('customers')
    .set({ merged_into: null, version: await versionAbove(db, [id, addressId]), updated_at: now.toISOString() })
    .where('id', '=', addressId)
    .where('merged_into', '=', id)
    .returning('email')
    .executeTakeFirst()
  if (!split) return undefined
  await db
    .updateTable('customers')
    .set({ version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
  return split.email
}

/** Customers that nobody else changes before this transaction ends; always in one order, so that two of them wait for each other. */
export async function lockCustomers(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await lockRow(db, 'customers', { id })
}

/** A version that none of these customers has had. */
async function versionAbove(db: Kysely<Database>, ids: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('customers').select('version').where('id', 'in', ids).execute()
  return Math.max(0, ...rows.map(({ version }) => version)) + 1
}
