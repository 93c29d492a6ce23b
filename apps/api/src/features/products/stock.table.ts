import type { ReservationReason } from '@arkpax/schema/stock-reservations'
import type { Generated } from 'kysely'

/** Goods that are on their way to the shop. */
export interface IncomingGoodsTable {
  id: string
  product_id: string
  /** How many were ordered, and how many of them have come. */
  quantity: number
  received_quantity: Generated<number>
  /** YYYY-MM-DD, as Finland counts days. */
  expected_on: string
  /** The supplier and its number of the delivery. */
  reference: string
  /** When the expected day was found to be over; null before that. */
  late_since: string | null
  /** When the last of them came. */
  received_at: string | null
  cancelled_at: string | null
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** Units that are kept in stock for somebody; the row goes when they are released. */
export interface StockReservationTable {
  id: string
  product_id: string
  quantity: number
  reserved_until: string
  reason_kind: ReservationReason
  /** What it is kept for, where that is a thing. */
  reason_id: string | null
  note: string
  created_at: string
}
