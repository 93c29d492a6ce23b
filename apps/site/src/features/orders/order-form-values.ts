import type { CustomerDetail } from '@arkpax/schema/customers'
import { readDecimal, typedDecimal } from '@arkpax/schema/decimal'
import { toCents, toEuros } from '@arkpax/schema/money'
import { orderEdit } from '@arkpax/schema/order-edit'
import { type AskedOrder, type Order, orderInput } from '@arkpax/schema/orders'
import type { Product } from '@arkpax/schema/products'
import * as z from 'zod'

/** A line as typed: an empty price is that of the catalogue; `id` is empty while the line is new. */
const typedLine = z.object({
  id: z.string(),
  product_id: z.string(),
  quantity: z.string(),
  price: z.string(),
  discount: z.string(),
})

const typedCharge = typedLine
  .omit({ product_id: true })
  .extend({ kind: z.enum(['delivery', 'service']), name: z.string() })

/** What the form of an order holds while it is filled in: numbers as typed, what is missing as empty text. */
export const orderFormValues = z.object({
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  shipping_address: z.string(),
  shipping_postcode: z.string(),
  shipping_city: z.string(),
  company: z.string(),
  business_id: z.string(),
  billing_address: z.string(),
  billing_postcode: z.string(),
  billing_city: z.string(),
  einvoice_address: z.string(),
  einvoice_operator: z.string(),
  payment_method: z.string(),
  payment_due_on: z.string(),
  note: z.string(),
  contact_message_id: z.string().nullable(),
  notify: z.boolean(),
  items: z.array(typedLine),
  charges: z.array(typedCharge),
})
export type OrderFormValues = z.output<typeof orderFormValues>

const readNumber = (typed: string) => readDecimal(typed) ?? Number.NaN
/** An empty field is none. */
const readIfTyped = (typed: string) => (typed.trim() === '' ? null : readNumber(typed))

const read = ({ items, charges, payment_method, payment_due_on, ...order }: OrderFormValues) => ({
  ...order,
  payment_method: (payment_method || null) as Order['payment_method'],
  payment_due_on: payment_due_on || null,
  items: items.map(({ id, product_id, quantity, price, discount }) => ({
    ...{ id: id || null, product_id, quantity: readNumber(quantity) },
    ...{ price: readIfTyped(price), discount: readIfTyped(discount) ?? 0 },
  })),
  charges: charges.map(({ id, kind, name, quantity, price, discount }) => ({
    ...{ id: id || null, kind, name, quantity: readNumber(quantity) },
    ...{ price: readNumber(price), discount: readIfTyped(discount) ?? 0 },
  })),
})

/** The form of a new order; the rules and messages are the API's. */
export const orderForm = orderFormValues
  .transform((typed): z.input<typeof orderInput> => {
    const { payment_due_on: _, ...order } = read(typed)
    return order
  })
  .pipe(orderInput)

/** The form of an order that is there. */
export const orderEditForm = orderFormValues
  .transform((typed): z.input<typeof orderEdit> => {
    const { contact_message_id: _, ...edit } = read(typed)
    return edit
  })
  .pipe(orderEdit)

const typedMoney = (euros: number) => typedDecimal(euros, 2)

/** An empty line; a piece is what is bought most often. */
export const emptyLine = { id: '', product_id: '', quantity: '1', price: '', discount: '' }

/** A line that is no product. */
export const emptyCharge = (kind: Order['charges'][number]['kind'], name: string) => ({
  ...{ id: '', kind, name, quantity: '1', price: '', discount: '' },
})

/** The form as it opens: empty. */
export const startingValues = (): OrderFormValues => ({
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  shipping_address: '',
  shipping_postcode: '',
  shipping_city: '',
  company: '',
  business_id: '',
  billing_address: '',
  billing_postcode: '',
  billing_city: '',
  einvoice_address: '',
  einvoice_operator: '',
  payment_method: '',
  payment_due_on: '',
  note: '',
  contact_message_id: null,
  notify: true,
  items: [emptyLine],
  charges: [],
})

/**
 * The form with what a contact message asks for. Products have no price of their own, as whoever changes a line to another product means
 * the price of that.
 */
export const valuesForMessage = (messageId: string, { items, charges, ...asked }: AskedOrder): OrderFormValues => ({
  ...startingValues(),
  customer_name: asked.customer_name,
  customer_email: asked.customer_email,
  customer_phone: asked.customer_phone ?? '',
  shipping_postcode: asked.shipping_postcode ?? '',
  company: asked.company ?? '',
  business_id: asked.business_id ?? '',
  contact_message_id: messageId,
  items:
    items.length === 0
      ? [emptyLine]
      : items.map(({ product_id, quantity }) => ({ ...emptyLine, product_id, quantity: String(quantity) })),
  charges: charges.map(({ kind, name, quantity, price }) => ({
    ...emptyCharge(kind, name),
    ...{ quantity: String(quantity), price: typedMoney(price) },
  })),
})

/** The form with a customer in it, and where their last order went. */
export const valuesForCustomer = ({
  name,
  email,
  phone,
  last_delivery,
  company,
  business_id,
}: CustomerDetail): OrderFormValues => ({
  ...startingValues(),
  customer_name: name ?? '',
  customer_email: email,
  customer_phone: phone ?? last_delivery?.customer_phone ?? '',
  shipping_address: last_delivery?.shipping_address ?? '',
  shipping_postcode: last_delivery?.shipping_postcode ?? '',
  shipping_city: last_delivery?.shipping_city ?? '',
  company: company ?? '',
  business_id: business_id ?? '',
})

const typedDiscount = (euros: number) => (euros > 0 ? typedMoney(euros) : '')

/** The form with an order that is there in it. */
export const valuesOf = (order: Order): OrderFormValues => ({
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  customer_phone: order.customer_phone ?? '',
  shipping_address: order.shipping_address,
  shipping_postcode: order.shipping_postcode,
  shipping_city: order.shipping_city,
  company: order.company ?? '',
  business_id: order.business_id ?? '',
  billing_address: order.billing_address ?? '',
  billing_postcode: order.billing_postcode ?? '',
  billing_city: order.billing_city ?? '',
  einvoice_address: order.einvoice_address ?? '',
  einvoice_operator: order.einvoice_operator ?? '',
  payment_method: order.payment_method ?? '',
  payment_due_on: order.payment_due_on ?? '',
  note: order.note ?? '',
  contact_message_id: null,
  notify: true,
  items: order.items.map(({ id, product_id, quantity, price, discount }) => ({
    ...{ id, product_id, quantity: String(quantity), price: typedMoney(price), discount: typedDiscount(discount) },
  })),
  charges: order.charges.map(({ id, kind, name, quantity, price, discount }) => ({
    ...{ id, kind, name, quantity: String(quantity), price: typedMoney(price), discount: typedDiscount(discount) },
  })),
})

/** What the lines cost, at their own prices or present ones, in euros; a line that is not filled in yet costs nothing. */
export function totalOf(
  { items, charges }: Pick<OrderFormValues, 'items' | 'charges'>,
  products: readonly Pick<Product, 'id' | 'price'>[],
): number {
  const priced = items.map((line) => ({ ...line, price: line.price || priceOf(line.product_id, products) }))
  return toEuros([...priced, ...charges].reduce((sum, line) => sum + centsOf(line), 0))
}

const priceOf = (id: string, products: readonly Pick<Product, 'id' | 'price'>[]) =>
  typedMoney(products.find((product) => product.id === id)?.price ?? 0)

function centsOf({ quantity, price, discount }: { quantity: string; price: string; discount: string }): number {
  const [pieces, each, off] = [readNumber(quantity), readDecimal(price) ?? 0, readDecimal(discount) ?? 0]
  return Number.isInteger(pieces) && pieces > 0 ? pieces * toCents(each) - toCents(off) : 0
}
