import { formatEuros } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderFacts, orderLines, sampleOrder } from '../orders/order-blocks.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { paymentBlocks, sampleDue } from '../orders/payment-blocks.ts'
import { type Due, findDue } from '../orders/payment-due.service.ts'

const compose = (order: Order, due: Due, config: MailContext['config']): MailDraft => ({
  subject: `Tilauksen ${order.number} maksuohjeet`,
  preview: `Maksettavaa ${formatEuros(due.amount)}.`,
  heading: 'Näin maksat tilauksesi',
  blocks: [
    greeting(order.customer_name),
    paragraph('tässä ovat tilauksesi maksutiedot.'),
    ...paymentBlocks(due, config),
    orderLines(order),
    orderFacts(order),
  ],
  reason: 'Sait tämän viestin, koska tilasit meiltä.',
})

/** Whether it is paid before the goods leave, and we can say how. */
export const isPaidAhead = ({ method, transfer, is_online }: Due) =>
  method === 'bank_transfer' ? transfer !== null : method === 'paytrail' && is_online

/** Tells once more how the rest of an order is paid. Dropped when nothing is left to pay by then. */
export const paymentInstructionsMail = mailKind({
  name: 'payment-instructions',
  payload: z.object({ orderId: z.string() }),
  async render({ orderId }, { db, config }) {
    const order = await findOrder(db, orderId)
    const due = order && (await findDue(db, order, config))
    return due && isPaidAhead(due) ? compose(order, due, config) : undefined
  },
  sample: (config) => compose(sampleOrder, sampleDue, config),
})
