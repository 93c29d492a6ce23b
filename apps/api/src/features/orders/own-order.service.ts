import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInCustomer } from '../../http/env.ts'
import { findOrder } from './orders.repo.ts'

/** An order of the address of a signed-in customer, once it is verified. Throws `not_found` where it is another's, or nobody's. */
export async function existingOwnOrder(db: Kysely<Database>, customer: SignedInCustomer, id: string): Promise<Order> {
  const order = customer.email_verified_at ? await findOrder(db, id) : undefined
  if (order?.customer_email !== customer.email) throw new ApiError('not_found', { detail: 'Tilausta ei löytynyt.' })
  return order
}
