import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await test.deps.db.deleteFrom('products').execute()
  await create({ name: 'Beeta', price: 500, stock: 5 })
  await create({ name: 'Alfa', price: 900, stock: 0 })
  await create({ name: 'Celsius', price: 100, stock: 30, position: 1 })
})

async function create(overrides: object) {
  later(60_000)
  return (await test.call('POST /api/admin/products', { body: productInput(overrides) })).answer
}
function later(ms: number) {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}
type Listed = Awaited<ReturnType<typeof page>>
const page = (query: string) => test.call('GET /api/admin/products', { path: `/api/admin/products?${query}` })
const namesOf = async (query: string) => (await page(query)).answer.map(({ name }) => name)

it.each([
  ['', ['Celsius', 'Beeta', 'Alfa']],
  ['sort=name', ['Alfa', 'Beeta', 'Celsius']],
  ['sort=-price', ['Alfa', 'Beeta', 'Celsius']],
  ['sort=stock', ['Alfa', 'Beeta', 'Celsius']],
  ['sort=-changed', ['Celsius', 'Alfa', 'Beeta']],
])('%j lists them in its order, a page at a time', async (query, names) => {
  expect(await namesOf(query)).toEqual(names)
  const seen: string[] = []
  let path: string | undefined = `/api/admin/products?limit=1&${query}`
  while (path) {
    const { answer, headers }: Listed = await test.call('GET /api/admin/products', { path })
    seen.push(...answer.map(({ name }) => name))
    path = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1]
  }
  expect(seen).toEqual(names)
})

it('shows what runs low, and what is out', async () => {
  expect(await namesOf('stock=low&sort=stock')).toEqual(['Alfa', 'Beeta'])
  expect(await namesOf('stock=out')).toEqual(['Alfa'])
})

it('finds products by words of their names and by their codes, whatever the case, in what is exported too', async () => {
  await create({ name: 'ÄLYLATURI Åland', sku: 'ARK-BAG-1' })
  expect(await namesOf('q=älylaturi')).toEqual(['ÄLYLATURI Åland'])
  expect(await namesOf('q=ÅLAND%20äly')).toEqual(['ÄLYLATURI Åland'])
  expect(await namesOf('q=ark-bag')).toEqual(['ÄLYLATURI Åland'])
  expect(await namesOf('q=100%25')).toEqual([])
  expect(await namesOf('q=')).toHaveLength(4)
  const { answer } = await test.call('GET /api/admin/products/export', { path: '/api/admin/products/export?q=beeta' })
  expect([answer.includes('Beeta'), answer.includes('Alfa')]).toEqual([true, false])
})

it('shows what was changed on the days that are asked for', async () => {
  // Past midnight in Finland, still the day before in UTC.
  const set = { updated_at: '2026-02-10T22:30:00.000Z' }
  await test.deps.db.updateTable('products').set(set).where('name', '=', 'Beeta').execute()
  expect(await namesOf('from=2026-02-11&to=2026-02-11')).toEqual(['Beeta'])
  expect(await namesOf('to=2026-02-10')).toEqual([])
})

it.each(['sort=id', 'stock=some', 'from=2026-02-02&to=2026-02-01'])('%s is refused', async (query) => {
  expect((await test.fail('GET /api/admin/products', { path: `/api/admin/products?${query}` })).status).toBe(422)
})
