import { formatDate, formatEuros } from '@arkpax/schema/format-fi'
import { paymentMethodLabels } from '@arkpax/schema/order-states'
import { namedLines } from '@arkpax/schema/order-sums'
import type { Order, OrderChange } from '@arkpax/schema/orders'

/**
 * What an edit has made of an order, for its customer: lines, sums and payment in words, and that addresses have changed, without what they
 * were. Notes of staff are not told.
 */
export function orderChanges(before: Order, after: Order): OrderChange[] {
  return [
    ...lineChanges(before, after),
    ...valueChange('Maksutapa', before, after, ({ payment_method }) =>
      payment_method ? paymentMethodLabels[payment_method] : null,
    ),
    ...valueChange('Eräpäivä', before, after, ({ payment_due_on }) => payment_due_on && formatDate(payment_due_on)),
    ...partChange('Tilaajan tiedot', before, after, BUYER),
    ...partChange('Toimitusosoite', before, after, SHIPPING),
    ...partChange('Laskutustiedot', before, after, BILLING),
    ...valueChange('Yhteensä', before, after, ({ total_amount }) => formatEuros(total_amount)),
  ]
}

const BUYER = ['customer_name', 'customer_email', 'customer_phone', 'company', 'business_id'] as const
const SHIPPING = ['shipping_address', 'shipping_postcode', 'shipping_city'] as const
const BILLING = [
  'billing_address',
  'billing_postcode',
  'billing_city',
  'einvoice_address',
  'einvoice_operator',
] as const

const pieces = (quantity: number) => `${quantity}\u00A0kpl`

function lineChanges(before: Order, after: Order): OrderChange[] {
  const [old, current] = [namedLines(before), namedLines(after)]
  const gone = old.filter(({ id }) => !current.some((line) => line.id === id))
  return [
    ...gone.map(({ name, quantity }) => ({ what: name, from: pieces(quantity), to: null })),
    ...current.flatMap((line): OrderChange[] => {
      const was = old.find(({ id }) => id === line.id)
      if (!was) return [{ what: line.name, from: null, to: `${pieces(line.quantity)}, à ${formatEuros(line.price)}` }]
      return [
        ...valueChange(line.name, was, line, ({ quantity }) => pieces(quantity)),
        ...valueChange(`${line.name}, à-hinta`, was, line, ({ price }) => formatEuros(price)),
        ...valueChange(`${line.name}, alennus`, was, line, ({ discount }) => formatEuros(discount)),
      ]
    }),
  ]
}

function valueChange<Thing>(what: string, before: Thing, after: Thing, shown: (thing: Thing) => string | null) {
  const [from, to] = [shown(before), shown(after)]
  return from === to ? [] : [{ what, from, to }]
}

const partChange = (what: string, before: Order, after: Order, fields: readonly (keyof Order)[]): OrderChange[] =>
  fields.some((field) => before[field] !== after[field]) ? [{ what, from: null, to: null }] : []
