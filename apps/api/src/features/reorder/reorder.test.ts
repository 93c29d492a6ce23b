import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput, productInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { tellLowStock } from './low-stock.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ STAFF_EMAIL: 'varasto@example.fi' })
  await staySignedIn(test)
  await test.deps.db.updateTable('products').set({ stock: 50 }).execute()
})

const { setStock, create } = shopCalls(() => test)
const reorders = async () => (await test.call('GET /api/admin/reorder-list')).answer.lines

describe('the reorder list', () => {
  it('has what is at or under its limit, with its sales and what to order', async () => {
    await create({ items: [{ product_id: '1', quantity: 8 }] })
    await setStock('1', 4)
    await setStock('2', 5)
    expect(await reorders()).toMatchObject([
      { product_id: '1', available: 4, limit: 5, units_per_week: 1, days_left: 28, suggestion: 9 },
      { product_id: '2', available: 5, limit: 5, units_per_week: 0, days_left: null, suggestion: 0 },
    ])
    expect((await reorders())[0]?.weekly_units).toEqual([0, 0, 0, 0, 0, 0, 0, 8])
  })

  it('counts neither cancelled orders nor what is coming, and leaves out what visitors do not see', async () => {
    const { id } = await create({ items: [{ product_id: '1', quantity: 8 }] })
    await test.call('PUT /api/admin/orders/{id}/status', {
      path: `/api/admin/orders/${id}/status`,
      body: { status: 'cancelled' },
    })
    await setStock('1', 0)
    await setStock('3', 0)
    await test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/3', body: { status: 'hidden' } })
    const goods = { product_id: '1', quantity: 3, expected_on: '2099-01-05', reference: '' }
    await test.call('POST /api/admin/incoming-goods', { body: goods })
    expect(await reorders()).toMatchObject([
      { product_id: '1', expected: 3, next_expected_on: '2099-01-05', units_per_week: 0, suggestion: 2 },
    ])
  })

  it('is a table too', async () => {
    await test.call('POST /api/admin/products', { body: productInput({ name: '=Kaapeli; 5 m', stock: 1 }) })
    const { answer } = await test.call('GET /api/admin/reorder-list/export')
    const [head, row] = answer.split('\r\n')
    expect(head).toContain('Tuote;Vapaana (kpl);Hälytysraja (kpl);Tulossa (kpl);Seuraava erä;Myynti viikossa (kpl)')
    expect(row).toBe(`"'=Kaapeli; 5 m";1;5;0;;0;;4`)
  })
})

describe('staff are mailed when few are left', () => {
  const later = (minutes: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
  }
  const sweep = () => tellLowStock(test.deps.db, test.clock.now, test.deps.config)
  async function told() {
    await sweep()
    return (await leavingMail(test)).filter(({ kind }) => kind === 'low-stock')
  }

  it('once for a product that falls under its limit by a sale, and again only after it has risen above', async () => {
    await setStock('1', 6)
    expect(await told()).toEqual([])
    await create()
    expect(await told()).toMatchObject([
      { to: 'varasto@example.fi', subject: expect.stringContaining('Varasto vähissä: Ark PRO') },
    ])
    later(60)
    await create()
    expect(await told()).toEqual([])
    await setStock('1', 30)
    later(60)
    expect(await told()).toEqual([])
    await setStock('1', 5)
    expect(await told()).toHaveLength(1)
  })

  it('where the settings say, if they say', async () => {
    const set = (lowStockEmail: string) => test.call('PUT /api/admin/settings/notices', { body: { lowStockEmail } })
    expect((await test.fail('PUT /api/admin/settings/notices', { body: { lowStockEmail: 'varasto@' } })).status).toBe(
      422,
    )
    await set('Hyllyt@Example.fi')
    await setStock('1', 3)
    expect(await told()).toMatchObject([{ to: 'hyllyt@example.fi' }])
    await set('')
    later(60)
    await setStock('2', 3)
    expect(await told()).toMatchObject([{ to: 'varasto@example.fi' }])
  })

  it('together of what falls within a quarter of an hour', async () => {
    await setStock('1', 3)
    expect(await told()).toHaveLength(1)
    await setStock('2', 3)
    later(5)
    await setStock('4', 0)
    expect(await told()).toEqual([])
    later(10)
    const [mail] = await told()
    expect(mail?.subject).toBe('Varasto vähissä: 2 tuotetta')
    expect(mail?.text).toContain('0\u00A0kpl (raja 5\u00A0kpl)')
  })

  it('once by two processes, and not of what has come back before the mail leaves', async () => {
    await setStock('1', 3)
    await Promise.all([sweep(), sweep(), sweep()])
    expect(
      await test.deps.db.selectFrom('outbox').select('kind').where('kind', '=', 'low-stock').execute(),
    ).toHaveLength(1)
    await setStock('1', 30)
    expect(await leavingMail(test)).toEqual([])
  })

  it('a reservation counts as gone', async () => {
    await setStock('1', 6)
    const until = new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 10)
    const body = { product_id: '1', quantity: 1, until, note: 'Messuille' }
    await test.call('POST /api/admin/stock-reservations', { body })
    expect(await told()).toHaveLength(1)
  })
})

it('figures of a product that nothing is bound of are left out', async () => {
  expect((await test.call('GET /api/admin/stock-figures')).answer.products).toEqual([])
  await test.call('POST /api/admin/orders', { body: orderInput() })
  expect((await test.call('GET /api/admin/stock-figures')).answer.products).toMatchObject([
    { product_id: '1', in_orders: 1 },
  ])
})
