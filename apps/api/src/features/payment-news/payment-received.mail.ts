import { formatEuros } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'
import { costCents, openCents } from '@arkpax/schema/order-payment'
import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailAttachment } from '../../services/mailer.ts'
import { TypesettingFailed } from '../../services/typesetter.ts'
import { fileOf } from '../documents/document-files.service.ts'
import { listDocumentsOf } from '../documents/documents.repo.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, type MailBlock, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { orderLines, sampleOrder } from '../orders/order-blocks.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { paymentBlocks } from '../orders/payment-blocks.ts'
import { type Due, findDue } from '../orders/payment-due.service.ts'
import { listPaymentsOf } from '../payments/payments.repo.ts'

interface Come {
  order: Order
  /** What came, in cents. */
  cents: number
  due: Due | null
  hasReceipt: boolean
}

const compose = ({ order, cents, due, hasReceipt }: Come, config: MailContext['config']): MailDraft => ({
  subject: `Maksu saatu: tilaus ${order.number}`,
  preview: `Olemme saaneet maksusi ${formatEuros(toEuros(cents))}.`,
  heading: 'Kiitos maksusta',
  blocks: [
    greeting(order.customer_name),
    paragraph(`olemme saaneet maksusi ${formatEuros(toEuros(cents))} tilauksesta ${order.number}.`),
    ...standingBlocks(order, due, config),
    ...(hasReceipt ? [paragraph('Kuitti on tämän viestin liitteenä.')] : []),
    orderLines(order),
    button('Seuraa tilausta', orderTrackingLink(config, order.number)),
  ],
  reason: 'Sait tämän viestin, koska maksoit meille tilauksesi.',
})

/** What is missing, what is too much, or what comes next. */
function standingBlocks(order: Order, due: Due | null, config: MailContext['config']): MailBlock[] {
  const tooMuch = toCents(order.paid_amount) - costCents(order)
  if (due)
    return [paragraph(`Tilauksesta on vielä maksamatta ${formatEuros(due.amount)}.`), ...paymentBlocks(due, config)]
  if (order.status === 'cancelled') return [paragraph('Tilaus on peruutettu, joten palautamme maksusi.')]
  if (tooMuch > 0)
    return [
      paragraph(
        `Maksoit ${formatEuros(toEuros(tooMuch))} enemmän kuin tilaus maksaa. Palautamme sen sinulle, ellei sitä ole jo palautettu.`,
      ),
    ]
  const isComing = order.status === 'pending' || order.status === 'processing'
  return [
    paragraph(
      isComing
        ? 'Tilauksesi on nyt kokonaan maksettu. Kerromme sähköpostitse, kun se lähtee matkaan.'
        : 'Tilauksesi on nyt kokonaan maksettu.',
    ),
  ]
}

/** Tells a customer that money has come, what is missing or too much, with the receipt once all is paid. Dropped when it was taken back. */
export const paymentReceived = mailKind({
  name: 'payment-received',
  payload: z.object({ orderId: z.string(), paymentIds: z.array(z.string()) }),
  async render({ orderId, paymentIds }, { db, config, now, isPreview }) {
    const order = await findOrder(db, orderId)
    const come = (await listPaymentsOf(db, orderId)).filter(
      ({ id, state }) => paymentIds.includes(id) && state === 'done',
    )
    if (!order || come.length === 0) return undefined
    const cents = come.reduce((sum, payment) => sum + payment.cents, 0)
    const attachments = openCents(order) > 0 || isPreview ? [] : await receiptOf(db, orderId, now)
    const due = await findDue(db, order, config)
    return { ...compose({ order, cents, due, hasReceipt: attachments.length > 0 }, config), attachments }
  },
  sample: (config) => {
    const order = { ...sampleOrder, paid_amount: sampleOrder.total_amount, status: 'processing' }
    return compose({ order, cents: 344_980, due: null, hasReceipt: true }, config)
  },
})

/** The receipt of an order as a file; none where none has been issued. A mail without it is better than none. */
async function receiptOf(db: MailContext['db'], orderId: string, now: Date): Promise<MailAttachment[]> {
  const receipt = (await listDocumentsOf(db, orderId)).findLast(({ kind }) => kind === 'receipt')
  if (!receipt) return []
  try {
    const file = await fileOf(db, receipt, { format: 'pdf', now })
    return [{ filename: file.name, contentType: 'application/pdf', content: file.content }]
  } catch (error) {
    if (error instanceof TypesettingFailed) return []
    throw error
  }
}
