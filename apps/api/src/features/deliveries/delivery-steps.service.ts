import { type Delivery, nextParcelStates, type ParcelState, type ParcelStateInput } from '@arkpax/schema/deliveries'
import { type Order, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { deleteMail } from '../mail/mails.repo.ts'
import { findLastEvent } from '../orders/order-events.repo.ts'
import { setOrderStatus } from '../orders/order-status.service.ts'
import { takeStatusBack } from '../orders/order-status-undo.service.ts'
import { unitsCameBack, unitsDidNotComeBack } from '../units/delivered-units.service.ts'
import { findDelivery, updateDelivery } from './deliveries.repo.ts'
import { existingDelivery, type LockedDelivery, lockDelivery } from './deliveries.service.ts'
import { deliverySent } from './delivery-sent.mail.ts'
import { storeDeliveryState } from './follow-status.service.ts'
import { returnToStock, takeFromStock } from './returned-goods.service.ts'

interface Step extends ParcelStateInput {
  version: number | undefined
}

/**
 * Takes a delivery a step on, or the step back. Once all of an order has been sent, or delivered, its status says so; a step back takes that
 * back too. The customer is told of what has left, ten seconds later, so that a step back in that time is not told. Throws `stale`,
 * `order_closed` where a cancelled order would be sent, and `insufficient_stock` where what came back has been sold again.
 */
export async function setParcelState(
  db: Kysely<Database>,
  id: string,
  { state, notify, restock, version }: Step,
  now: Date,
): Promise<{ order: Order; before: Delivery; after: Delivery }> {
  const locked = await lockDelivery(db, id, version)
  const { order, row } = locked
  const before = existingDelivery(await findDelivery(db, id))
  if (row.state === state) return { order, before, after: before }
  if (!nextParcelStates[row.state].includes(state)) throw invalidField('state', 'Toimitus ei voi siirtyä tähän tilaan')
  if (state === 'sent' && order.status === 'cancelled') throw new ApiError('order_closed')

  if (row.state === 'returned') {
    await takeFromStock(db, locked)
    await unitsDidNotComeBack(db, order.id, id, now)
  }
  if (state === 'returned') {
    if (restock) await returnToStock(db, locked)
    await unitsCameBack(db, locked.order.id, id, { isForSale: restock, now })
  }
  await updateDelivery(db, id, changeOf(locked, state, now), now)
  const isBack = isStepBack(row.state, state)
  if (isBack) await followBack(db, locked, state, now)
  else await followOn(db, locked, { state, notify }, now)
  await storeDeliveryState(db, order, now)
  return { order, before, after: existingDelivery(await findDelivery(db, id)) }
}

const RANK: Record<ParcelState, number> = { packed: 0, sent: 1, delivered: 2, returned: 3 }

const isStepBack = (from: ParcelState, to: ParcelState) => RANK[to] < RANK[from]

/** What a step writes down of the delivery itself. */
function changeOf({ row }: LockedDelivery, state: ParcelState, now: Date) {
  const at = now.toISOString()
  if (state === 'packed') return { state, sent_by: null, sent_at: null, event_id: null, mail_id: null }
  if (state === 'sent')
    return row.state === 'packed'
      ? { state, sent_by: 'staff' as const, sent_at: at }
      : { state, delivered_by: null, delivered_at: null, returned_at: null }
  if (state === 'delivered')
    return {
      state,
      delivered_by: row.delivered_by ?? ('staff' as const),
      delivered_at: row.delivered_at ?? at,
      returned_at: null,
    }
  return { state, returned_at: at }
}

/** The status of an order that all of whose parts have come so far; the customer is told by the part that was the last. */
async function followOn(
  db: Kysely<Database>,
  { order, row }: LockedDelivery,
  { state, notify }: Pick<Step, 'state' | 'notify'>,
  now: Date,
): Promise<void> {
  const reached = await storeDeliveryState(db, order, now)
  const tellSent = (sendAt: Date) =>
    queueMail(db, deliverySent, { to: order.customer_email, payload: { deliveryId: row.id }, sendAt }, now)
  const isOpen = order.status === 'pending' || order.status === 'processing'
  if (state === 'sent') {
    let mailId: string | null = null
    const tell = async (sendAt: Date) => {
      mailId = await tellSent(sendAt)
      return mailId
    }
    const isTold = notify && order.customer_email !== ''
    if (reached === 'sent' && isOpen) {
      const changed = await setOrderStatus(
        db,
        order.id,
        { status: 'shipped', notify: isTold, tell: ({ until }) => tell(until) },
        now,
      )
      await updateDelivery(db, row.id, { event_id: changed.undo?.event_id ?? null, mail_id: mailId }, now)
    } else if (isTold) {
      await tell(new Date(now.getTime() + STATUS_UNDO_MS))
      await updateDelivery(db, row.id, { mail_id: mailId }, now)
    }
  }
  if (state === 'delivered' && reached === 'delivered' && order.status === 'shipped') {
    const changed = await setOrderStatus(db, order.id, { status: 'delivered', notify }, now)
    await updateDelivery(db, row.id, { event_id: changed.undo?.event_id ?? null }, now)
  }
}

/** Where a step back says that an order has not come so far after all, its status is what it was, and a mail that waits does not leave. */
async function followBack(
  db: Kysely<Database>,
  { order, row }: LockedDelivery,
  state: ParcelState,
  now: Date,
): Promise<void> {
  const undone = row.event_id !== null && (await takeBackInTime(db, order, row.event_id, now))
  if (undone) return
  if (state === 'packed' && row.mail_id) await deleteMail(db, row.mail_id, now)
  const before = { sent: 'shipped', packed: 'processing' } as const
  const after = { sent: 'delivered', packed: 'shipped' } as const
  if ((state === 'sent' || state === 'packed') && order.status === after[state])
    await setOrderStatus(db, order.id, { status: before[state], notify: false }, now)
}

/** Takes the change of status back that this delivery made, while nothing else has happened and its mails wait. */
async function takeBackInTime(db: Kysely<Database>, order: Order, eventId: string, now: Date): Promise<boolean> {
  const last = await findLastEvent(db, order.id, ['created', 'status', 'edited'])
  if (last?.id !== eventId || now.getTime() >= Date.parse(last.created_at) + STATUS_UNDO_MS) return false
  await takeStatusBack(db, order.id, eventId, now)
  return true
}
