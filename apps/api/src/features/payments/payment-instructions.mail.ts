import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { greeting, paragraph } from '../mail/mail-blocks.ts'
import { mailKind } from '../mail/mail-kind.ts'
import { orderFacts, orderLines, sampleOrder } from '../orders/order-blocks.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { type PaymentSettings, paymentBlocks, samplePayment } from '../orders/payment-blocks.ts'
import { readSettings } from '../settings/settings.repo.ts'

const compose = (order: Order, settings: PaymentSettings): MailDraft => ({
  subject: `Tilauksen ${order.number} maksuohjeet`,
  preview: 'Tilinumero, viitenumero ja maksettava summa.',
  heading: 'Näin maksat tilauksesi',
  blocks: [
    greeting(order.customer_name),
    paragraph('tässä ovat tilauksesi maksutiedot.'),
    ...paymentBlocks(order, settings),
    orderLines(order),
    orderFacts(order),
  ],
  reason: 'Sait tämän viestin, koska tilasit meiltä.',
})

/** Tells once more how the rest of an order is paid. Dropped when nothing is left to pay by then. */
export const paymentInstructionsMail = mailKind({
  name: 'payment-instructions',
  payload: z.object({ orderId: z.string() }),
  async render({ orderId }, { db }) {
    const order = await findOrder(db, orderId)
    const settings = await readSettings(db)
    return order && paymentBlocks(order, settings).length > 0 ? compose(order, settings) : undefined
  },
  sample: () => compose(sampleOrder, samplePayment),
})
