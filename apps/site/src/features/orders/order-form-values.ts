import type { ContactMessage } from '@arkpax/schema/contact'
import type { orderInput } from '@arkpax/schema/orders'
import type { Product } from '@arkpax/schema/products'
import type * as z from 'zod'

/** What the form of a new order holds while it is filled in. */
export type OrderFormValues = z.input<typeof orderInput>

/** An empty line; a piece is what is bought most often. */
export const emptyLine = { product_id: '', quantity: 1 }

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
  items: [emptyLine],
})

/** What the chosen products cost at present prices, in euros; a line that is not filled in yet costs nothing. */
export function totalOf(items: OrderFormValues['items'], products: readonly Product[]): number {
  const cents = items.reduce((sum, { product_id, quantity }) => {
    const price = products.find(({ id }) => id === product_id)?.price ?? 0
    return sum + Math.round(price * 100) * (Number.isInteger(quantity) && quantity > 0 ? quantity : 0)
  }, 0)
  return cents / 100
}
