import type { Kysely } from 'kysely'
import { createContentTables } from './shop/content.ts'
import { createCustomerTables } from './shop/customers.ts'
import { createOrderTables } from './shop/orders.ts'
import { createProductTables } from './shop/products.ts'
import { createTextSearch } from './shop/search.ts'
import { createServerTables } from './shop/server.ts'
import { createServiceTables } from './shop/service.ts'

/** The whole shop as it first opens. Money is integer cents, time is UTC ISO 8601 text, lists and objects are JSON text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createServerTables(db)
  await createContentTables(db)
  await createCustomerTables(db)
  await createProductTables(db)
  await createServiceTables(db)
  await createOrderTables(db)
  await createTextSearch(db)
}
