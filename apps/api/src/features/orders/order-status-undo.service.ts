import { type Order, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { Kysely, Selectable } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { deleteMail } from '../mail/mails.repo.ts'
import { ofOrder } from './audited-order.ts'
import { deleteEvent, findLastEvent } from './order-events.repo.ts'
import { refuseUndo } from './order-lines.ts'
import { linesOfPieces, returnLines, takeLines } from './order-stock.service.ts'
import { findOrder, lockOrder, updateStatus } from './orders.repo.ts'
import { existing } from './orders.service.ts'
import type { OrderEventTable } from './orders.table.ts'
import { addRestocked, type LinePieces, negative } from './restocked.repo.ts'

/** The change that was taken back. */
type Undone = Pick<Selectable<OrderEventTable>, 'created_at'>

/** Takes an order's last change of status back (`takeStatusBack`), and writes down who did. */
export async function undoOrderStatus(
  db: Kysely<Database>,
  id: string,
  eventId: string,
  {
    staff,
    now,
    follow,
  }: { staff: SignedInStaffMember; now: Date; follow: (order: Order, undone: Undone) => Promise<void> },
): Promise<Order> {
  const { order, event } = await takeStatusBack(db, id, eventId, now)
  await follow(order, event)
  await recordAudit(db, now, staff, {
    action: 'undo-status',
    ...ofOrder(order),
    before: { status: event.to_status, notify: event.notified },
    after: { status: event.from_status, notify: false },
  })
  return existing(await findOrder(db, id))
}

/**
 * Takes an order's last change of status back, as if it had not been: status, stock, timeline and the mails that wait. Throws
 * `undo_expired` when the time is over, the mail has left, or the status has been changed again since, and
 * `insufficient_stock` when the pieces that came back have gone to another order.
 */
export async function takeStatusBack(db: Kysely<Database>, id: string, eventId: string, now: Date) {
  const order = existing(await lockOrder(db, id))
  const event = await findLastEvent(db, id, ['created', 'status', 'edited'])
  if (event?.id !== eventId || event.from_status === null)
    throw new ApiError('undo_expired', { detail: 'Tilaa on muutettu sen jälkeen, joten muutosta ei voi enää kumota.' })
  if (now.getTime() >= Date.parse(event.created_at) + STATUS_UNDO_MS) throw new ApiError('undo_expired')
  if (event.mail_id && !(await deleteMail(db, event.mail_id, now))) throw new ApiError('undo_expired')
  if (event.invitation_id) await deleteMail(db, event.invitation_id, now)

  await moveBack(db, order, event)
  await deleteEvent(db, event.id)
  await updateStatus(db, id, event.from_status, now)
  return { order: existing(await findOrder(db, id)), event }
}

/** Moves the pieces of a change of status to where they were. */
async function moveBack(
  db: Kysely<Database>,
  order: Order,
  { stock_move, moved }: Pick<Selectable<OrderEventTable>, 'stock_move' | 'moved'>,
): Promise<void> {
  if (!moved) return
  const pieces: LinePieces[] = JSON.parse(moved)
  const lines = linesOfPieces(order, pieces)
  if (stock_move === 'taken') {
    await returnLines(db, lines)
    return addRestocked(db, pieces)
  }
  const { refused } = await takeLines(db, lines, { evenDeleted: true })
  if (refused.length > 0) throw refuseUndo(refused)
  await addRestocked(db, negative(pieces))
}
