import { dayAfter } from '@arkpax/schema/finnish-days'
import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput, productInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
const { create, read, setStatus, setStock, stockOf, deleteProduct } = shopCalls(() => test)

const refuse = (body: unknown) => test.fail('POST /api/admin/orders', { body })
const listPage = (path: string) => test.call('GET /api/admin/orders', { path })
const list = async (query = '') => (await listPage(`/api/admin/orders${query}`)).answer

describe('an order', () => {
  it('gets its prices and total from the catalogue, and takes stock', async () => {
    await setStock('1', 10)
    await setStock('4', 10)
    const order = await create({
      items: [
        { product_id: '4', quantity: 3 },
        { product_id: '1', quantity: 2 },
      ],
    })
    expect(order).toMatchObject({
      status: 'pending',
      customer_name: 'Matti Meikäläinen',
      total_amount: 7897,
      contact_message_id: null,
      items: [
        { product_id: '4', quantity: 3, price: 399 },
        { product_id: '1', quantity: 2, price: 3350 },
      ],
    })
    expect(order.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/)
    expect([await stockOf('1'), await stockOf('4')]).toEqual([8, 7])
  })

  it('ignores a total that the caller sends', async () => {
    const items = [{ product_id: '4', quantity: 1 }]
    const { answer } = await test.call('POST /api/admin/orders', {
      body: { ...orderInput({ items }), total_amount: 1 },
    })
    expect(answer.total_amount).toBe(399)
  })

  it('has its own prices, discounts, delivery and payment where staff give them', async () => {
    const order = await create({
      items: [{ product_id: '4', quantity: 2, price: 350, discount: 50 }],
      charges: [{ kind: 'delivery', name: 'Kotiinkuljetus', price: 49.9 }],
      ...{ payment_method: 'invoice', company: 'Venetarvike Oy', business_id: '0112038-9' },
    })
    expect(order).toMatchObject({ total_amount: 699.9, payment_method: 'invoice', company: 'Venetarvike Oy' })
    expect(order.items).toMatchObject([{ quantity: 2, price: 350, discount: 50 }])
    expect(order.charges).toMatchObject([{ name: 'Kotiinkuljetus', price: 49.9, vat_percent: 25.5 }])
    expect(order.payment_due_on).toBe(dayAfter(finnishDay(test.clock.now), 14))
  })

  it.each([
    ['items.0.discount', { items: [{ product_id: '4', quantity: 1, price: 10, discount: 10.01 }] }],
    ['items.0.price', { items: [{ product_id: '4', quantity: 1, price: 9.999 }] }],
    ['charges.0.discount', { charges: [{ kind: 'service', name: 'Asennus', price: 1, discount: 2 }] }],
    ['payment_method', { payment_method: 'invoice' }],
  ] as const)('with money that cannot be is refused at %s', async (path, wrong) => {
    const refusal = await refuse({ ...orderInput(), ...wrong })
    expect([refusal.status, refusal.problem.errors?.[0]?.path]).toEqual([422, path])
  })

  it('adds up to the cent', async () => {
    const product = await test.call('POST /api/admin/products', { body: productInput({ price: 0.29, stock: 100 }) })
    const order = await create({ items: [{ product_id: product.answer.id, quantity: 3 }] })
    expect(order.total_amount).toBe(0.87)
  })

  it('merges lines of the same product', async () => {
    await setStock('4', 5)
    const order = await create({
      items: [
        { product_id: '4', quantity: 2 },
        { product_id: '4', quantity: 3 },
      ],
    })
    expect(order.items).toMatchObject([{ product_id: '4', quantity: 5 }])
    expect(await stockOf('4')).toBe(0)
  })

  it('keeps the name and price of its time', async () => {
    const { id, items } = await create()
    const path = '/api/admin/products/1'
    await test.call('PUT /api/admin/products/{id}', { path, body: productInput({ name: 'Uusi nimi', price: 1 }) })
    await deleteProduct('1')
    expect(await read(id)).toMatchObject({ total_amount: 3350, items })
  })

  it('remembers the contact message it came from', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const order = await create({ contact_message_id: message?.id ?? null })
    expect((await read(order.id)).contact_message_id).toBe(message?.id)
  })
})

describe('too little stock', () => {
  it('is told with the product and what is left, and nothing is taken', async () => {
    await setStock('1', 2)
    await setStock('4', 5)
    const { status, problem } = await refuse(
      orderInput({
        items: [
          { product_id: '4', quantity: 1 },
          { product_id: '1', quantity: 3 },
        ],
      }),
    )
    const detail = 'Tuotetta ”Ark PRO 2400 W” on varastossa enää 2\u00A0kpl.'
    expect(status).toBe(409)
    expect(problem).toMatchObject({
      code: 'insufficient_stock',
      detail,
      errors: [{ path: 'items.1.quantity', detail }],
    })
    expect([await stockOf('1'), await stockOf('4'), await list()]).toEqual([2, 5, []])
  })

  it('counts lines of the same product together', async () => {
    await setStock('4', 3)
    const line = { product_id: '4', quantity: 2 }
    expect((await refuse(orderInput({ items: [line, line] }))).problem.errors?.[0]?.path).toBe('items.0.quantity')
  })

  it('names every product that is short', async () => {
    await setStock('1', 0)
    await setStock('2', 1)
    const items = ['1', '2'].map((product_id) => ({ product_id, quantity: 2 }))
    expect((await refuse(orderInput({ items }))).problem.errors).toEqual([
      { path: 'items.0.quantity', detail: 'Tuote ”Ark PRO 2400 W” on loppunut varastosta.' },
      { path: 'items.1.quantity', detail: 'Tuotetta ”Ark EVO 1800 W” on varastossa enää 1\u00A0kpl.' },
    ])
  })

  it('lets one of two orders for the last unit through', async () => {
    await setStock('1', 1)
    const send = () =>
      test.app.request('/api/admin/orders', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${test.token}` },
        body: JSON.stringify(orderInput()),
      })
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
    expect(await stockOf('1')).toBe(0)
    expect(await list()).toHaveLength(1)
  })
})

describe('sent twice', () => {
  it('under one idempotency key makes one order and takes stock once', async () => {
    await setStock('1', 5)
    const options = { body: orderInput(), headers: { 'Idempotency-Key': 'order-key-0001' } }
    const first = await test.call('POST /api/admin/orders', options)
    const second = await test.call('POST /api/admin/orders', options)
    expect(second.answer).toEqual(first.answer)
    expect(second.headers.get('Idempotency-Replayed')).toBe('true')
    expect([await stockOf('1'), (await list()).length]).toEqual([4, 1])
  })

  it('with other content under the key is refused', async () => {
    const headers = { 'Idempotency-Key': 'order-key-0001' }
    await test.call('POST /api/admin/orders', { body: orderInput(), headers })
    const other = orderInput({ customer_name: 'Joku Muu' })
    expect((await test.fail('POST /api/admin/orders', { body: other, headers })).problem.code).toBe(
      'idempotency_mismatch',
    )
  })

  it('can be tried again under its key after it was refused', async () => {
    await setStock('1', 0)
    const options = { body: orderInput(), headers: { 'Idempotency-Key': 'order-key-0001' } }
    expect((await test.fail('POST /api/admin/orders', options)).status).toBe(409)
    await setStock('1', 1)
    expect((await test.call('POST /api/admin/orders', options)).status).toBe(201)
  })
})

describe('bad input', () => {
  const line = { product_id: '1', quantity: 1 }

  it.each([
    ['customer_name', { customer_name: '  ' }],
    ['customer_email', { customer_email: 'ei osoite' }],
    ['shipping_address', { shipping_address: '' }],
    ['shipping_postcode', { shipping_postcode: null }],
    ['shipping_city', { shipping_city: 'x'.repeat(101) }],
    ['items', { items: [] }],
    ['items', { items: Array(101).fill(line) }],
    ['items.0.quantity', { items: [{ ...line, quantity: 0 }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: 1.5 }] }],
    ['items.0.quantity', { items: [{ ...line, quantity: '2' }] }],
    ['items.1.product_id', { items: [line, { product_id: '99', quantity: 1 }] }],
    ['contact_message_id', { contact_message_id: '99' }],
  ])('in %s is 422', async (path, overrides) => {
    const before = await stockOf('1')
    const { status, problem } = await refuse({ ...orderInput(), ...overrides })
    expect(status).toBe(422)
    expect(problem.errors?.map((error) => error.path)).toEqual([path])
    expect([await stockOf('1'), await list()]).toEqual([before, []])
  })

  it('includes a product that has been deleted', async () => {
    await deleteProduct('1')
    expect((await refuse(orderInput())).problem.errors).toEqual([
      { path: 'items.0.product_id', detail: 'Tuotetta ei ole valikoimassa' },
    ])
  })

  it('includes a total of more than ten digits', async () => {
    const { answer } = await test.call('POST /api/admin/products', {
      body: productInput({ price: 99_999_999.99, stock: 2 }),
    })
    expect((await refuse(orderInput({ items: [{ product_id: answer.id, quantity: 2 }] }))).problem.errors).toEqual([
      { path: 'items', detail: 'Tilauksen loppusumma on liian suuri' },
    ])
    expect(await stockOf(answer.id)).toBe(2)
  })
})

describe('the list of orders', () => {
  it('is newest first, a page at a time', async () => {
    const start = test.clock.now.getTime()
    const secondsAfter = { Eka: 0, Toka: 1, Kolmas: 2, Neljäs: 0 }
    for (const [customer_name, seconds] of Object.entries(secondsAfter)) {
      test.clock.now = new Date(start + seconds * 1000)
      await create({ customer_name })
    }
    const seen: string[] = []
    let path: string | undefined = '/api/admin/orders?limit=1'
    while (path) {
      const page: Awaited<ReturnType<typeof listPage>> = await listPage(path)
      seen.push(...page.answer.map((order) => order.customer_name))
      path = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    }
    expect(seen).toHaveLength(4)
    expect(seen.slice(0, 2)).toEqual(['Kolmas', 'Toka'])
    expect(seen.slice(2).toSorted()).toEqual(['Eka', 'Neljäs'])
  })

  it('has the lines of each order', async () => {
    await create({ items: [{ product_id: '4', quantity: 2 }] })
    await create({ items: [{ product_id: '2', quantity: 1 }] })
    const lines = (await list()).flatMap(({ items }) => items.map((item) => `${item.product_id} × ${item.quantity}`))
    expect(lines.toSorted()).toEqual(['2 × 1', '4 × 2'])
  })

  it('is found by name, address, city, number or the first characters of the id', async () => {
    const { id, number } = await create({ customer_name: 'Öystein Åberg', shipping_city: 'Maarianhamina' })
    await create()
    for (const text of ['ÖYSTEIN', 'maarian', `#${number}`, id.slice(0, 8).toUpperCase()])
      expect((await list(`?q=${encodeURIComponent(text)}`)).map((order) => order.id)).toEqual([id])
    expect(await list('?q=%25')).toEqual([])
    const byPhone = await create({ customer_phone: '050 000-1111' })
    for (const phone of ['0500001111', '+358 50 000 1111', '050 0001 111', '000 1111'])
      expect((await list(`?q=${encodeURIComponent(phone)}`)).map((order) => order.id)).toEqual([byPhone.id])
  })

  it('can be narrowed to a status', async () => {
    const { id } = await create()
    await create()
    await setStatus(id, 'shipped')
    expect((await list('?status=shipped')).map((order) => order.id)).toEqual([id])
    expect((await test.fail('GET /api/admin/orders', { path: '/api/admin/orders?status=lost' })).status).toBe(422)
  })
})

it.each([
  'GET /api/admin/orders',
  'GET /api/admin/orders/{id}',
  'POST /api/admin/orders',
  'PUT /api/admin/orders/{id}/status',
] as const)('%s asks for a staff session', async (key) => {
  expect((await test.fail(key, { asAdmin: false })).status).toBe(401)
})

describe('the export', () => {
  it('of lines has one for each product of each order, with the tax of its day', async () => {
    const { answer: order } = await test.call('POST /api/admin/orders', {
      body: orderInput({
        items: [
          { product_id: '1', quantity: 2 },
          { product_id: '2', quantity: 1 },
        ],
      }),
    })
    const { answer } = await test.call('GET /api/admin/orders/line-export', {
      path: `/api/admin/orders/line-export?from=${finnishDay(new Date(order.created_at))}&to=${finnishDay(new Date(order.created_at))}`,
    })
    const [head, ...lines] = answer.trimEnd().split('\r\n')
    expect(head).toContain(';Alv (%);Veroton (€);Alv (€);"Yhteensä (€, sis. alv)"')
    expect(lines).toHaveLength(2)
    const line = lines.find((one) => one.includes(`;${order.items[0]?.product_name};`))?.split(';') ?? []
    const [percent, net, vat, total] = line.slice(-4).map((cell) => Number(cell.replace(',', '.')))
    expect(percent).toBe(25.5)
    expect(total).toBeCloseTo((order.items[0]?.price ?? 0) * (order.items[0]?.quantity ?? 0), 2)
    expect((net ?? 0) + (vat ?? 0)).toBeCloseTo(total ?? 0, 2)
    expect(vat).toBeCloseTo(((total ?? 0) * 25.5) / 125.5, 2)
    const { answer: none } = await test.call('GET /api/admin/orders/line-export', {
      path: '/api/admin/orders/line-export?to=2020-01-01',
    })
    expect(none.trimEnd().split('\r\n')).toHaveLength(1)
  })

  it('holds the orders that the filters choose, with formulas made harmless', async () => {
    await test.call('POST /api/admin/orders', { body: orderInput({ customer_name: '=HYPERLINK("http://x")' }) })
    await test.call('POST /api/admin/orders', { body: orderInput({ customer_name: 'Toinen Tilaaja' }) })

    const { answer, headers } = await test.call('GET /api/admin/orders/export', {
      path: '/api/admin/orders/export?q=hyperlink&status=pending',
    })

    expect(headers.get('content-disposition')).toMatch(/filename="tilaukset_\d{4}-\d\d-\d\d\.csv"/)
    expect(answer).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(answer).not.toContain('Toinen')
    expect(answer.trimEnd().split('\r\n')).toHaveLength(2)
  })
})
