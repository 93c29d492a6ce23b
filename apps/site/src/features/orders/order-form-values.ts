import type { ContactMessage } from '@arkpax/schema/contact'
import type { CustomerDetail } from '@arkpax/schema/customers'
import { readDecimal } from '@arkpax/schema/decimal'
import { orderInput } from '@arkpax/schema/orders'
import type { Product } from '@arkpax/schema/products'
import * as z from 'zod'

/** What the form of a new order holds while it is filled in: quantities as typed. */
export const orderFormValues = z.object({
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  shipping_address: z.string(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
  note: z.string(),
  contact_message_id: z.string().nullable(),
  notify: z.boolean(),
  items: z.array(z.object({ product_id: z.string(), quantity: z.string() })),
})
export type OrderFormValues = z.output<typeof orderFormValues>

const readQuantity = (typed: string) => readDecimal(typed) ?? Number.NaN

/** The form of a new order; the rules and messages are the API's. */
export const orderForm = orderFormValues
  .transform(
    ({ items, ...order }): z.input<typeof orderInput> => ({
      ...order,
      items: items.map(({ product_id, quantity }) => ({ product_id, quantity: readQuantity(quantity) })),
    }),
  )
  .pipe(orderInput)

/** An empty line; a piece is what is bought most often. */
export const emptyLine = { product_id: '', quantity: '1' }

/** The form as it opens: empty, or with the sender of a contact message as the customer. */
export const startingValues = (message?: ContactMessage): OrderFormValues => ({
  customer_name: message?.name ?? '',
  customer_email: message?.email ?? '',
  customer_phone: '',
  shipping_address: '',
  shipping_postcode: '',
  shipping_city: '',
  note: '',
  contact_message_id: message?.id ?? null,
  notify: true,
  items: [emptyLine],
})

/** The form with a customer in it, and where their last order went. */
export const valuesForCustomer = ({ name, email, phone, last_delivery }: CustomerDetail): OrderFormValues => ({
  ...startingValues(),
  customer_name: name ?? '',
  customer_email: email,
  customer_phone: phone ?? last_delivery?.customer_phone ?? '',
  shipping_address: last_delivery?.shipping_address ?? '',
  shipping_postcode: last_delivery?.shipping_postcode ?? '',
  shipping_city: last_delivery?.shipping_city ?? '',
})

/** What the chosen products cost at present prices, in euros; a line that is not filled in yet costs nothing. */
export function totalOf(items: OrderFormValues['items'], products: readonly Product[]): number {
  const cents = items.reduce((sum, { product_id, quantity }) => {
    const price = products.find(({ id }) => id === product_id)?.price ?? 0
    const pieces = readQuantity(quantity)
    return sum + Math.round(price * 100) * (Number.isInteger(pieces) && pieces > 0 ? pieces : 0)
  }, 0)
  return cents / 100
}
