import { finnishDay } from '@arkpax/schema/format-fi'
import { type Order, STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { moneyMethodLabels } from '@arkpax/schema/payments'
import { returnBasisLabels } from '@arkpax/schema/return-labels'
import { isOpenReturn, type ReturnRefundInput } from '@arkpax/schema/returns'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { documentMail } from '../documents/document.mail.ts'
import { type CreditedPieces, placeOf } from '../documents/document-lines.ts'
import { listDocumentsOf, type WholeDocument } from '../documents/documents.repo.ts'
import { issueDocument } from '../documents/issue-document.service.ts'
import { standingSale } from '../documents/issue-refusals.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { recordRefund } from '../payments/payments.service.ts'
import { existingReturn, paidBy } from './return-detail.service.ts'
import { sumsOf } from './return-sums.ts'
import { lockedReturn, tellState } from './return-update.service.ts'
import { changeReturn, findReturn, type WholeReturn } from './returns.repo.ts'

interface Options {
  now: Date
  version: number | undefined
  by: string
}

/**
 * Gives the money of a return back, once: by the way it came unless the customer has agreed to another, at most what has been paid, and
 * with a credit note of the same sum where something was billed. Throws `stale`, `return_closed` and `invalid_fields`.
 */
export async function refundReturn(
  db: Kysely<Database>,
  id: string,
  { method, paid_on: paidOn, other_method_agreed, credit, notify }: ReturnRefundInput,
  { now, version, by }: Options,
): Promise<void> {
  const row = await lockedReturn(db, id, version)
  if (!isOpenReturn(row.state)) throw new ApiError('return_closed')
  const order = existing(await findOrder(db, row.order_id))
  const usual = await paidBy(db, order.id)
  if (usual && usual !== method && !other_method_agreed)
    throw invalidField(
      'method',
      `Maksu tuli näin: ${moneyMethodLabels[usual]}. Muu tapa vaatii asiakkaan suostumuksen.`,
    )
  if (paidOn === null && (method === 'card' || method === 'cash'))
    throw invalidField('paid_on', 'Anna päivä, jona raha palautettiin')
  if (paidOn !== null && paidOn > finnishDay(now)) throw invalidField('paid_on', 'Päivä on tulevaisuudessa')
  const { total } = sumsOf(row, order)
  const reason = `Palautus ${row.number}`
  const payment =
    total > 0
      ? await recordRefund(db, { orderId: order.id, cents: total, method, paidOn, reason, recordedBy: by }, now)
      : undefined
  const note = credit ? await creditNote(db, row, { order, by }, now) : undefined
  await changeReturn(
    db,
    id,
    { state: 'refunded', refunded_cents: total, payment_id: payment?.id ?? null, document_id: note?.id ?? null },
    now,
  )
  await tellState(db, existingReturn(await findReturn(db, id)), { notify, by }, now)
  if (notify && note) await sendNote(db, note, now)
}

/** To whom it was made out, whoever gave the notice; when the mail about the refund leaves. */
async function sendNote(db: Kysely<Database>, { id, buyer_email: to }: WholeDocument, now: Date): Promise<void> {
  const sendAt = new Date(now.getTime() + STATUS_UNDO_MS)
  if (to) await queueMail(db, documentMail, { to, payload: { documentId: id }, sendAt }, now)
}

/** Takes back what was billed of a return, less what its pieces have lost and its pick-up cost; undefined where nothing was billed. */
async function creditNote(
  db: Kysely<Database>,
  row: WholeReturn,
  { order, by }: { order: Order; by: string },
  now: Date,
): Promise<WholeDocument | undefined> {
  const standing = standingSale(await listDocumentsOf(db, order.id))
  if (!standing) return undefined
  const lines = creditedLines(standing, row, order)
  if (lines.length === 0) return undefined
  const reason = `${returnBasisLabels[row.basis]}, palautus ${row.number}`
  const credits = { documentId: standing.id, reason, lines }
  return issueDocument(db, { kind: 'credit_note', orderId: order.id, credits, by }, now)
}

/**
 * The lines of a document that pieces of a return and the delivery of its order stand on, and what of each is credited. The price of the
 * pick-up is taken off the first pieces; the delivery is credited charge by charge.
 */
function creditedLines({ content }: WholeDocument, row: WholeReturn, order: Order): CreditedPieces[] {
  let pickup = row.pickup_cost_cents
  const credited = new Map<number, { quantity: number; gross: number }>()
  for (const { order_item_id: id, product_name: name, value_cents, loss_cents } of row.items) {
    const place = placeOf(content.lines, { id, name })
    const before = credited.get(place) ?? { quantity: 0, gross: 0 }
    if (before.quantity >= (content.lines[place]?.quantity ?? 0)) continue
    const worth = value_cents - loss_cents
    const off = Math.min(pickup, worth)
    pickup -= off
    credited.set(place, { quantity: before.quantity + 1, gross: before.gross + worth - off })
  }
  let delivery = row.delivery_refund_cents
  for (const charge of order.charges.filter(({ kind }) => kind === 'delivery')) {
    const place = placeOf(content.lines, charge)
    const line = content.lines[place]
    const gross = Math.min(delivery, line?.gross ?? 0)
    if (!line || gross <= 0) continue
    delivery -= gross
    credited.set(place, { quantity: line.quantity, gross })
  }
  return [...credited].map(([line, { quantity, gross }]) => ({ line, quantity, gross }))
}
