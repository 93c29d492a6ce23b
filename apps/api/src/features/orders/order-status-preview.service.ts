import type { OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusPreview } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { composeMail } from '../mail/compose-mail.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findLastEvent } from './order-events.repo.ts'
import { composeOrderStatus } from './order-status.mail.ts'
import { invitesReview } from './order-status.service.ts'
import { linesOf } from './order-stock.service.ts'
import { reviewInvitationTime } from './review-invitation-time.ts'
import { stockMoveOf } from './stock-move.ts'

/** Tells what setting a status would do, with the mail as it would leave; changes nothing. */
export async function previewOrderStatus(
  db: Kysely<Database>,
  order: Order,
  status: OrderStatus,
  { config, now }: { config: Config; now: Date },
): Promise<OrderStatusPreview> {
  const statuses = { from_status: order.status, to_status: status }
  if (order.status === status) return { ...statuses, mail: null, review_invitation_at: null, stock: null }
  const mail = order.customer_email ? await previewMail(db, { ...order, status }, status, config) : null
  const isInvited = mail !== null && (await invitesReview(db, order, status))
  const last = await findLastEvent(db, order.id)
  const move = stockMoveOf({ from: order.status, to: status, restock: true, last })
  const pieces = linesOf(order).reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...statuses,
    mail,
    review_invitation_at: isInvited ? reviewInvitationTime(now).toISOString() : null,
    stock: move && { move, pieces },
  }
}

async function previewMail(db: Kysely<Database>, order: Order, status: OrderStatus, config: Config) {
  const { company } = await readSettings(db)
  const draft = composeOrderStatus(order, status, config)
  const { subject, text } = await composeMail(draft, { config, company })
  return { to: order.customer_email, subject, text }
}
