import * as z from 'zod'
import { deliveryKinds } from './delivery-settings.ts'
import { isPostcode, POSTCODE_MISTAKE } from './postcode-areas.ts'
import { euros, line } from './text.ts'

const quantity = z
  .number('Anna määrä')
  .int('Määrän on oltava kokonaisluku')
  .min(1, 'Määrän on oltava vähintään 1')
  .max(10_000, 'Enintään 10\u00A0000\u00A0kappaletta')

/** What is to be delivered, and to which postcode in Finland. */
export const deliveryQuestion = z.object({
  postcode: line(5, 'Postinumero on pakollinen').refine(isPostcode, POSTCODE_MISTAKE),
  items: z
    .array(z.object({ product_id: line(36, 'Valitse tuote'), quantity }), 'Lisää vähintään yksi tuote')
    .min(1, 'Lisää vähintään yksi tuote')
    .max(100, 'Enintään 100\u00A0tuoteriviä'),
})
export type DeliveryQuestion = z.output<typeof deliveryQuestion>

/** A way to have it delivered. `price` and `return_cost` in euros with tax, null where they are to be agreed; `days` are working days. */
const deliveryChoice = z.object({
  method: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(deliveryKinds),
  price: euros.nullable(),
  return_cost: euros.nullable(),
  days: z.object({ from: z.int(), to: z.int() }),
})
export type DeliveryChoice = z.output<typeof deliveryChoice>

export const deliveryAnswer = z.object({
  options: z.array(deliveryChoice),
  /** Why prices are to be agreed there, for people to read; null where there is nothing to say. */
  notice: z.string().nullable(),
})
