import * as z from 'zod'

/** What the assistant is asked to do and cannot itself, as it has no database; the service carries it out. */
export const actionKinds = [
  'order-status',
  'warranty-end',
  'return-cost',
  'delivery-cost',
  'stock-alert',
  'hand-over',
] as const

/** What is to be done, and what the conversation has told for it. `product` is a product's id, `count` how many of it, `ofStation` that it is a station of no name, `besides` what else there is. */
export const action = z.strictObject({
  kind: z.enum(actionKinds),
  orderNumber: z.string().optional(),
  email: z.string().optional(),
  postcode: z.string().optional(),
  serial: z.string().optional(),
  product: z.string().optional(),
  count: z.int().optional(),
  ofStation: z.literal(true).optional(),
  besides: z.array(z.strictObject({ product: z.string(), count: z.int() })).optional(),
})
export type Action = z.output<typeof action>
