import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import type { Order } from '@arkpax/schema/orders'

type Made = Pick<Order, 'created_at'>

/** The day on which an order was made in Finland (YYYY-MM-DD). */
export const orderedOn = ({ created_at }: Made): string => finnishDay(new Date(created_at))

/** Why a day cannot be: nothing of an order happens before it is made. */
export const madeLaterText = (order: Made): string => `Tilaus tehtiin vasta ${formatDate(orderedOn(order))}`
