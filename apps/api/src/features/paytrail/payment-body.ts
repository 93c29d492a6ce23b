import { toCents } from '@arkpax/schema/money'
import { namedLines, totalCents } from '@arkpax/schema/order-sums'
import type { Order } from '@arkpax/schema/orders'
import { referenceNumber } from '@arkpax/schema/reference-number'

interface Begun {
  stamp: string
  /** What is to be paid. */
  cents: number
  /** Our own origin. */
  backTo: string
}

/** The longest that Paytrail takes of each. */
const MOST = { firstName: 50, lastName: 50, company: 100, street: 50, postcode: 15, city: 30, description: 1_000 }

/** What Paytrail is told of an order: its lines too, where all of it is paid at once. Sums in cents, tax included. */
export function paymentBody(order: Order, { stamp, cents, backTo }: Begun) {
  const [firstName = '', ...names] = order.customer_name.split(/\s+/)
  return {
    stamp,
    reference: referenceNumber(order.number),
    amount: cents,
    currency: 'EUR',
    language: 'FI',
    ...(cents === totalCents(order) && { items: items(order) }),
    customer: {
      email: order.customer_email,
      firstName: firstName.slice(0, MOST.firstName),
      ...(names.length > 0 && { lastName: names.join(' ').slice(0, MOST.lastName) }),
      ...(order.customer_phone && { phone: order.customer_phone }),
      ...(order.company && { companyName: order.company.slice(0, MOST.company) }),
    },
    deliveryAddress: {
      streetAddress: order.shipping_address.slice(0, MOST.street),
      postalCode: order.shipping_postcode.slice(0, MOST.postcode),
      city: order.shipping_city.slice(0, MOST.city),
      country: 'FI',
    },
    ...urls(backTo, ''),
  }
}

/** Where Paytrail sends the customer, and where it calls itself. What came of it the signed values tell, not the address. */
export function urls(backTo: string, ofRefund: '' | '-refund') {
  const back = `${backTo}/api/paytrail/return`
  const called = `${backTo}/api/paytrail/callback${ofRefund}`
  return {
    ...(!ofRefund && { redirectUrls: { success: back, cancel: back } }),
    callbackUrls: { success: called, cancel: called },
  }
}

/** A line for each of the order, and one below nothing for each discount: they add up to what is paid. */
const items = (order: Order) =>
  namedLines(order).flatMap((line) => {
    const common = {
      vatPercentage: line.vat_percent,
      productCode: 'product_id' in line ? line.product_id : line.kind,
    }
    const discount = { unitPrice: -toCents(line.discount), units: 1, description: 'Alennus', ...common }
    const description = line.name.slice(0, MOST.description)
    return [
      { unitPrice: toCents(line.price), units: line.quantity, description, ...common },
      ...(line.discount > 0 ? [discount] : []),
    ]
  })
