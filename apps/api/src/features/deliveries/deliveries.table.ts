import type { ParcelState } from '@arkpax/schema/deliveries'
import type { Generated } from 'kysely'

/** Who did something: staff by hand, or the status that an order was set to. */
type DoneBy = 'staff' | 'status'

export interface DeliveryTable {
  id: string
  order_id: string
  state: ParcelState
  carrier: Generated<string | null>
  tracking_number: Generated<string | null>
  tracking_url: Generated<string | null>
  /** What a status has done is taken back when the status is left again. */
  made_by: DoneBy
  sent_by: Generated<DoneBy | null>
  delivered_by: Generated<DoneBy | null>
  /** The change of the order's status that its last step made, and the mail that told of it. */
  event_id: Generated<string | null>
  mail_id: Generated<string | null>
  sent_at: Generated<string | null>
  delivered_at: Generated<string | null>
  returned_at: Generated<string | null>
  version: Generated<number>
  created_at: string
  updated_at: string
}

export interface DeliveryItemTable {
  id: string
  delivery_id: string
  order_item_id: string
  quantity: number
  /** How many of them went back into stock when they came back. */
  restocked: Generated<number>
}
