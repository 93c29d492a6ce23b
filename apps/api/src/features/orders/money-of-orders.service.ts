import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What an order asks of its invoice. */
export interface InvoiceOfOrder {
  number: number
  due_on: string | null
}

/** What the calls of orders ask of their money; whoever mounts them hands it in, because payments know orders and not the other way. */
export interface MoneyOfOrders {
  /** Decides to give back so much of what has been paid of an order. */
  giveBack(db: Kysely<Database>, order: Order, by: { cents: number; staff: string; now: Date }): Promise<void>
  /** Takes back what was decided at that time (ISO 8601), as long as it has not been paid. */
  keepAgain(db: Kysely<Database>, orderId: string, decidedAt: string): Promise<void>
  /** The invoice of an order that stands; undefined where it has none. */
  invoiceOf(db: Kysely<Database>, orderId: string): Promise<InvoiceOfOrder | undefined>
}
