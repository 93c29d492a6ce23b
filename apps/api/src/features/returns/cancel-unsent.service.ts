import { toCents, toEuros } from '@arkpax/schema/money'
import { isEditable, type OrderEdit } from '@arkpax/schema/order-edit'
import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listPieces, packedOf } from '../deliveries/deliveries.repo.ts'
import { storeDeliveryState } from '../deliveries/follow-status.service.ts'
import { invoiceOf } from '../documents/invoice-of-order.service.ts'
import { editOrder } from '../orders/order-edit.service.ts'
import { setOrderStatus } from '../orders/order-status.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { pieceValues } from '../orders/piece-values.ts'

/** Pieces of one line that are withdrawn, and what each is worth in cents. */
export interface WithdrawnLine {
  orderItemId: string
  productId: string
  productName: string
  cancelled: number[]
  returned: number[]
}

interface Wanted {
  quantities: ReadonlyMap<string, number>
  /** How many pieces of each line have been returned before. */
  returnedBefore: ReadonlyMap<string, number>
  now: Date
}

/**
 * Takes what has not been packed off its order, as staff would on the order desk, and gives all that is withdrawn, line by line. An order of
 * which nothing has been sent and nothing is left is cancelled. The customer is told by the receipt alone. The caller has locked the order.
 */
export async function cancelUnsent(db: Kysely<Database>, order: Order, wanted: Wanted): Promise<WithdrawnLine[]> {
  const packed = await packedOf(db, order.id)
  const sent = (await listPieces(db, order.id)).filter(({ state }) => state !== 'packed')
  const isAll = order.items.every(({ id, quantity }) => (wanted.quantities.get(id) ?? 0) >= quantity)
  const isWholeCancelled = isAll && sent.length === 0
  const lines = order.items.flatMap((item) => {
    const quantity = wanted.quantities.get(item.id) ?? 0
    if (quantity === 0) return []
    const free = isWholeCancelled ? quantity : isEditable(order) ? item.quantity - (packed.get(item.id) ?? 0) : 0
    const cancelled = Math.min(quantity, free)
    const values = pieceValues(item)
    const first = wanted.returnedBefore.get(item.id) ?? 0
    return [
      {
        orderItemId: item.id,
        productId: item.product_id,
        productName: item.product_name,
        cancelled: values.slice(values.length - cancelled),
        returned: values.slice(first, first + quantity - cancelled),
      },
    ]
  })
  if (isWholeCancelled) await cancelOrder(db, order, wanted.now)
  else if (lines.some(({ cancelled }) => cancelled.length > 0)) await takeOff(db, order, lines, wanted.now)
  return lines
}

const cancelOrder = (db: Kysely<Database>, { id }: Order, now: Date) =>
  setOrderStatus(db, id, { status: 'cancelled', notify: false, restock: true, reason: 'customer' }, now)

async function takeOff(db: Kysely<Database>, order: Order, lines: readonly WithdrawnLine[], now: Date): Promise<void> {
  await editOrder(db, order.id, editWithout(order, lines), { now, version: undefined, packedOf, invoiceOf })
  const after = existing(await findOrder(db, order.id))
  const reached = await storeDeliveryState(db, after, now)
  // What is left of it may have been sent, or delivered, already.
  if (reached === 'sent' || reached === 'delivered')
    await setOrderStatus(db, order.id, { status: 'shipped', notify: false }, now)
  if (reached === 'delivered') await setOrderStatus(db, order.id, { status: 'delivered', notify: false }, now)
}

function editWithout(order: Order, lines: readonly WithdrawnLine[]): OrderEdit {
  const items = order.items.flatMap(({ id, product_id, quantity, price, discount }) => {
    const cancelled = lines.find(({ orderItemId }) => orderItemId === id)?.cancelled ?? []
    const off = cancelled.reduce((sum, cents) => sum + toCents(price) - cents, 0)
    const left = { id, product_id, quantity: quantity - cancelled.length, price }
    return left.quantity > 0 ? [{ ...left, discount: toEuros(toCents(discount) - off) }] : []
  })
  const { note, payment_method, payment_due_on, charges } = order
  return { ...buyerOf(order), note, payment_method, payment_due_on, items, charges, notify: false }
}

const buyerOf = (order: Order) => ({
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  customer_phone: order.customer_phone,
  shipping_address: order.shipping_address,
  shipping_postcode: order.shipping_postcode,
  shipping_city: order.shipping_city,
  company: order.company,
  business_id: order.business_id,
  billing_address: order.billing_address,
  billing_postcode: order.billing_postcode,
  billing_city: order.billing_city,
  einvoice_address: order.einvoice_address,
  einvoice_operator: order.einvoice_operator,
})
