import { toEuros } from '@arkpax/schema/money'
import type { CancelReason, OrderStatus } from '@arkpax/schema/order-statuses'
import type { Order, OrderStatusPreview } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { composeMail, type MailDraft } from '../mail/compose-mail.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { type AwayPieces, refundableCents } from './away-pieces.ts'
import { composeOrderStatus } from './order-status.mail.ts'
import { invitesReview, sendsTheRest } from './order-status.service.ts'
import { readRestocked } from './restocked.repo.ts'
import { reviewInvitationTime } from './review-invitation-time.ts'
import { type StockChange, stockChangeOf } from './stock-move.ts'

/** Tells what setting a status would do, with the mail as it would leave; changes nothing. */
export async function previewOrderStatus(
  db: Kysely<Database>,
  order: Order,
  { status, reason }: { status: OrderStatus; reason?: CancelReason | undefined },
  { away, config, now }: { away: AwayPieces; config: Config; now: Date },
): Promise<OrderStatusPreview> {
  const statuses = { from_status: order.status, to_status: status }
  if (order.status === status)
    return { ...statuses, mail: null, review_invitation_at: null, stock: null, lines: [], refundable: 0 }
  const told = { reason, isRest: sendsTheRest(order, status), away }
  const mail = order.customer_email
    ? await previewMail(db, composeOrderStatus({ ...order, status }, status, config, told), order, config)
    : null
  const isInvited = mail !== null && (await invitesReview(db, order, status))
  const restocked = await readRestocked(db, order.items)
  const isCancelled = status === 'cancelled'
  const lines = isCancelled ? linesLeft(order, restocked, away) : []
  return {
    ...statuses,
    mail,
    review_invitation_at: isInvited ? reviewInvitationTime(now).toISOString() : null,
    stock: isCancelled ? comingBack(lines) : movedOf(stockChangeOf({ order, to: status, restocked })),
    lines,
    refundable: isCancelled ? toEuros(refundableCents(order, away)) : 0,
  }
}

const movedOf = (change: StockChange | null) =>
  change && { move: change.move, pieces: change.pieces.reduce((sum, { quantity }) => sum + quantity, 0) }

/** What goes back unless staff say otherwise: nothing of what is away. */
const comingBack = (lines: OrderStatusPreview['lines']) =>
  lines.length === 0
    ? null
    : { move: 'returned' as const, pieces: lines.reduce((sum, { quantity, away }) => sum + quantity - away, 0) }

/** What is not back in stock yet, line by line, and how much of it is away. */
const linesLeft = ({ items }: Order, restocked: ReadonlyMap<string, number>, away: AwayPieces) =>
  items
    .map(({ id, product_name, quantity }) => {
      const left = quantity - (restocked.get(id) ?? 0)
      return { id, name: product_name, quantity: left, away: Math.min(left, away.get(id) ?? 0) }
    })
    .filter(({ quantity }) => quantity > 0)

async function previewMail(db: Kysely<Database>, draft: MailDraft, order: Order, config: Config) {
  const { company } = await readSettings(db)
  const { subject, text } = await composeMail(draft, { config, company })
  return { to: order.customer_email, subject, text }
}
