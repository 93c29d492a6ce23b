import type { Kysely } from 'kysely'
import { followNouns } from './customers/follow.ts'
import { indexCustomers } from './customers/search.ts'
import { createCustomerTables } from './customers/tables.ts'

/** Customers by e-mail address, with what staff keep of them, and the requests about personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCustomerTables(db)
  await indexCustomers(db)
  await followNouns(db)
}
