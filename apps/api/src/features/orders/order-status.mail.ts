import { formatEuros } from '@arkpax/schema/format-fi'
import { type CancelReason, cancelReasons, type OrderStatus, orderStatuses } from '@arkpax/schema/order-statuses'
import type { Order } from '@arkpax/schema/orders'
import * as z from 'zod'
import type { MailDraft } from '../mail/compose-mail.ts'
import { button, greeting, note, paragraph } from '../mail/mail-blocks.ts'
import { type MailContext, mailKind } from '../mail/mail-kind.ts'
import { orderTrackingLink, registrationLink } from '../mail/site-links.ts'
import { orderFacts, orderLines, sampleOrder, withdrawalNote } from './order-blocks.ts'
import { findLastEvent, markNotTold } from './order-events.repo.ts'
import { cancelReasonTexts, orderStatusTexts, restSentTexts } from './order-status.fi.ts'
import { findOrder } from './orders.repo.ts'

/** The mail about a status that an order has got, or would get. */
export function composeOrderStatus(
  order: Order,
  status: OrderStatus,
  config: MailContext['config'],
  { reason, isRest = false }: { reason?: CancelReason | null | undefined; isRest?: boolean | undefined } = {},
): MailDraft {
  const { subject, heading, text } = isRest ? restSentTexts : orderStatusTexts[status]
  const why = status === 'cancelled' && reason && cancelReasonTexts[reason]
  return {
    subject: `Tilauksesi ${order.number} ${subject}`,
    preview: `Tilausnumero ${order.number}.`,
    heading,
    blocks: [
      greeting(order.customer_name),
      paragraph(text),
      ...(why ? [paragraph(why)] : []),
      ...(status === 'cancelled' && order.paid_amount > 0 ? [paragraph(moneyBack(order))] : []),
      ...(isRest ? [paragraph('Koko tilauksesi:')] : []),
      orderLines(order),
      orderFacts(order),
      button('Seuraa tilausta', orderTrackingLink(config, order.id)),
      ...(status === 'delivered'
        ? [note(`Rekisteröi laitteesi, niin takuun tiedot ovat tallessa: ${registrationLink(config)}`)]
        : []),
      ...(status === 'shipped' || status === 'delivered' ? [withdrawalNote(order, config)] : []),
    ],
    reason: 'Sait tämän viestin, koska tilasit meiltä.',
  }
}

/** What becomes of the money of an order that is cancelled; the same before and after staff have decided to give it back. */
const moneyBack = ({ paid_amount }: Order): string =>
  `Olet maksanut tilauksesta ${formatEuros(paid_amount)}. Palautamme rahan sinulle, ellei sitä ole jo palautettu.`

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
  }),
  async render({ orderId, status, eventId, ...told }, { db, config, isPreview }) {
    const order = await findOrder(db, orderId)
    const isNews = !eventId || (await findLastEvent(db, orderId))?.id === eventId
    if (order?.status !== status || !isNews) {
      if (eventId && !isPreview) await markNotTold(db, { id: eventId })
      return undefined
    }
    return composeOrderStatus(order, status, config, told)
  },
  sample: (config) => composeOrderStatus({ ...sampleOrder, status: 'shipped' }, 'shipped', config),
})
