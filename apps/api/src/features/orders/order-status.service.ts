import type { CancelReason, OrderStatus } from '@arkpax/schema/order-statuses'
import { type ChangedOrder, type Order, type OrderStatusInput, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { holdMails } from '../mail/outbox.repo.ts'
import type { AwayPieces } from './away-pieces.ts'
import { readOrderDetail } from './order-detail.service.ts'
import { hasBeenTold, insertEvent, listStatusMails } from './order-events.repo.ts'
import { refuseReopening } from './order-lines.ts'
import { orderStatus } from './order-status.mail.ts'
import { linesOfPieces, returnLines, takeLines } from './order-stock.service.ts'
import { findOrder, lockOrder, updateStatus } from './orders.repo.ts'
import { existing } from './orders.service.ts'
import { addRestocked, negative, readRestocked } from './restocked.repo.ts'
import { reviewInvitation } from './review-invitation.mail.ts'
import { reviewInvitationTime } from './review-invitation-time.ts'
import { type StockChange, stockChangeOf } from './stock-move.ts'

/**
 * Sets the status of an order and gives what takes it back. Cancelling returns its stock but what is `away`, unless `restock` is false;
 * leaving `cancelled` takes what came back again, or throws `insufficient_stock` and changes nothing. The customer is mailed unless
 * `notify` is false, once the change can no longer be undone. The status that it has already changes nothing either.
 * Throws `stale` when the order is not at `version`, where one is given. Where a mail of another kind tells of the status, it is
 * made by `tell`, which gives its id.
 */
export async function setOrderStatus(
  db: Kysely<Database>,
  id: string,
  { status, notify, version, tell, away, ...more }: NewStatusInput,
  now: Date,
): Promise<ChangedOrder> {
  const order = existing(await lockOrder(db, id))
  if (order.status === status) return order
  if (version !== undefined && version !== order.version) {
    throw new ApiError('stale', { current: await readOrderDetail(db, order) })
  }

  const restocked = await readRestocked(db, order.items)
  const moved = stockChangeOf({ order, to: status, restocked, away, ...more })
  if (moved) await moveStock(db, order, moved)

  const eventId = uuidv7()
  const until = new Date(now.getTime() + STATUS_UNDO_MS)
  // What the customer was about to be told waits too: it is dropped when this change stays, and leaves when it is undone.
  await holdMails(db, await listStatusMails(db, id), until)
  const reason = status === 'cancelled' ? (more.reason ?? null) : null
  const mails = notify
    ? await queueStatusMails(db, order, { eventId, status, until, reason, tell, away }, now)
    : undefined
  await updateStatus(db, id, status, now)
  await insertEvent(db, {
    id: eventId,
    order_id: id,
    type: 'status',
    from_status: order.status,
    to_status: status,
    notified: mails !== undefined,
    stock_move: moved?.move ?? null,
    moved: moved && JSON.stringify(moved.pieces),
    reason,
    mail_id: mails?.mailId ?? null,
    invitation_id: mails?.invitationId ?? null,
    created_at: now.toISOString(),
  })
  return { ...existing(await findOrder(db, id)), undo: { event_id: eventId, until: until.toISOString() } }
}

/** Moves the pieces of a change of status; throws `insufficient_stock` where they are gone. */
async function moveStock(db: Kysely<Database>, order: Order, { move, pieces }: StockChange): Promise<void> {
  const lines = linesOfPieces(order, pieces)
  if (move === 'returned') {
    await returnLines(db, lines)
    return addRestocked(db, pieces)
  }
  const { refused } = await takeLines(db, lines, { evenDeleted: true })
  if (refused.length > 0) throw refuseReopening(refused)
  await addRestocked(db, negative(pieces))
}

type NewStatusInput = Pick<OrderStatusInput, 'status' | 'notify'> &
  Partial<OrderStatusInput> & { version?: number | undefined; tell?: Tell | undefined; away?: AwayPieces | undefined }

/** Queues the mail that tells of a new status, and gives its id. */
type Tell = (event: { eventId: string; until: Date }) => Promise<string>

interface NewStatus {
  eventId: string
  status: OrderStatus
  until: Date
  reason: CancelReason | null
  tell: Tell | undefined
  away: AwayPieces | undefined
}

/** Queues the mail about a new status and, at the first delivery, the invitation to review; undefined where nobody can be told. */
async function queueStatusMails(
  db: Kysely<Database>,
  order: Order,
  { eventId, status, until, reason, tell, away }: NewStatus,
  now: Date,
) {
  const to = order.customer_email
  if (!to) return undefined // The customer has had the order's personal data removed.
  const told = { reason, isRest: sendsTheRest(order, status), ...(away && { away: [...away] }) }
  const payload = { orderId: order.id, status, eventId, ...told }
  const mailId = tell
    ? await tell({ eventId, until })
    : await queueMail(db, orderStatus, { to, payload, sendAt: until }, now)
  if (!(await invitesReview(db, order, status))) return { mailId, invitationId: null }
  const sendAt = reviewInvitationTime(now)
  return {
    mailId,
    invitationId: await queueMail(db, reviewInvitation, { to, payload: { orderId: order.id }, sendAt }, now),
  }
}

/** Whether a status says that what is left is sent, where a part of the order has been sent before. */
export const sendsTheRest = (before: Pick<Order, 'delivery_state'>, status: OrderStatus) =>
  status === 'shipped' && before.delivery_state === 'part_sent'

/** Whether telling a customer of a status also asks for a review later: at the first delivery that they are told of. */
export const invitesReview = async (db: Kysely<Database>, order: Order, status: OrderStatus) =>
  status === 'delivered' && !(await hasBeenTold(db, order.id, 'delivered'))
