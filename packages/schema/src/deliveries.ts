import * as z from 'zod'
import { deliveredSerials, newSerials, onlyOnce } from './delivered-serials.ts'
import { line, optionalLine, utcInstant } from './text.ts'
import { version } from './version.ts'

/** How far a parcel is: put together, handed to the carrier, with the customer, or back with us. */
export const parcelStates = ['packed', 'sent', 'delivered', 'returned'] as const
export type ParcelState = (typeof parcelStates)[number]

export const parcelStateLabels: Record<ParcelState, string> = {
  packed: 'Kerätty',
  sent: 'Lähetetty',
  delivered: 'Toimitettu',
  returned: 'Palautunut',
}

/** The states that a parcel can be taken to from each: a step on, or the step back. */
export const nextParcelStates: Record<ParcelState, readonly ParcelState[]> = {
  packed: ['sent'],
  sent: ['delivered', 'returned', 'packed'],
  delivered: ['returned', 'sent'],
  returned: ['delivered', 'sent'],
}

/** Whether a parcel is on its way to the customer, or there. */
export const isAway = (state: ParcelState): boolean => state === 'sent' || state === 'delivered'

/** A line of a delivery, with the serial numbers that are known of its pieces. */
const deliveredItem = z.object({
  order_item_id: z.string(),
  product_name: z.string(),
  quantity: z.int(),
  serials: z.array(z.string()),
})

/** A part of an order, or all of it, that goes at one time. */
export const delivery = z.object({
  id: z.string(),
  order_id: z.string(),
  state: z.enum(parcelStates),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  /** The carrier's page that follows it. */
  tracking_url: z.string().nullable(),
  items: z.array(deliveredItem),
  /** The UN numbers of what is dangerous in it, each once. */
  un_numbers: z.array(z.string()),
  sent_at: utcInstant.nullable(),
  delivered_at: utcInstant.nullable(),
  returned_at: utcInstant.nullable(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type Delivery = z.output<typeof delivery>

/** What has left of an order, as its customer sees it. */
export const sentDelivery = delivery.pick({
  id: true,
  state: true,
  carrier: true,
  tracking_number: true,
  tracking_url: true,
  sent_at: true,
  delivered_at: true,
})
export type SentDelivery = z.output<typeof sentDelivery>

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** How a parcel is followed. */
export const trackingInput = z.object({
  carrier: optionalLine(100),
  tracking_number: optionalLine(100),
  tracking_url: optionalLine(500).refine(
    (url) => url === null || isWebAddress(url),
    'Anna seurantalinkki kokonaisena, esimerkiksi https://…',
  ),
})

const pieces = z
  .number('Anna määrä')
  .int('Määrän on oltava kokonaisluku')
  .min(0, 'Määrä ei voi olla negatiivinen')
  .max(10_000, 'Enintään 10 000 kappaletta')

/** What goes together; a line of which nothing goes along counts for nothing. */
export const deliveryInput = trackingInput.extend({
  items: z
    .array(
      z
        .object({
          order_item_id: line(36, 'Rivin tunniste puuttuu'),
          quantity: pieces,
          serials: deliveredSerials.default(() => []),
        })
        .refine(({ quantity, serials }) => serials.length <= quantity, {
          error: 'Sarjanumeroita on enemmän kuin kappaleita',
          path: ['serials'],
        }),
      'Valitse tuotteet',
    )
    .max(100, 'Enintään 100 riviä')
    .superRefine(onlyOnce)
    .refine((items) => items.some(({ quantity }) => quantity > 0), 'Valitse vähintään yksi tuote'),
  new_serials: newSerials,
})
export type DeliveryInput = z.output<typeof deliveryInput>

/** All serial numbers of a parcel, line by line; what is left out is not in it any more. */
export const deliverySerialsInput = z.object({
  items: z
    .array(z.object({ order_item_id: line(36, 'Rivin tunniste puuttuu'), serials: deliveredSerials }), 'Anna rivit')
    .max(100, 'Enintään 100 riviä')
    .superRefine(onlyOnce),
  new_serials: newSerials,
})

/** What is printed for a parcel. */
export const deliveryPapers = ['packing-list', 'dangerous-goods'] as const
export type DeliveryPaper = (typeof deliveryPapers)[number]

/** How far it is now. */
export const parcelStateInput = z.object({
  state: z.enum(parcelStates, 'Tuntematon tila'),
  /** Whether the customer is told of what has left or arrived. */
  notify: z.boolean('Valitse, ilmoitetaanko asiakkaalle').default(true),
  /** Whether what has come back goes into stock. Without a meaning for other states. */
  restock: z.boolean('Valitse, palautetaanko tuotteet varastoon').default(false),
})
export type ParcelStateInput = z.output<typeof parcelStateInput>
