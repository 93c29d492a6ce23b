import { formatEuros } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import { type MoneyMethod, PAYMENT_UNDO_MS } from '@arkpax/schema/payments'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { setOrderMoney } from '../orders/order-money.repo.ts'
import { lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import {
  addUpPayments,
  changePayment,
  findPayment,
  findProvided,
  insertPayment,
  type PaymentRow,
} from './payments.repo.ts'
import { paidReturn } from './refunds-of-returns.repo.ts'

/** Money of an order, as whoever knows of it tells. */
interface Moved {
  orderId: string
  cents: number
  method: MoneyMethod
  reason?: string | null
  /** Who moved it for us and what they call it; they may tell of it many times. */
  provided?: { by: string; id: string }
  bankEntryId?: string
  /** The name of whoever recorded it by hand. */
  recordedBy?: string
}

export interface MovedIn extends Moved {
  /** YYYY-MM-DD in Finland. */
  paidOn: string
}

export interface MovedOut extends Moved {
  /** Null where it is still to be paid. */
  paidOn: string | null
  /** The payment that it gives back, where its provider needs to know. */
  refundOf?: string
}

/**
 * Writes down money that came for an order, and what the order has got with it, under the lock of the order. Told again by its provider it
 * is the payment that was written down already, which may be another order's. Throws `not_found` for an unknown order.
 */
export async function recordPayment(db: Kysely<Database>, moved: MovedIn, now: Date): Promise<PaymentRow> {
  existing(await lockOrder(db, moved.orderId))
  const known = await knownAs(db, moved)
  if (known) return known
  const payment = await insertPayment(db, { ...toRow(moved, now), kind: 'payment', state: 'done' })
  await countMoney(db, moved.orderId)
  return payment
}

/**
 * Writes down money that is given back: paid on a day, or still to be paid. Throws `not_found` for an unknown order and `invalid_fields`
 * for more than has been paid and not given back.
 */
export async function recordRefund(db: Kysely<Database>, moved: MovedOut, now: Date): Promise<PaymentRow> {
  existing(await lockOrder(db, moved.orderId))
  const known = await knownAs(db, moved)
  if (known) return known
  const { paid_cents, refunded_cents } = await addUpPayments(db, moved.orderId)
  const most = paid_cents - refunded_cents
  if (moved.cents > most) throw invalidField('amount', tooMuch(most))
  const refund = await insertPayment(db, {
    ...toRow(moved, now),
    kind: 'refund',
    state: moved.paidOn === null ? 'waiting' : 'done',
    refund_of: moved.refundOf ?? null,
  })
  await countMoney(db, moved.orderId)
  return refund
}

/** Says that a refund that waited was paid on a day. Throws `not_found`, and `payment_closed` where it does not wait. */
export async function settleRefund(
  db: Kysely<Database>,
  id: string,
  { paidOn, bankEntryId = null }: { paidOn: string; bankEntryId?: string | null },
): Promise<PaymentRow> {
  const { payment } = await lockPayment(db, id)
  if (payment.kind !== 'refund' || payment.state !== 'waiting') throw new ApiError('payment_closed')
  await changePayment(db, id, { state: 'done', paid_on: paidOn, bank_entry_id: bankEntryId })
  await countMoney(db, payment.order_id)
  return existingPayment(await findPayment(db, id))
}

/** Says that a refund that waited could not be paid, and why: its money counts as paid again. Throws `not_found`, and `payment_closed` where it does not wait. */
export async function failRefund(db: Kysely<Database>, id: string, why: string): Promise<void> {
  const { payment } = await lockPayment(db, id)
  if (payment.kind !== 'refund' || payment.state !== 'waiting') throw new ApiError('payment_closed')
  const reason = [payment.reason, why].filter(Boolean).join(' – ')
  await changePayment(db, id, { state: 'failed', reason })
  await countMoney(db, payment.order_id)
}

/**
 * Takes back what was typed by hand: within ten seconds, or any time a refund that nobody has paid yet. Throws `not_found`,
 * `undo_expired`, and `payment_closed` for what the bank has told, for the refund of a return, which would still be told as given back, and
 * for a payment of which more was given back than would be left.
 */
export async function takeBackPayment(db: Kysely<Database>, id: string, now: Date): Promise<PaymentRow> {
  const { payment } = await lockPayment(db, id)
  const waits = payment.kind === 'refund' && payment.state === 'waiting'
  if (payment.bank_entry_id || payment.provider || !(waits || payment.state === 'done'))
    throw new ApiError('payment_closed')
  if (!waits && now.getTime() >= Date.parse(payment.created_at) + PAYMENT_UNDO_MS) throw new ApiError('undo_expired')
  if (await paidReturn(db, id))
    throw new ApiError('payment_closed', {
      detail: 'Palautuksen hyvitystä ei voi perua: palautus on jo merkitty hyvitetyksi.',
    })
  await cancelPayment(db, payment)
  return payment
}

/** Makes money of an order count no more, under the lock of the order. Throws `payment_closed` where more was given back than would be left. */
export async function cancelPayment(db: Kysely<Database>, payment: PaymentRow): Promise<void> {
  existing(await lockOrder(db, payment.order_id))
  const { paid_cents, refunded_cents } = await addUpPayments(db, payment.order_id)
  if (payment.kind === 'payment' && paid_cents - payment.cents < refunded_cents)
    throw new ApiError('payment_closed', {
      detail: 'Maksusta on jo palautettu rahaa. Peru ensin palautus.',
    })
  await changePayment(db, payment.id, { state: 'cancelled' })
  await countMoney(db, payment.order_id)
}

/** A payment whose order no other transaction changes before this one ends. */
async function lockPayment(db: Kysely<Database>, id: string): Promise<{ payment: PaymentRow; order: Order }> {
  const { order_id } = existingPayment(await findPayment(db, id))
  const order = existing(await lockOrder(db, order_id))
  return { payment: existingPayment(await findPayment(db, id)), order }
}

/** Makes a refund wait again whose entry of the bank was not it after all, under the lock of the order. */
export async function waitAgain(db: Kysely<Database>, { id, order_id }: PaymentRow): Promise<void> {
  existing(await lockOrder(db, order_id))
  await changePayment(db, id, { state: 'waiting', paid_on: null, bank_entry_id: null })
  await countMoney(db, order_id)
}

const countMoney = async (db: Kysely<Database>, orderId: string) =>
  setOrderMoney(db, orderId, await addUpPayments(db, orderId))

const knownAs = (db: Kysely<Database>, { provided }: Moved) =>
  provided ? findProvided(db, provided.by, provided.id) : undefined

const toRow = ({ provided, ...moved }: Moved & { paidOn: string | null }, now: Date) => ({
  id: uuidv7(),
  order_id: moved.orderId,
  method: moved.method,
  cents: moved.cents,
  paid_on: moved.paidOn,
  reason: moved.reason ?? null,
  provider: provided?.by ?? null,
  provider_id: provided?.id ?? null,
  refund_of: null,
  bank_entry_id: moved.bankEntryId ?? null,
  recorded_by: moved.recordedBy ?? null,
  created_at: now.toISOString(),
})

const tooMuch = (most: number) =>
  most > 0
    ? `Enintään ${formatEuros(toEuros(most))}, joka on maksettu eikä vielä palautettu`
    : 'Tilauksesta ei ole palautettavaa: mitään ei ole maksettu, tai kaikki on jo palautettu'

function existingPayment(payment: PaymentRow | undefined): PaymentRow {
  if (!payment) throw new ApiError('not_found', { detail: 'Maksua ei löytynyt.' })
  return payment
}
