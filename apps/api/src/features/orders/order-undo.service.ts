import { type Order, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SignedInStaffMember } from '../../http/env.ts'
import { restoreStatus } from '../contact/contact.repo.ts'
import { deleteMail } from '../mail/mails.repo.ts'
import { ofOrder } from './audited-order.ts'
import { findLastEvent, markNotTold } from './order-events.repo.ts'
import { setOrderStatus } from './order-status.service.ts'
import { findOrder, leaveOrigin, lockOrder } from './orders.repo.ts'
import { existing } from './orders.service.ts'

/**
 * Takes a new order back: it is cancelled quietly, so that its number stays in the books, its pieces go back, its confirmation does not
 * leave, and the message that it was made from is what it was, without the order. Throws `undo_expired` when the time is over, the
 * confirmation has left, or the order has been changed since.
 */
export async function undoOrder(
  db: Kysely<Database>,
  id: string,
  { staff, now, follow }: { staff: SignedInStaffMember; now: Date; follow: (order: Order) => Promise<void> },
): Promise<Order> {
  const order = existing(await lockOrder(db, id))
  const made = await findLastEvent(db, id, ['created', 'status', 'edited'])
  if (made?.type !== 'created')
    throw new ApiError('undo_expired', { detail: 'Tilausta on muutettu sen jälkeen, joten sitä ei voi enää kumota.' })
  const isOver = now.getTime() >= Date.parse(made.created_at) + STATUS_UNDO_MS
  if (isOver || (made.mail_id && !(await deleteMail(db, made.mail_id, now))))
    throw new ApiError('undo_expired', { detail: 'Kumoamisen aika on kulunut. Peruuta tilaus tarvittaessa.' })

  await markNotTold(db, { id: made.id })
  await follow(await setOrderStatus(db, id, { status: 'cancelled', notify: false }, now))
  const origin = await leaveOrigin(db, id)
  if (origin) await restoreStatus(db, origin.messageId, origin.status, now)
  await recordAudit(db, now, staff, {
    action: 'undo-create',
    ...ofOrder(order),
    before: { status: order.status, notify: made.notified },
    after: { status: 'cancelled', notify: false },
  })
  return existing(await findOrder(db, id))
}
