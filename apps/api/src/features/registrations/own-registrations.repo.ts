import type { CustomerRegistration } from '@arkpax/schema/own-things'
import type { PageQuery } from '@arkpax/schema/paging'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { passportPath } from '../units/passport-url.ts'
import { findPassportsOf } from '../units/passports-of-serials.repo.ts'

/** The products that an address has registered, newest registration first. */
export async function listOwnRegistrations(
  db: Kysely<Database>,
  email: string,
  query: PageQuery,
): Promise<Page<CustomerRegistration>> {
  let rows = db
    .selectFrom('product_registrations')
    .select(['id', 'product_model', 'serial_number', 'purchase_date', 'retailer', 'warranty_end', 'created_at'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('id', '<', readCursor(query.cursor, 1)[0] ?? '')
  const page = await rows.execute()
  const passports = await findPassportsOf(
    db,
    page.map(({ serial_number }) => serial_number),
  )
  return toPage(
    page,
    query.limit,
    (row) => [row.id],
    (row) => ({
      id: row.id,
      productModel: row.product_model,
      serialNumber: row.serial_number,
      purchaseDate: row.purchase_date,
      retailer: row.retailer,
      warrantyEnd: row.warranty_end,
      passport: passportOf(passports.get(row.serial_number)),
      created_at: row.created_at,
    }),
  )
}

const passportOf = (passportId: string | undefined) => (passportId === undefined ? null : passportPath(passportId))

/** What an address has registered, as the person downloads it. */
export const readRegistrationsOf = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('product_registrations')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'product_model', 'serial_number', 'purchase_date'])
    .select(['retailer', 'comments', 'warranty_end', 'created_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute()

/** How many products an address has registered, and the day on which the last warranty ends; null without one. */
export const findLastWarranty = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('product_registrations')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('warranty_end').as('last')])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

/** Deletes registrations whose warranty ended before this day (YYYY-MM-DD). */
export async function deleteRegistrationsEndedBefore(db: Kysely<Database>, day: string): Promise<void> {
  await db.deleteFrom('product_registrations').where('warranty_end', '<', day).execute()
}
