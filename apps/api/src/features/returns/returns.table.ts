import type { ReturnState, returnEventKinds } from '@arkpax/schema/returns'
import type { UnitStatus } from '@arkpax/schema/units'
import type { ReturnBasis } from '@arkpax/schema/withdrawal-period'
import type { Generated } from 'kysely'

/** What goes back of an order. */
export interface ReturnTable {
  id: string
  /** What people call it by. */
  number: number
  order_id: string
  state: ReturnState
  basis: ReturnBasis
  /** Who withdrew, and where the receipt went. */
  name: string
  receipt_email: string
  announced_at: string
  /** Calendar days of Finland, YYYY-MM-DD. */
  refund_due_on: string
  pickup_on: Generated<string | null>
  pickup_text: Generated<string | null>
  sent_on: Generated<string | null>
  arrived_on: Generated<string | null>
  pickup_cost_cents: Generated<number>
  delivery_refund_cents: Generated<number>
  /** What was given back, by which refund, and the credit note; null before that. */
  refunded_cents: Generated<number | null>
  payment_id: Generated<string | null>
  document_id: Generated<string | null>
  note: Generated<string | null>
  /** Lower-cased numbers, name and address, for searching. */
  search_text: string
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** One piece. It keeps what it was, because a line that was cancelled is not on its order any more. */
export interface ReturnItemTable {
  id: string
  return_id: string
  order_item_id: string
  product_id: string
  product_name: string
  /** It was taken off the order before it was sent. */
  is_cancelled: boolean
  value_cents: number
  loss_cents: Generated<number>
  loss_reason: Generated<string | null>
  restock: Generated<boolean | null>
  /** Whether this return has put it into stock. */
  is_restocked: Generated<boolean>
  /** Which unit it is, as `normalSerial` writes it; it may be one that nobody knows. */
  serial: Generated<string | null>
  /** It is neither sold nor used any more. */
  is_scrapped: Generated<boolean>
  /** What this return has made of the unit; null while it has not come. */
  unit_status: Generated<UnitStatus | null>
}

export interface ReturnEventTable {
  id: string
  return_id: string
  kind: (typeof returnEventKinds)[number]
  state: ReturnState | null
  notified: boolean
  text: string | null
  done_by: string | null
  created_at: string
}

/** A picture of what came, as small as it is shown and without what a camera writes into it. */
export interface ReturnPictureTable {
  id: string
  return_id: string
  item_id: string | null
  name: string
  content: Uint8Array
  created_at: string
}

/** One row, once there is a return: the number that was given last. */
export interface ReturnNumberTable {
  id: number
  last: number
}
