import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { type CancelReason, cancelReasons, type OrderStatus, orderStatuses } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink, registrationLink } from '../mail/site-links.ts'
import { type AwayPieces, isAllAway, isAnyAway, refundableCents } from './away-pieces.ts'
import { orderFacts, orderLines, sampleOrder, withdrawalNote } from './order-blocks.ts'
import { findLastEvent, markNotTold } from './order-events.repo.ts'
import {
  allAwayMoney,
  cancelReasonTexts,
  orderStatusTexts,
  partCancelledTexts,
  restSentTexts,
} from './order-status.fi.ts'
import { findOrder } from './orders.repo.ts'

/** The mail about a status that an order has got, or would get. */
export function composeOrderStatus(
  order: Order,
  status: OrderStatus,
  config: MailContext['config'],
  { reason, isRest = false, away = new Map() }: Told = {},
): MailDraft {
  const isPart = status === 'cancelled' && isAnyAway(away) && !isAllAway(order, away)
  const { subject, heading, text } = isRest ? restSentTexts : isPart ? partCancelledTexts : orderStatusTexts[status]
  const why = status === 'cancelled' && reason && cancelReasonTexts[reason]
  return {
    subject: `Tilauksesi ${order.number} ${subject}`,
    preview: `Tilausnumero ${order.number}.`,
    heading,
    blocks: [
      greeting(order.customer_name),
      paragraph(text),
      ...(why ? [paragraph(why)] : []),
      ...(status === 'cancelled' && order.paid_amount > 0 ? [paragraph(moneyBack(order, away))] : []),
      ...(isRest ? [paragraph('Koko tilauksesi:')] : []),
      ...(isPart ? partLines(order, away) : [orderLines(order)]),
      orderFacts(order),
      button('Seuraa tilausta', orderTrackingLink(config, order.number)),
      ...(status === 'delivered'
        ? [note(`Rekisteröi laitteesi, niin takuun tiedot ovat tallessa: ${registrationLink(config)}`)]
        : []),
      ...(status === 'shipped' || status === 'delivered' ? [withdrawalNote(order, config)] : []),
    ],
    reason: 'Sait tämän viestin, koska tilasit meiltä.',
  }
}

interface Told {
  reason?: CancelReason | null | undefined
  isRest?: boolean | undefined
  /** What a cancelled order has sent before. */
  away?: AwayPieces | undefined
}

/** What becomes of the money of an order that is cancelled; the same before and after staff have decided to give it back. */
function moneyBack(order: Order, away: AwayPieces): string {
  const paid = `Olet maksanut tilauksesta ${formatEuros(order.paid_amount)}.`
  if (isAllAway(order, away)) return `${paid} ${allAwayMoney}`
  // What has been given back since belongs to this very sum.
  const back = toEuros(refundableCents({ ...order, refunded_amount: 0 }, away))
  if (isAnyAway(away) && back === 0) return `${paid} Se vastaa jo lähettämiämme tuotteita, joten palautettavaa ei ole.`
  const what = isAnyAway(away) ? `peruttujen tuotteiden osuuden ${formatEuros(back)}` : 'rahan'
  return `${paid} Palautamme ${what} sinulle, ellei sitä ole jo palautettu.`
}

/** What is cancelled of an order, and what was sent of it before and is not. */
function partLines({ items }: Order, away: AwayPieces) {
  const listed = (pieces: (item: Order['items'][number]) => number) =>
    items.flatMap((item) => (pieces(item) > 0 ? `${pieces(item)} × ${item.product_name}` : [])).join(', ')
  const sent = ({ id, quantity }: Order['items'][number]) => Math.min(quantity, away.get(id) ?? 0)
  return [
    paragraph(`Perutut tuotteet: ${listed((item) => item.quantity - sent(item))}.`),
    paragraph(`Nämä olemme jo lähettäneet sinulle: ${listed(sent)}.`),
  ]
}

/**
 * Tells a customer that an order has a new state. Dropped when its status was changed again before the mail could leave, even
 * to the same and back: only the last change (`eventId`, which mails of older versions lack) is news.
 */
export const orderStatus = mailKind({
  name: 'order-status',
  payload: z.object({
    orderId: z.string(),
    status: z.enum(orderStatuses),
    eventId: z.string().optional(),
    reason: z.enum(cancelReasons).nullish(),
    /** A part of it had been sent before, and now the rest. */
    isRest: z.boolean().optional(),
    /** What a cancelled order has sent before, by the ids of its lines. */
    away: z.array(z.tuple([z.string(), z.int()])).optional(),
  }),
  async render({ orderId, status, eventId, away, ...told }, { db, config, isPreview }) {
    const order = await findOrder(db, orderId)
    const isNews = !eventId || (await findLastEvent(db, orderId))?.id === eventId
    if (order?.status !== status || !isNews) {
      if (eventId && !isPreview) await markNotTold(db, { id: eventId })
      return undefined
    }
    return composeOrderStatus(order, status, config, { ...told, away: new Map(away) })
  },
  sample: (config) => composeOrderStatus({ ...sampleOrder, status: 'shipped' }, 'shipped', config),
})
