import type { Delivery, DeliveryPaper } from '@arkpax/schema/deliveries'
import { finnishDay, formatDate, formatNumber } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { ReceivedFile } from '../../http/received-file.ts'
import { renderPdf } from '../../services/typesetter.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { existing } from '../orders/orders.service.ts'
import { letterheadOf } from '../settings/letterhead.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { findDelivery, listDeliveriesOf, listPackedGoods } from './deliveries.repo.ts'
import { existingDelivery } from './deliveries.service.ts'
import { grossText, labelsOf, type PackedGoods } from './packed-goods.ts'

interface Printed {
  delivery: Delivery
  order: Order
  goods: (PackedGoods & { order_item_id: string })[]
  /** Its place among the deliveries of its order, from 1. */
  position: number
}

/** A paper of a delivery. Throws `not_found` where nothing in it is dangerous and the label of that is asked for. */
export async function deliveryPaper(
  db: Kysely<Database>,
  id: string,
  paper: DeliveryPaper,
  { site, now }: { site: string; now: Date },
): Promise<ReceivedFile> {
  const delivery = existingDelivery(await findDelivery(db, id))
  const order = existing(await findOrder(db, delivery.order_id))
  const goods = await listPackedGoods(db, id)
  const all = await listDeliveriesOf(db, order.id)
  const printed = { delivery, order, goods, position: all.findIndex((one) => one.id === id) + 1 }
  if (paper === 'dangerous-goods' && delivery.un_numbers.length === 0)
    throw new ApiError('not_found', { detail: 'Toimituksessa ei ole vaarallisia aineita.' })
  const { company } = await readSettings(db)
  const day = finnishDay(now)
  const frame = {
    company: letterheadOf(company, site),
    number: `${order.number}-${printed.position}`,
    made: day.split('-').map(Number),
    dated: formatDate(day),
  }
  const pdf =
    paper === 'packing-list'
      ? await renderPdf('packing-list', { ...frame, ...packingList(printed) })
      : await renderPdf('dangerous-goods', { ...frame, ...dangerousGoods(printed) })
  const name = paper === 'packing-list' ? 'pakkausluettelo' : 'vaarallisten-aineiden-merkinta'
  return new ReceivedFile(`${name}-${frame.number}.pdf`, Buffer.from(pdf))
}

const receiverOf = (order: Order) => [
  order.company ?? '',
  order.customer_name,
  order.shipping_address,
  `${order.shipping_postcode} ${order.shipping_city}`,
  order.customer_phone ?? '',
]

const packingList = ({ delivery, order, goods, position }: Printed) => ({
  title: `Pakkausluettelo ${order.number}-${position}`,
  receiver: receiverOf(order),
  facts: [
    ['Tilaus', String(order.number)],
    ['Tilattu', formatDate(order.created_at)],
    ['Kuljetusliike', delivery.carrier ?? ''],
    ['Seurantanumero', delivery.tracking_number ?? ''],
    ['Bruttopaino', grossText(goods)],
  ].filter(([, value]) => value !== ''),
  rows: goods.map((line) => ({
    name: line.product_name,
    serials: delivery.items.find(({ order_item_id }) => order_item_id === line.order_item_id)?.serials ?? [],
    sku: line.sku ?? '',
    quantity: formatNumber(line.quantity),
    danger: line.un_number ?? '',
  })),
  note: order.note ?? '',
  dangerous:
    delivery.un_numbers.length > 0
      ? `Toimituksessa on vaarallisia aineita (${delivery.un_numbers.join(', ')}). Kiinnitä pakkauksiin merkintä ja luokan lipuke ja anna kuljetusliikkeelle rahtikirjan tiedot.`
      : '',
})

const dangerousGoods = ({ order, goods, position }: Printed) => ({
  title: `Vaarallisten aineiden merkintä ${order.number}-${position}`,
  receiver: receiverOf(order),
  labels: labelsOf(goods),
})
