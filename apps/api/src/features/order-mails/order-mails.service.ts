import type { OrderMail } from '@arkpax/schema/order-mails'
import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { listDeliveriesOf } from '../deliveries/deliveries.repo.ts'
import { listDocumentsOf } from '../documents/documents.repo.ts'
import { listMailsSince } from '../mail/mails.repo.ts'
import { listMailsOfEvents } from '../orders/order-events.repo.ts'
import { listReturnSummariesOf } from '../returns/listed-returns.repo.ts'

/** What a mail names of what it is about. */
const subjects = z.object({
  orderId: z.string().optional(),
  deliveryId: z.string().optional(),
  documentId: z.string().optional(),
  returnId: z.string().optional(),
})

/** The mails to the customer about an order, its deliveries, documents and returns, in the order in which they leave. */
export async function listOrderMails(db: Kysely<Database>, order: Order): Promise<OrderMail[]> {
  const parts = [
    ...(await listDeliveriesOf(db, order.id)),
    ...(await listDocumentsOf(db, order.id)),
    ...(await listReturnSummariesOf(db, order.id)),
  ]
  const about = new Set([order.id, ...parts.map(({ id }) => id)])
  const ofEvents = await listMailsOfEvents(db, order.id)
  const mails = await listMailsSince(db, { recipient: order.customer_email, since: order.created_at, ids: ofEvents })
  return mails
    .filter(({ id, payload }) => ofEvents.includes(id) || namesOneOf(about, payload))
    .map(({ id, kind, state, sent_at, failed_at, next_attempt_at, created_at }) => ({
      ...{ id, kind, state },
      at: sent_at ?? failed_at ?? next_attempt_at ?? created_at,
    }))
    .sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id))
}

function namesOneOf(about: ReadonlySet<string>, payload: string): boolean {
  const named = subjects.safeParse(JSON.parse(payload))
  return named.success && Object.values(named.data).some((id) => about.has(id))
}
