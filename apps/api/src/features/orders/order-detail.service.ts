import type { Order, OrderDetail } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { findContactMessage } from '../contact/contact.repo.ts'
import { listMessagesNaming } from '../contact/order-messages.repo.ts'
import { listEvents } from './order-events.repo.ts'

/** An order with its timeline, the message that it was made from (null once that has been deleted) and those that name it. */
export async function readOrderDetail(db: Kysely<Database>, order: Order): Promise<OrderDetail> {
  const message = order.contact_message_id ? await findContactMessage(db, order.contact_message_id) : undefined
  const naming = await listMessagesNaming(db, { email: order.customer_email, number: order.number })
  return {
    ...order,
    events: await listEvents(db, order.id),
    contact_message: message ? toOrigin(message) : null,
    messages: naming.filter(({ id }) => id !== message?.id),
  }
}

const toOrigin = ({
  id,
  name,
  subject,
  message,
  status,
  created_at,
}: NonNullable<OrderDetail['contact_message']>): OrderDetail['contact_message'] => ({
  id,
  name,
  subject,
  message,
  status,
  created_at,
})
