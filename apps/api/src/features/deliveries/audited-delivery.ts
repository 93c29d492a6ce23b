import type { Delivery } from '@arkpax/schema/deliveries'

/** What the log of an order tells of one of its deliveries. */
export const inLog = ({ state, items, carrier, tracking_number, tracking_url }: Delivery) => ({
  delivered_items: items,
  delivered_serials: items.flatMap(({ serials }) => serials),
  parcel_state: state,
  carrier,
  tracking_number,
  tracking_url,
})
