import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The passports of units by their serial numbers: of those that we know, have a battery, and are still in use. */
export async function findPassportsOf(db: Kysely<Database>, serials: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('units')
    .innerJoin('products', 'products.id', 'units.product_id')
    .select(['units.serial', 'units.passport_id'])
    .where('units.serial', 'in', ['', ...serials])
    .where('units.status', '!=', 'scrapped')
    .where('products.battery_capacity', '>', 0)
    .execute()
  return new Map(rows.map(({ serial, passport_id }) => [serial, passport_id]))
}
