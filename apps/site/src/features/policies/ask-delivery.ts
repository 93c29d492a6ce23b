import { call } from '~/lib/api.ts'

/** The ways to have one piece of a product delivered to a postcode, and what people should know of that place. */
export const askDelivery = (postcode: string, product_id: string) =>
  call('POST /api/delivery-options', { body: { postcode, items: [{ product_id, quantity: 1 }] } })
