import { type Delivery, isAway } from '@arkpax/schema/deliveries'
import type { TrackInput } from '@arkpax/schema/order-tracking'
import type { Order } from '@arkpax/schema/orders'
import { comingBack } from '@arkpax/schema/returns'
import { basisAt, type ReturnBasis, type WithdrawalPeriod, withdrawalPeriod } from '@arkpax/schema/withdrawal-period'
import type { WithdrawableOrder } from '@arkpax/schema/withdrawals'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { countPieces, listDeliveriesOf } from '../deliveries/deliveries.repo.ts'
import { trackOrder } from '../orders/order-tracking.repo.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { receivedAtOf } from './received-at.ts'
import { listReturnsOf, piecesOf, type WholeReturn } from './returns.repo.ts'

const NO_ORDER = '-'

/** What of an order can be withdrawn, and on what. */
export interface Withdrawable {
  order: Order
  period: WithdrawalPeriod
  basis: ReturnBasis | null
  returns: WholeReturn[]
  /** Pieces that have not been withdrawn, by the ids of the lines. */
  left: ReadonlyMap<string, number>
}

/** The one answer to every miss: it never says which of the two was wrong. */
export const noSuchOrder = () =>
  new ApiError('not_found', {
    detail: 'Tilausta ei löytynyt näillä tiedoilla. Tarkista tilausnumero ja sähköpostiosoite.',
  })

/** The id of the order that has this number, or id, and this address; one that no order has for every miss. */
export async function idOfOrder(db: Kysely<Database>, named: TrackInput): Promise<string> {
  return (await trackOrder(db, named))?.id ?? NO_ORDER
}

/** What of an order can be withdrawn now; undefined when it is not there, which takes as many questions. */
export async function readWithdrawable(db: Kysely<Database>, id: string, now: Date): Promise<Withdrawable | undefined> {
  const order = await findOrder(db, id)
  const deliveries = await listDeliveriesOf(db, id)
  const returns = await listReturnsOf(db, id)
  const { terms } = await readSettings(db)
  if (!order) return undefined
  const isCompany = order.business_id !== null
  const period = withdrawalPeriod({ receivedAt: receivedAtOf(order.items, deliveries), isCompany }, terms)
  return { order, period, basis: basisAt(period, now), returns, left: leftOf(order, returns, deliveries) }
}

/** A cancelled piece is on its order no more; of a cancelled order only what had been sent is left. */
function leftOf(
  order: Order,
  returns: readonly WholeReturn[],
  deliveries: readonly Delivery[],
): ReadonlyMap<string, number> {
  const away = countPieces(deliveries.filter(({ state }) => isAway(state)).flatMap(({ items }) => items))
  const gone = Map.groupBy(comingBack(returns.flatMap(({ items }) => items)), ({ order_item_id }) => order_item_id)
  return new Map(
    order.items.map(({ id, quantity }) => [
      id,
      Math.max(0, (order.status === 'cancelled' ? (away.get(id) ?? 0) : quantity) - (gone.get(id)?.length ?? 0)),
    ]),
  )
}

/** The same as whoever withdraws sees it. */
export const toWithdrawableOrder = ({ order, period, basis, returns, left }: Withdrawable): WithdrawableOrder => ({
  number: order.number,
  ordered_at: order.created_at,
  items: order.items.map(({ id, product_name }) => ({ id, product_name, left: left.get(id) ?? 0 })),
  period,
  basis,
  earlier: returns.map(({ number, announced_at, items }) => ({ number, announced_at, items: piecesOf(items) })),
})
