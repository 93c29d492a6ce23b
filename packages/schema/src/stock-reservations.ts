import * as z from 'zod'
import { pieces } from './incoming-goods.ts'
import { line, utcInstant } from './text.ts'

/** Why units are kept: staff keep them by hand, or an offer does while it is valid. */
const reservationReasons = ['staff', 'offer'] as const
export type ReservationReason = (typeof reservationReasons)[number]

/** Units that are kept for somebody until a moment; nobody else is sold them meanwhile. */
export const stockReservation = z.object({
  id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  reserved_until: utcInstant,
  reason_kind: z.enum(reservationReasons),
  note: z.string(),
  created_at: utcInstant,
})
export type StockReservation = z.output<typeof stockReservation>

/** Keeping units by hand, to the end of a calendar day of Finland. `note` tells for whom. */
export const stockReservationInput = z.object({
  product_id: line(36, 'Valitse tuote'),
  quantity: pieces,
  until: z.iso.date('Anna viimeinen päivä, jona kappaleet pidetään varattuina'),
  note: line(300, 'Kirjoita, kenelle kappaleet varataan'),
})

const heldByOrder = z.object({ id: z.string(), number: z.int(), quantity: z.int(), created_at: utcInstant })

/** What holds units of a product: open orders, which have taken theirs from the stock already, and reservations, oldest first. */
export const stockHolds = z.object({ orders: z.array(heldByOrder), reservations: z.array(stockReservation) })
export type StockHolds = z.output<typeof stockHolds>
