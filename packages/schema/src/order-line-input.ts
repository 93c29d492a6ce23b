import * as z from 'zod'
import { line } from './text.ts'

/** What an order costs beside its products. */
export const orderChargeKinds = ['delivery', 'service'] as const

const money = (missing: string) =>
  z
    .number(missing)
    .min(0, 'Summa ei voi olla negatiivinen')
    .max(99_999_999.99, 'Summa on liian suuri')
    .multipleOf(0.01, 'Anna summa sentin tarkkuudella')

/** So many pieces of a line. */
const lineQuantity = z
  .number('Anna määrä')
  .int('Määrän on oltava kokonaisluku')
  .min(1, 'Määrän on oltava vähintään 1')
  .max(10_000, 'Enintään 10 000 kappaletta')

/** A product of an order: `price` is one's own where it is given, else the catalogue's; `discount` is what the whole line is cut by. */
export const pricedItem = z.object({
  product_id: line(36, 'Valitse tuote'),
  quantity: lineQuantity,
  price: money('Anna hinta').nullish(),
  discount: money('Anna alennus').default(0),
})

/** Delivery or work of an order, at the rate of the terms where none is given. */
export const chargeInput = z.object({
  kind: z.enum(orderChargeKinds, 'Valitse lisärivin laji'),
  name: line(200, 'Anna lisärivin nimi'),
  quantity: lineQuantity.default(1),
  price: money('Anna hinta'),
  discount: money('Anna alennus').default(0),
  vat_percent: z.number().min(0).max(100).nullish(),
})
