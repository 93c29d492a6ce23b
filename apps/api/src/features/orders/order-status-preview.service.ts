import { toCents, toEuros } from '@arkpax/schema/money'
import type { CancelReason, OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusPreview } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { composeMail, type MailDraft } from '../mail/compose-mail.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { composeOrderStatus } from './order-status.mail.ts'
import { invitesReview, sendsTheRest } from './order-status.service.ts'
import { readRestocked } from './restocked.repo.ts'
import { reviewInvitationTime } from './review-invitation-time.ts'
import { stockChangeOf } from './stock-move.ts'

/** Tells what setting a status would do, with the mail as it would leave; changes nothing. */
export async function previewOrderStatus(
  db: Kysely<Database>,
  order: Order,
  { status, reason }: { status: OrderStatus; reason?: CancelReason | undefined },
  { config, now }: { config: Config; now: Date },
): Promise<OrderStatusPreview> {
  const statuses = { from_status: order.status, to_status: status }
  if (order.status === status)
    return { ...statuses, mail: null, review_invitation_at: null, stock: null, lines: [], refundable: 0 }
  const told = { reason, isRest: sendsTheRest(order, status) }
  const mail = order.customer_email
    ? await previewMail(db, composeOrderStatus({ ...order, status }, status, config, told), order, config)
    : null
  const isInvited = mail !== null && (await invitesReview(db, order, status))
  const moved = stockChangeOf({ order, to: status, restocked: await readRestocked(db, order.items) })
  const pieces = moved?.pieces ?? []
  const isCancelled = status === 'cancelled'
  return {
    ...statuses,
    mail,
    review_invitation_at: isInvited ? reviewInvitationTime(now).toISOString() : null,
    stock: moved && { move: moved.move, pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0) },
    lines: isCancelled ? pieces.map((line) => ({ ...line, name: nameOf(order, line.id) })) : [],
    refundable: isCancelled ? toEuros(toCents(order.paid_amount) - toCents(order.refunded_amount)) : 0,
  }
}

const nameOf = ({ items }: Order, id: string) => items.find((item) => item.id === id)?.product_name ?? id

async function previewMail(db: Kysely<Database>, draft: MailDraft, order: Order, config: Config) {
  const { company } = await readSettings(db)
  const { subject, text } = await composeMail(draft, { config, company })
  return { to: order.customer_email, subject, text }
}
