import { refundDeadline } from '@arkpax/schema/refund-deadline'
import { comingBack } from '@arkpax/schema/returns'
import type { ReturnBasis } from '@arkpax/schema/withdrawal-period'
import type { WithdrawalCheck, WithdrawalInput } from '@arkpax/schema/withdrawals'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { searchText } from '../../db/search-text.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { staffAddressOf } from '../mail/mail-sender.ts'
import { findOrder, lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { cancelUnsent, type WithdrawnLine } from './cancel-unsent.service.ts'
import { existingReturn, usualDeliveryRefund } from './return-detail.service.ts'
import { takeReturnNumber } from './return-numbers.repo.ts'
import { findReturn, insertReturn, insertReturnEvent, setDeliveryRefund, type WholeReturn } from './returns.repo.ts'
import { idOfOrder, noSuchOrder, readWithdrawable, type Withdrawable } from './withdrawable.service.ts'
import { withdrawalNotice } from './withdrawal-notice.mail.ts'
import { withdrawalReceipt } from './withdrawal-receipt.mail.ts'

/** A notice as it would be given. Throws `not_found`, `withdrawal_over`, `nothing_to_withdraw` and `invalid_fields`. */
export async function checkWithdrawal(
  db: Kysely<Database>,
  input: WithdrawalInput,
  now: Date,
): Promise<WithdrawalCheck> {
  const found = await readWithdrawable(db, await idOfOrder(db, input), now)
  if (!found) throw noSuchOrder()
  const quantities = quantitiesOf(found, input)
  const { order } = found
  return {
    number: order.number,
    name: input.name,
    receipt_email: input.receipt_email,
    basis: basisOf(found),
    items: order.items.flatMap(({ id, product_name }) => {
      const quantity = quantities.get(id) ?? 0
      return quantity > 0 ? [{ id, product_name, quantity }] : []
    }),
  }
}

/**
 * Takes a notice of withdrawal, under the lock of its order: what has not been sent is taken off the order, the receipt leaves at once, and
 * staff are told. A notice about an order of which all is withdrawn gives the last one. Throws as `checkWithdrawal` does.
 */
export async function withdraw(
  db: Kysely<Database>,
  input: WithdrawalInput,
  config: Pick<Config, 'staffEmail'>,
  now: Date,
): Promise<WholeReturn> {
  const orderId = await idOfOrder(db, input)
  await lockOrder(db, orderId)
  const found = await readWithdrawable(db, orderId, now)
  if (!found) throw noSuchOrder()
  const last = isAllGone(found) ? found.returns.at(-1) : undefined
  if (last) return last
  const quantities = quantitiesOf(found, input)
  const basis = basisOf(found)
  const lines = await cancelUnsent(db, found.order, { quantities, returnedBefore: returnedBefore(found), now })
  const made = await storeReturn(db, found, { ...input, basis, lines }, now)
  await tell(db, made, { config, orderEmail: found.order.customer_email }, now)
  return made
}

const isAllGone = ({ left, returns }: Withdrawable) =>
  returns.length > 0 && [...left.values()].every((one) => one === 0)

const OVER = 'Peruutus- ja palautusaika on päättynyt, joten tilausta ei voi enää peruuttaa tällä lomakkeella.'

function basisOf({ basis, period }: Withdrawable): ReturnBasis {
  if (basis) return basis
  throw new ApiError('withdrawal_over', period.isCompany ? { detail: OVER } : {})
}

/** How many pieces of each line are withdrawn; refuses more than are left, and lines of other orders. */
export function quantitiesOf(
  { order, left }: Withdrawable,
  { items }: Pick<WithdrawalInput, 'items'>,
): Map<string, number> {
  if ([...left.values()].every((one) => one === 0)) throw new ApiError('nothing_to_withdraw')
  const quantities = new Map<string, number>()
  for (const [index, { id, quantity }] of items.entries()) {
    if (!order.items.some((item) => item.id === id)) throw invalidField(`items.${index}.id`, 'Riviä ei ole tilauksella')
    if (quantities.has(id)) throw invalidField(`items.${index}.id`, 'Sama rivi on valittu kahdesti')
    const most = left.get(id) ?? 0
    if (quantity > most)
      throw invalidField(
        `items.${index}.quantity`,
        most > 0 ? `Voit peruuttaa enintään ${most}\u00A0kpl` : 'Tämä on jo peruutettu kokonaan',
      )
    quantities.set(id, quantity)
  }
  return quantities
}

/** How many pieces of each line went back before. */
export function returnedBefore({ returns }: Pick<Withdrawable, 'returns'>): Map<string, number> {
  const before = new Map<string, number>()
  for (const { order_item_id } of comingBack(returns.flatMap(({ items }) => items)))
    before.set(order_item_id, (before.get(order_item_id) ?? 0) + 1)
  return before
}

interface NewReturn extends Pick<WithdrawalInput, 'name' | 'receipt_email'> {
  basis: ReturnBasis
  lines: readonly WithdrawnLine[]
}

/** Stores a return of what is withdrawn. Where nothing comes back and nothing has been paid, it is closed at once. */
export async function storeReturn(
  db: Kysely<Database>,
  { order }: Pick<Withdrawable, 'order'>,
  { lines, basis, name, receipt_email }: NewReturn,
  now: Date,
  announcedAt: string = now.toISOString(),
): Promise<WholeReturn> {
  const id = uuidv7()
  const number = await takeReturnNumber(db)
  const at = now.toISOString()
  const awaitsGoods = lines.some(({ returned }) => returned.length > 0)
  const state = awaitsGoods || order.paid_amount > order.refunded_amount ? 'announced' : 'closed'
  const { dueOn } = refundDeadline({ announcedAt, awaitsGoods, arrivedOn: null, sentOn: null })
  await insertReturn(
    db,
    {
      ...{ id, number, order_id: order.id, state, basis, name, receipt_email },
      ...{ announced_at: announcedAt, refund_due_on: dueOn, created_at: at, updated_at: at },
      search_text: searchText(String(number), `#${order.number}`, name, receipt_email),
    },
    lines.flatMap((line) => piecesOfLine(id, line)),
  )
  await insertReturnEvent(db, {
    ...{ id: uuidv7(), return_id: id, kind: 'announced', state, notified: true },
    ...{ text: null, done_by: null, created_at: at },
  })
  await giveBackDelivery(db, id, order.id)
  return existingReturn(await findReturn(db, id))
}

/** Whoever withdraws from everything gets the price of the delivery back too; staff can say otherwise. */
async function giveBackDelivery(db: Kysely<Database>, id: string, orderId: string): Promise<void> {
  const order = existing(await findOrder(db, orderId))
  const { cents } = await usualDeliveryRefund(db, existingReturn(await findReturn(db, id)), order)
  if (cents > 0) await setDeliveryRefund(db, id, cents)
}

function piecesOfLine(returnId: string, { orderItemId, productId, productName, cancelled, returned }: WithdrawnLine) {
  const piece = (isCancelled: boolean) => (cents: number) => ({
    ...{ id: uuidv7(), return_id: returnId, order_item_id: orderItemId },
    ...{ product_id: productId, product_name: productName, is_cancelled: isCancelled, value_cents: cents },
  })
  return [...cancelled.map(piece(true)), ...returned.map(piece(false))]
}

/** The receipt goes where it was asked to, and to the address of the order, so that nobody withdraws in somebody's name unseen. */
async function tell(
  db: Kysely<Database>,
  { id, receipt_email }: WholeReturn,
  { config, orderEmail }: { config: Pick<Config, 'staffEmail'>; orderEmail: string },
  now: Date,
): Promise<void> {
  for (const to of new Set([receipt_email, orderEmail]))
    if (to) await queueMail(db, withdrawalReceipt, { to, payload: { returnId: id } }, now)
  const { company } = await readSettings(db)
  await queueMail(db, withdrawalNotice, { to: staffAddressOf(config, company), payload: { returnId: id } }, now)
}
