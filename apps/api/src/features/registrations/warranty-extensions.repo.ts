import { warrantyEnd } from '@arkpax/schema/warranty'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** By how many months a repair has moved the warranty of a device; undefined where none has. */
export const findExtension = (db: Kysely<Database>, serialNumber: string) =>
  db
    .selectFrom('warranty_extensions')
    .select(['months', 'case_id'])
    .where('serial_number', '=', serialNumber)
    .executeTakeFirst()

/** The registrations of a device, oldest first. */
export const listRegistrationsOfSerial = (db: Kysely<Database>, serialNumber: string) =>
  db
    .selectFrom('product_registrations')
    .select(['id', 'first_name', 'last_name', 'email', 'product_model', 'purchase_date', 'warranty_end', 'flagged'])
    .where('serial_number', '=', serialNumber)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Moves the warranty of a device, in every place that shows its end. False where it has been moved before: that happens once. */
export async function extendWarranty(
  db: Kysely<Database>,
  { serialNumber, months, caseId }: { serialNumber: string; months: number; caseId: string },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('warranty_extensions')
    .values({ serial_number: serialNumber, months, case_id: caseId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('serial_number').doNothing())
    .returning('serial_number')
    .executeTakeFirst()
  if (!added) return false
  for (const { id, warranty_end } of await listRegistrationsOfSerial(db, serialNumber))
    await db
      .updateTable('product_registrations')
      .set({ warranty_end: warrantyEnd(warranty_end, months), original_warranty_end: warranty_end })
      .where('id', '=', id)
      .execute()
  return true
}

/** Takes back what one case moved; false where it moved nothing. */
export async function takeExtensionBack(db: Kysely<Database>, serialNumber: string, caseId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('warranty_extensions')
    .where('serial_number', '=', serialNumber)
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await db
    .updateTable('product_registrations')
    .set((eb) => ({
      warranty_end: eb.fn.coalesce('original_warranty_end', 'warranty_end'),
      original_warranty_end: null,
    }))
    .where('serial_number', '=', serialNumber)
    .execute()
  return true
}

/** Forgets what a case moved, once nobody has the device registered. */
export async function forgetExtensionOf(db: Kysely<Database>, caseId: string): Promise<void> {
  await db.deleteFrom('warranty_extensions').where('case_id', '=', caseId).execute()
}
