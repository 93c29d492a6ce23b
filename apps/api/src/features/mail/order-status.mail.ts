import { type OrderStatus, orderStatuses } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import { findOrder } from '../orders/orders.repo.ts'
import { composeMail } from './compose-mail.ts'
import { button, greeting, note, paragraph } from './mail-blocks.ts'
import { type MailContext, mailKind } from './mail-kind.ts'
import { orderFacts, orderLines, orderNumber, sampleOrder } from './order-blocks.ts'
import { orderStatusTexts } from './order-status.fi.ts'
import { orderTrackingLink, registrationLink } from './site-links.ts'

function compose(order: Order, status: OrderStatus, config: MailContext['config']) {
  const { subject, heading, text } = orderStatusTexts[status]
  return composeMail({
    subject: `Tilauksesi ${orderNumber(order)} ${subject}`,
    preview: `Tilausnumero ${orderNumber(order)}.`,
    heading,
    blocks: [
      greeting(order.customer_name),
      paragraph(text),
      orderLines(order),
      orderFacts(order),
      button('Seuraa tilausta', orderTrackingLink(config, order.id)),
      ...(status === 'delivered'
        ? [note(`Rekisteröi laitteesi, niin takuun tiedot ovat tallessa: ${registrationLink(config)}`)]
        : []),
    ],
    reason: 'Sait tämän viestin, koska tilasit meiltä.',
  })
}

/** Tells a customer that an order has a new state. Dropped when it has got yet another one before the mail could leave. */
export const orderStatus = mailKind({
  payload: z.object({ orderId: z.string(), status: z.enum(orderStatuses) }),
  async render({ orderId, status }, { db, config }) {
    const order = await findOrder(db, orderId)
    return order?.status === status ? compose(order, status, config) : undefined
  },
  sample: (config) => compose({ ...sampleOrder, status: 'shipped' }, 'shipped', config),
})
