import { finnishDay } from '@arkpax/schema/format-fi'
import { toCents } from '@arkpax/schema/money'
import type { Order } from '@arkpax/schema/orders'
import { STATUS_UNDO_MS } from '@arkpax/schema/orders'
import { nextReturnStates, type ReturnDetail, type ReturnInput, type ReturnState } from '@arkpax/schema/returns'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { madeLaterText, orderedOn } from '../orders/ordered-on.ts'
import { findOrder, lockOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { deadlineOf } from './listed-returns.repo.ts'
import { existingReturn, readReturn } from './return-detail.service.ts'
import { returnStep } from './return-step.mail.ts'
import { moveStockOf } from './return-stock.service.ts'
import { deliveryPaid } from './return-sums.ts'
import { moveUnitsOf, refuseSerials } from './return-units.service.ts'
import {
  changeReturn,
  changeReturnItem,
  findReturn,
  insertReturnEvent,
  listReturnsOf,
  lockReturn,
  type WholeReturn,
} from './returns.repo.ts'

interface Options {
  now: Date
  version: number | undefined
  by: string
}

/** A return that nobody else changes now, under the lock of its order. Throws `not_found` and `stale`. */
export async function lockedReturn(
  db: Kysely<Database>,
  id: string,
  version: number | undefined,
): Promise<WholeReturn> {
  const { order_id } = existingReturn(await findReturn(db, id))
  await lockOrder(db, order_id)
  const row = existingReturn(await lockReturn(db, id))
  if (version !== undefined && version !== row.version)
    throw new ApiError('stale', { current: await readReturn(db, id) })
  return row
}

/** A return with all that is told of it, which nobody else changes before this transaction ends. */
export async function lockReturnDetail(db: Kysely<Database>, id: string): Promise<ReturnDetail> {
  await lockedReturn(db, id, undefined)
  return readReturn(db, id)
}

/**
 * Writes down what staff have done with a return. A new state tells the customer by mail, ten seconds later; what was inspected goes into
 * stock as each piece says. Money may go back before the goods come: then all but the sums can still be written down. Throws `stale`,
 * `return_closed`, `insufficient_stock` where a piece is to leave stock that has been sold again, and `invalid_fields`.
 */
export async function updateReturn(
  db: Kysely<Database>,
  id: string,
  input: ReturnInput,
  { now, version, by }: Options,
): Promise<void> {
  const before = await lockedReturn(db, id, version)
  const isNewState = input.state !== before.state
  const isPaid = before.state === 'refunded'
  if (isPaid ? isNewState || changesSums(before, input) : before.state === 'closed' && !isNewState)
    throw new ApiError('return_closed')
  if (isNewState && !nextReturnStates[before.state].includes(input.state))
    throw invalidField('state', 'Palautus ei voi siirtyä tähän tilaan')
  const order = existing(await findOrder(db, before.order_id))
  await refuseSerials(db, before, order, input.items)
  const today = finnishDay(now)
  refuseDays(before, input, { order, today })
  await changePieces(db, before, input)
  if (!isPaid) await refuseSums(db, before, input)
  const { state, pickup_on, pickup_text, sent_on, arrived_on, note } = input
  await changeReturn(
    db,
    id,
    {
      ...{ state, pickup_on, pickup_text, sent_on, note },
      arrived_on: arrived_on ?? (isNewState && GOODS_ARE_HERE.has(state) ? today : null),
      pickup_cost_cents: toCents(input.pickup_cost),
      delivery_refund_cents: toCents(input.delivery_refund),
    },
    now,
  )
  const after = existingReturn(await findReturn(db, id))
  await changeReturn(db, id, { refund_due_on: deadlineOf(after).dueOn, version: before.version + 1 }, now)
  await moveStockOf(db, after)
  await moveUnitsOf(db, before.items, after, { now, by })
  if (isNewState) await tellState(db, after, { notify: input.notify, by }, now)
}

/** Whether it would change what was given back. */
const changesSums = (before: WholeReturn, { pickup_cost, delivery_refund, items }: ReturnInput): boolean =>
  toCents(pickup_cost) !== before.pickup_cost_cents ||
  toCents(delivery_refund) !== before.delivery_refund_cents ||
  items.some(({ id, loss }) => before.items.find((item) => item.id === id)?.loss_cents !== toCents(loss))

/** The money is due by these days: a mistyped year would move it. */
function refuseDays(
  before: Pick<WholeReturn, 'sent_on' | 'arrived_on'>,
  input: ReturnInput,
  { order, today }: { order: Order; today: string },
): void {
  for (const path of ['sent_on', 'arrived_on'] as const) {
    const day = input[path]
    if (day === null || day === before[path]) continue
    if (day > today) throw invalidField(path, 'Päivä on tulevaisuudessa')
    if (day < orderedOn(order)) throw invalidField(path, madeLaterText(order))
  }
}

async function changePieces(db: Kysely<Database>, before: WholeReturn, { state, items }: ReturnInput): Promise<void> {
  for (const [index, { id, loss, loss_reason, restock, serial, is_scrapped }] of items.entries()) {
    const piece = before.items.find((item) => item.id === id)
    if (!piece || piece.is_cancelled) throw invalidField(`items.${index}.id`, 'Tuotetta ei ole palautuksessa')
    if (toCents(loss) > piece.value_cents)
      throw invalidField(`items.${index}.loss`, 'Arvon alentuminen ei voi olla suurempi kuin tuotteesta maksettu hinta')
    const loss_cents = toCents(loss)
    const reason = loss_cents > 0 ? loss_reason : null
    await changeReturnItem(db, id, {
      ...{ loss_cents, loss_reason: reason, restock, serial },
      is_scrapped: is_scrapped && restock === false,
    })
  }
  if (state !== 'inspected') return
  const decided = new Map(items.map(({ id, restock }) => [id, restock]))
  const open = before.items.find((piece) => !piece.is_cancelled && (decided.get(piece.id) ?? piece.restock) === null)
  if (!open) return
  const place = items.findIndex(({ id }) => id === open.id)
  throw invalidField(`items.${Math.max(0, place)}.restock`, 'Valitse, palaako tuote varastoon')
}

async function refuseSums(db: Kysely<Database>, before: WholeReturn, input: ReturnInput): Promise<void> {
  const order = existing(await findOrder(db, before.order_id))
  const others = (await listReturnsOf(db, order.id)).filter(({ id }) => id !== before.id)
  const given = others.reduce((sum, { delivery_refund_cents }) => sum + delivery_refund_cents, 0)
  if (toCents(input.delivery_refund) > deliveryPaid(order) - given)
    throw invalidField('delivery_refund', 'Toimituksesta ei ole maksettu näin paljon')
  const { items } = existingReturn(await findReturn(db, before.id))
  const goods = items.reduce((sum, { value_cents, loss_cents }) => sum + value_cents - loss_cents, 0)
  if (toCents(input.pickup_cost) > goods)
    throw invalidField('pickup_cost', 'Nouto maksaa enemmän kuin hyvitettävät tuotteet')
}

interface Told {
  notify: boolean
  by: string
}

/** What has been looked at has come, also where nobody said so before. */
const GOODS_ARE_HERE: ReadonlySet<ReturnState> = new Set(['arrived', 'inspected'])

/** The states that customers are told of; to be back at the beginning is no news. */
const isNews = (state: ReturnState) => state !== 'announced'

/** Writes a new state down, and tells the customer of it where they are to be told. */
export async function tellState(
  db: Kysely<Database>,
  { id, state, receipt_email }: WholeReturn,
  { notify, by }: Told,
  now: Date,
): Promise<void> {
  const isTold = notify && receipt_email !== '' && isNews(state)
  const at = now.toISOString()
  await insertReturnEvent(db, {
    ...{ id: uuidv7(), return_id: id, kind: state === 'refunded' ? 'refund' : 'state', state, notified: isTold },
    ...{ text: null, done_by: by, created_at: at },
  })
  if (!isTold) return
  const sendAt = new Date(now.getTime() + STATUS_UNDO_MS)
  await queueMail(db, returnStep, { to: receipt_email, payload: { returnId: id, state }, sendAt }, now)
}
