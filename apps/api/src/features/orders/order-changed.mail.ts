import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { openCents } from '@arkpax/schema/order-payment'
import type { Order, OrderChange } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { orderFacts, orderLines, sampleOrder } from './order-blocks.ts'
import { findChanges } from './order-events.repo.ts'
import { findOrder } from './orders.repo.ts'
import { paymentBlocks, sampleDue } from './payment-blocks.ts'
import { type Due, findDue } from './payment-due.service.ts'

/** The mail about what staff have changed in an order. */
export const composeOrderChanged = (
  order: Order,
  changes: readonly OrderChange[],
  due: Due | null,
  config: MailContext['config'],
): MailDraft => ({
  subject: `Tilaustasi ${order.number} on muutettu`,
  preview: `Tilausnumero ${order.number}. Tarkista muutokset.`,
  heading: 'Tilaustasi on muutettu',
  blocks: [
    greeting(order.customer_name),
    paragraph(
      'olemme muuttaneet tilaustasi. Tarkista muutokset ja vastaa tähän viestiin, jos jokin ei ole niin kuin sovimme.',
    ),
    facts(...changes.map((change) => [change.what, changeText(change)] as const)),
    paragraph('Tilauksesi on nyt tällainen:'),
    orderLines(order),
    ...restBlocks(order, due, config),
    orderFacts(order),
    button('Seuraa tilausta', orderTrackingLink(config, order.number)),
  ],
  reason: 'Sait tämän viestin, koska tilasit meiltä.',
})

/** How the rest is paid, or what is given back. */
const restBlocks = (order: Order, due: Due | null, config: MailContext['config']) =>
  due
    ? [paragraph(order.paid_amount > 0 ? RAISED : OPEN), ...paymentBlocks(due, config)]
    : openCents(order) < 0
      ? [
          paragraph(
            `Olet maksanut ${formatEuros(toEuros(-openCents(order)))} enemmän kuin tilaus nyt maksaa. Palautamme sen sinulle.`,
          ),
        ]
      : []
const RAISED = 'Osa tilauksesta on vielä maksamatta.'
const OPEN = 'Tilaus on vielä maksamatta. Käytä näitä tietoja, vaikka olisit saanut maksuohjeet jo aiemmin.'

function changeText({ from, to }: OrderChange): string {
  if (from === null) return to === null ? 'päivitetty' : `lisätty: ${to}`
  return to === null ? `poistettu (${from})` : `${from} → ${to}`
}

/** Tells a customer what has changed in an order. Dropped when the order is cancelled or its person forgotten by then. */
export const orderChanged = mailKind({
  name: 'order-changed',
  payload: z.object({ orderId: z.string(), eventId: z.string() }),
  async render({ orderId, eventId }, { db, config }) {
    const order = await findOrder(db, orderId)
    const changes = await findChanges(db, eventId)
    if (!order || !changes || order.status === 'cancelled') return undefined
    return composeOrderChanged(order, changes, await findDue(db, order, config), config)
  },
  sample: (config) =>
    composeOrderChanged(
      sampleOrder,
      [
        { what: 'Latauskaapeli 5 m', from: '1\u00A0kpl', to: '2\u00A0kpl' },
        { what: 'Toimitusosoite', from: null, to: null },
        { what: 'Yhteensä', from: '3\u00A0399,90\u00A0€', to: '3\u00A0449,80\u00A0€' },
      ],
      sampleDue,
      config,
    ),
})
