import { expect, it } from 'vitest'
import { emptyCharge, emptyLine, orderForm, startingValues, totalOf, valuesForMessage } from './order-form-values.ts'

const product = (id: string, price: number) => ({
  id,
  name: id,
  description: '',
  price,
  image_url: '/a.webp',
  category: 'accessories' as const,
  stock: 1,
  rating: null,
  version: 1,
  created_at: '2026-11-21T08:00:00.000Z',
})
const products = [product('a', 0.1), product('b', 2950)]

it('adds up the lines without the errors of decimal fractions', () => {
  const items = [
    { ...emptyLine, product_id: 'a', quantity: '3' },
    { ...emptyLine, product_id: 'b', quantity: '2', price: '2 900,50', discount: '1,01' },
  ]
  const charges = [{ ...emptyCharge('delivery', 'Toimitus'), price: '49,90' }]
  expect(totalOf({ items, charges }, products)).toBe(5850.19)
})

it('counts nothing for a line that is not filled in', () => {
  const items = [
    { ...emptyLine, quantity: '1' },
    { ...emptyLine, product_id: 'a', quantity: '' },
    { ...emptyLine, product_id: 'a', quantity: '1,5' },
    { ...emptyLine, product_id: 'a', quantity: '-2' },
  ]
  expect(totalOf({ items, charges: [] }, products)).toBe(0)
})

it('takes from a contact message what it asks for', () => {
  const asked = {
    ...{ customer_name: 'Aino Korhonen', customer_email: 'aino@example.fi', customer_phone: '050 765 4321' },
    ...{ company: 'Venetarvike Oy', business_id: '1234567-1', shipping_postcode: '20100' },
    items: [{ product_id: '1', quantity: 2 }],
    charges: [{ kind: 'delivery' as const, name: 'Kotiinkuljetus', quantity: 1, price: 49.5 }],
  }
  expect(valuesForMessage('m1', asked)).toMatchObject({
    ...asked,
    contact_message_id: 'm1',
    items: [{ product_id: '1', quantity: '2', price: '' }],
    charges: [{ kind: 'delivery', name: 'Kotiinkuljetus', quantity: '1', price: '49,50' }],
  })
})

it('has a line to fill in where a contact message asks for no product', () => {
  const asked = {
    ...{ customer_name: 'Aino', customer_email: 'aino@example.fi', customer_phone: null },
    ...{ company: null, business_id: null, shipping_postcode: null, items: [], charges: [] },
  }
  expect(valuesForMessage('m1', asked)).toMatchObject({ customer_phone: '', company: '', items: [emptyLine] })
})

it.each([
  ['1,5', 'Määrän on oltava kokonaisluku'],
  ['', 'Anna määrä'],
  ['kaksi', 'Anna määrä'],
  ['0', 'Määrän on oltava vähintään 1'],
])('a quantity typed as %j is refused at its line', (quantity, message) => {
  const values = { ...startingValues(), items: [{ ...emptyLine, product_id: '1', quantity }] }
  const issues = orderForm.safeParse(values).error?.issues ?? []
  expect(issues.filter(({ path }) => path[0] === 'items')).toMatchObject([{ path: ['items', 0, 'quantity'], message }])
})

it('what is typed becomes an order', () => {
  const customer = {
    customer_name: 'Aino',
    customer_email: 'Aino@Example.fi',
    shipping_address: 'Kuja 1',
    shipping_postcode: '00100',
    shipping_city: 'Helsinki',
  }
  const items = [{ ...emptyLine, product_id: '1', quantity: '1 000', price: '0,5', discount: '100' }]
  expect(orderForm.parse({ ...startingValues(), ...customer, items })).toMatchObject({
    ...customer,
    customer_email: 'aino@example.fi',
    customer_phone: null,
    note: null,
    contact_message_id: null,
    notify: true,
    items: [{ product_id: '1', quantity: 1000, price: 0.5, discount: 100 }],
  })
})
