import { expect, it } from 'vitest'
import { startingValues, totalOf } from './order-form-values.ts'

const product = (id: string, price: number) => ({
  id,
  name: id,
  description: '',
  price,
  image_url: '/a.webp',
  category: 'accessories' as const,
  stock: 1,
  rating: null,
  created_at: '2026-11-21T08:00:00.000Z',
})
const products = [product('a', 0.1), product('b', 2950)]

it('adds up the lines without the errors of decimal fractions', () => {
  const items = [
    { product_id: 'a', quantity: 3 },
    { product_id: 'b', quantity: 2 },
  ]
  expect(totalOf(items, products)).toBe(5900.3)
})

it('counts nothing for a line that is not filled in', () => {
  const items = [
    { product_id: '', quantity: 1 },
    { product_id: 'a', quantity: Number.NaN },
    { product_id: 'a', quantity: -2 },
  ]
  expect(totalOf(items, products)).toBe(0)
})

it('takes the customer from a contact message', () => {
  const message = {
    id: 'm1',
    name: 'Aino Korhonen',
    email: 'aino@example.fi',
    subject: 'Tilaus',
    message: 'Haluan tilata.',
    status: 'new' as const,
    admin_notes: null,
    created_at: '2026-11-21T08:00:00.000Z',
    updated_at: '2026-11-21T08:00:00.000Z',
  }
  expect(startingValues(message)).toMatchObject({
    customer_name: 'Aino Korhonen',
    customer_email: 'aino@example.fi',
    contact_message_id: 'm1',
  })
})
