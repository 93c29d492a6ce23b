import type { UnitDetail } from '@arkpax/schema/units'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** As what a serial number was registered, oldest first; not by whom. */
export async function listRegistrationsOf(db: Kysely<Database>, serial: string): Promise<UnitDetail['registrations']> {
  const rows = await db
    .selectFrom('product_registrations')
    .select(['purchase_date', 'warranty_end', 'flagged'])
    .where('serial_number', '=', serial)
    .orderBy('created_at')
    .execute()
  return rows.map(({ purchase_date, warranty_end, flagged }) => ({
    purchaseDate: purchase_date,
    warrantyEnd: warranty_end,
    flagged: Boolean(flagged),
  }))
}
