import type { FaqOrder } from '@arkpax/schema/faq'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'

/**
 * Counts the version of the order up and keeps others from changing it until the transaction ends; false where it is not at
 * `version`, where one is given.
 */
export async function takeOrder(db: Kysely<Database>, version?: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faq_order')
    .set({ version: nextVersion })
    .where(isAtVersion(version))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts every section and question into its place. */
export async function storeOrder(db: Kysely<Database>, { sections }: FaqOrder): Promise<void> {
  for (const [position, { id, entries }] of sections.entries()) {
    await db.updateTable('faq_sections').set({ position }).where('id', '=', id).execute()
    for (const [place, entry] of entries.entries()) {
      await db.updateTable('faq_entries').set({ section_id: id, position: place }).where('id', '=', entry).execute()
    }
  }
}
