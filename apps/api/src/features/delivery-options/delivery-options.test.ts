import { seededSettings } from '@arkpax/schema/seed-for-test'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const STATION = '1'
const PANEL = '4'
const ask = async (items: [product: string, quantity: number][], postcode = '00100') =>
  (
    await test.call('POST /api/delivery-options', {
      asAdmin: false,
      body: { postcode, items: items.map(([product_id, quantity]) => ({ product_id, quantity })) },
    })
  ).answer.options
const kinds = async (items: [string, number][]) => (await ask(items)).map(({ kind }) => kind)

it('anyone is told what can be done, what it costs, how long it takes and what sending back costs', async () => {
  expect(await ask([[STATION, 1]])).toEqual([
    {
      method: 'rahti',
      name: 'Rahtikuljetus ovelle',
      description: expect.any(String),
      kind: 'freight',
      price: 49,
      return_cost: 49,
      days: { from: 2, to: 5 },
    },
    expect.objectContaining({ kind: 'collection', price: 0, return_cost: 49 }),
  ])
  expect(await ask([[PANEL, 1]], '21660')).toContainEqual(
    expect.objectContaining({ kind: 'pickup_point', price: 14.9, return_cost: 75 }),
  )
})

it('to Åland there are no prices, and it is said why', async () => {
  const body = { postcode: '22100', items: [{ product_id: PANEL, quantity: 1 }] }
  const { options, notice } = (await test.call('POST /api/delivery-options', { asAdmin: false, body })).answer
  expect(options.map(({ kind, price }) => [kind, price])).toEqual([
    ['freight', null],
    ['collection', 0],
  ])
  expect(notice).toContain('veroraja')
})

it('a battery whose UN number nobody has written down is taken for one', async () => {
  const make = async (change: object) =>
    (await test.call('POST /api/admin/products', { body: { ...productInput(), category: 'accessories', ...change } }))
      .answer.id
  const weight = { shipping_weight_g: 1_000 }
  expect(await kinds([[await make({ ...weight, batteryCapacity: 500 }), 1]])).toEqual(['freight', 'collection'])
  expect(await kinds([[await make({ ...weight, batteryCapacity: null }), 1]])).toContain('pickup_point')
})

it('a product that nobody has weighed has a price to be agreed', async () => {
  const input = { ...productInput(), shipping_weight_g: null, un_number: null }
  const { id } = (await test.call('POST /api/admin/products', { body: input })).answer
  expect((await ask([[id, 1]])).find(({ kind }) => kind === 'freight')?.price).toBeNull()
})

it('follows the settings at once', async () => {
  const { delivery } = seededSettings()
  const methods = delivery.methods.filter(({ kind }) => kind !== 'freight')
  await test.call('PUT /api/admin/settings/delivery', { body: { ...delivery, methods } })
  expect(await kinds([[STATION, 1]])).toEqual(['collection'])
})

it('holds its money in cents', async () => {
  await test.call('PUT /api/admin/settings/delivery', { body: seededSettings().delivery })
  const row = await test.deps.db
    .selectFrom('settings')
    .select('value')
    .where('group', '=', 'delivery')
    .executeTakeFirstOrThrow()
  const stored = JSON.parse(row.value)
  expect(stored.zones[0]).toMatchObject({ name: 'Saaristo', returnSupplement: 6_000 })
  expect(stored.methods[2].steps[0]).toEqual({
    upToGrams: 10_000,
    prices: { 'muu-suomi': 890, pohjoinen: 890, saaristo: 1_490 },
  })
})

it('says at its field what is not for sale, and what is no postcode', async () => {
  const { id } = (await test.call('POST /api/admin/products', { body: { ...productInput(), status: 'draft' } })).answer
  const items = [
    { product_id: STATION, quantity: 1 },
    { product_id: id, quantity: 1 },
  ]
  const unknown = await test.fail('POST /api/delivery-options', { body: { postcode: '00100', items } })
  expect([unknown.status, unknown.problem.errors?.map(({ path }) => path)]).toEqual([422, ['items.1.product_id']])
  const wrong = await test.fail('POST /api/delivery-options', { body: { postcode: '1234', items } })
  expect(wrong.problem.errors).toEqual([{ path: 'postcode', detail: 'Postinumerossa on viisi numeroa' }])
})
