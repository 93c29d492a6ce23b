import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderLines, sampleOrder } from '../orders/order-blocks.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { paymentBlocks, sampleDue } from '../orders/payment-blocks.ts'
import { type Due, findDue } from '../orders/payment-due.service.ts'
import { isPaidAhead } from './payment-instructions.mail.ts'

const compose = (order: Order, due: Due, config: MailContext['config']): MailDraft => ({
  subject: `Tilauksesi ${order.number} odottaa maksua`,
  preview: 'Emme ole vielä saaneet maksuasi.',
  heading: 'Tilauksesi odottaa maksua',
  blocks: [
    greeting(order.customer_name),
    paragraph(
      'tilauksesi eräpäivä on mennyt, emmekä ole vielä saaneet maksua. Jos olet jo maksanut, sinun ei tarvitse tehdä mitään.',
    ),
    ...paymentBlocks(due, config),
    orderLines(order),
    note(
      'Jos et enää halua tuotteita, vastaa tähän viestiin, niin peruutamme tilauksen. Emme muistuta toista kertaa, ja voimme peruuttaa maksamattoman tilauksen.',
    ),
  ],
  reason: 'Sait tämän viestin, koska tilasit meiltä. Muistutamme maksusta vain kerran.',
})

/** Reminds once of a prepayment whose day is over. Dropped when something has come, or the order is cancelled by then. */
export const paymentReminder = mailKind({
  name: 'payment-reminder',
  payload: z.object({ orderId: z.string() }),
  async render({ orderId }, { db, config }) {
    const order = await findOrder(db, orderId)
    const due = order?.paid_amount === 0 ? await findDue(db, order, config) : null
    return order && due && isPaidAhead(due) ? compose(order, due, config) : undefined
  },
  sample: (config) => compose(sampleOrder, sampleDue, config),
})
