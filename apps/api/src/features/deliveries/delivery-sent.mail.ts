import type { Delivery } from '@arkpax/schema/deliveries'
import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, facts, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink } from '../mail/site-links.ts'
import { orderFacts, sampleOrder, withdrawalNote } from '../orders/order-blocks.ts'
import { markNotTold } from '../orders/order-events.repo.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { findDelivery, findRow } from './deliveries.repo.ts'

type Sent = Pick<Delivery, 'items' | 'carrier' | 'tracking_number' | 'tracking_url'>

/** The mail about a delivery that has left, with the way to follow it. */
function composeDeliverySent(order: Order, delivery: Sent, config: MailContext['config']): MailDraft {
  const { items, carrier, tracking_number, tracking_url } = delivery
  const isPart = order.delivery_state === 'part_sent'
  return {
    subject: isPart ? `Osa tilauksestasi ${order.number} on lähetetty` : `Tilauksesi ${order.number} on lähetetty`,
    preview: `Tilausnumero ${order.number}.`,
    heading: isPart ? 'Osa tilauksestasi on matkalla' : 'Tilauksesi on matkalla',
    blocks: [
      greeting(order.customer_name),
      paragraph('nämä tuotteet ovat lähteneet varastoltamme:'),
      facts(...items.map(({ product_name, quantity }) => [product_name, `${quantity}\u00A0kpl`] as const)),
      ...(carrier || tracking_number
        ? [facts(...given('Kuljetusliike', carrier), ...given('Seurantanumero', tracking_number))]
        : []),
      ...(tracking_url ? [button('Seuraa lähetystä', tracking_url)] : []),
      orderFacts(order),
      tracking_url
        ? note(`Koko tilauksen vaiheet: ${orderTrackingLink(config, order.number)}`)
        : button('Seuraa tilausta', orderTrackingLink(config, order.number)),
      ...(isPart ? [note('Loput tuotteet lähetämme erikseen ja kerromme, kun ne lähtevät.')] : []),
      withdrawalNote(order, config),
    ],
    reason: 'Sait tämän viestin, koska tilasit meiltä.',
  }
}

const given = (label: string, value: string | null) => (value ? [[label, value] as const] : [])

/** Tells a customer what has left. Dropped when it has not left after all, or the order is cancelled by then. */
export const deliverySent = mailKind({
  name: 'delivery-sent',
  payload: z.object({ deliveryId: z.string() }),
  async render({ deliveryId }, { db, config, isPreview }) {
    const delivery = await findDelivery(db, deliveryId)
    const order = delivery && (await findOrder(db, delivery.order_id))
    if (!order || delivery.state === 'packed' || order.status === 'cancelled') {
      const eventId = (await findRow(db, deliveryId))?.event_id
      if (eventId && !isPreview) await markNotTold(db, { id: eventId })
      return undefined
    }
    return composeDeliverySent(order, delivery, config)
  },
  sample: (config) =>
    composeDeliverySent(
      { ...sampleOrder, delivery_state: 'part_sent' },
      {
        items: [{ order_item_id: '1', product_name: 'Ark PRO', quantity: 1, serials: [] }],
        carrier: 'Matkahuolto',
        tracking_number: 'MH123456789FI',
        tracking_url: 'https://www.matkahuolto.fi/seuranta',
      },
      config,
    ),
})
