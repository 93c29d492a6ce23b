import type { EndpointKey } from '@arkpax/schema/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { blogPostInput, orderInput, registrationInput } from './factories.ts'

let test: TestApp

/** The moments at which a thing of each list was made: the second is on the 10th in Finland, but on the 9th in UTC. */
const MOMENTS = ['2026-03-09T12:00:00.000Z', '2026-03-09T22:30:00.000Z', '2026-03-11T12:00:00.000Z']
const NAMES = ['Virtanen', 'Aaltonen', 'Korhonen', 'Korhonen', 'Nieminen']

beforeAll(async () => {
  test = await createTestApp()
  for (const [at, name] of NAMES.entries()) {
    test.clock.now = new Date(MOMENTS[at] ?? '2026-03-20T12:00:00.000Z')
    const email = `${name.toLowerCase()}.${at}@example.fi`
    await test.call('POST /api/admin/orders', {
      body: orderInput({ customer_name: name, customer_email: email, items: [{ product_id: '1', quantity: 5 - at }] }),
    })
    await test.call('POST /api/register-product', {
      body: registrationInput({ lastName: name, email, serialNumber: `APX-${at}`, purchaseDate: `2025-0${9 - at}-01` }),
    })
    await test.call('POST /api/newsletter/subscribe', { body: { email } })
    await test.call('POST /api/admin/blog', { body: blogPostInput({ title: `${name} ${at}` }) })
  }
  await insertReviews()
  test.clock.now = new Date('2026-03-20T12:00:00.000Z')
})

async function insertReviews() {
  const { db } = test.deps
  for (const [at, name] of NAMES.entries()) {
    const id = `00000000-0000-7000-8000-00000000000${at}`
    const created_at = MOMENTS[at] ?? '2026-03-20T12:00:00.000Z'
    await db
      .insertInto('product_reviews')
      .values({
        ...{ id, created_at, product_id: '1', user_id: null, rating: (at % 3) + 1, title: name, comment: null },
        ...{ verified_purchase: true, hidden_at: null, hidden_reason: null, answer: null, answered_at: null },
        ...{ edited_at: null, search_text: name.toLowerCase() },
      })
      .execute()
  }
}

type Row = Record<string, unknown>
type Value = (row: Row) => string | number

const at =
  (name: string): Value =>
  (row) =>
    row[name] as string | number

/** Each list with what it can be sorted by, and what decides that order in what it answers. */
const lists: [key: EndpointKey, sorts: Record<string, Value>, more?: string][] = [
  ['GET /api/admin/orders', { date: at('created_at'), customer: at('customer_name'), total: at('total_amount') }],
  [
    'GET /api/admin/registrations',
    { date: at('created_at'), owner: at('lastName'), purchase: at('purchaseDate'), warranty: at('warrantyEnd') },
  ],
  ['GET /api/admin/newsletters', { date: at('subscribed_at'), email: at('email') }],
  ['GET /api/admin/mails', { date: at('created_at'), recipient: at('recipient') }, '&state=all'],
  ['GET /api/admin/reviews', { date: at('created_at'), rating: at('rating') }],
  ['GET /api/admin/blog', { date: at('created_at'), title: at('title') }],
]
const cases = lists.flatMap(([key, sorts, more = '']) =>
  Object.entries(sorts).flatMap(([sort, value]) => [
    { key, sort, value, more, isDescending: false },
    { key, sort: `-${sort}`, value, more, isDescending: true },
  ]),
)

const pathOf = (key: EndpointKey) => key.replace('GET ', '')

async function read(key: EndpointKey, query: string) {
  const { answer, headers } = await test.call(key, { path: `${pathOf(key)}?${query}` })
  const next = headers.get('link')?.match(/cursor=([^&>]+)/)?.[1]
  return { rows: answer as unknown as Row[], next }
}

async function readByTwo(key: EndpointKey, query: string): Promise<Row[]> {
  const all: Row[] = []
  let cursor = ''
  do {
    const { rows, next } = await read(key, `${query}&limit=2${cursor && `&cursor=${cursor}`}`)
    all.push(...rows)
    cursor = next ?? ''
  } while (cursor)
  return all
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

describe.each(cases)('$key by $sort', ({ key, sort, value, more, isDescending }) => {
  it('is in that order, and its pages have every row once', async () => {
    const { rows } = await read(key, `limit=500&sort=${sort}${more}`)
    expect(rows.length).toBeGreaterThanOrEqual(NAMES.length)
    const values = rows.map(value)
    const sorted = values.toSorted(compare)
    expect(values).toEqual(isDescending ? sorted.toReversed() : sorted)
    expect(await readByTwo(key, `sort=${sort}${more}`)).toEqual(rows)
  })
})

describe.each(lists)('the days of %s', (key, _, more = '') => {
  const daysOf = async (query: string) => (await read(key, `limit=500&${query}${more}`)).rows.length
  it('are those of Finland, both included, and either may be left out', async () => {
    const each = (await daysOf('')) / NAMES.length
    expect(await daysOf('from=2026-03-10&to=2026-03-10')).toBe(each)
    expect(await daysOf('from=2026-03-10')).toBe(4 * each)
    expect(await daysOf('to=2026-03-09')).toBe(each)
    expect(await daysOf('from=2026-03-12&to=2026-03-13')).toBe(0)
  })

  it.each(['from=eilen', 'from=2026-02-30', 'to=9999-12-31', 'from=2026-03-02&to=2026-03-01', 'sort=kukaties'])(
    'refuse %s with a message for its field',
    async (query) => {
      const { status, problem } = await test.fail(key, { path: `${pathOf(key)}?${query}` })
      expect(status).toBe(422)
      expect(problem.errors?.[0]?.path).toBe(query.split('=')[0])
    },
  )
})

it('a cursor of another order is refused', async () => {
  const { next } = await read('GET /api/admin/orders', 'limit=1&sort=customer')
  for (const sort of ['total', '-total'])
    expect(
      (await test.fail('GET /api/admin/orders', { path: `/api/admin/orders?sort=${sort}&cursor=${next}` })).status,
    ).toBe(422)
})

it.each([
  ['GET /api/admin/orders/export', 'sort=customer&from=2026-03-10&to=2026-03-11', ['Aaltonen', 'Korhonen']],
  ['GET /api/admin/registrations/export', 'sort=owner&from=2026-03-10&to=2026-03-11', ['Aaltonen', 'Korhonen']],
  ['GET /api/admin/newsletters/export', 'sort=email&from=2026-03-10&to=2026-03-11', ['aaltonen', 'korhonen']],
] as const)('%s holds what the list shows, in its order', async (key, query, names) => {
  const { answer } = await test.call(key, { path: `${pathOf(key)}?${query}` })
  const lines = answer.trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(names.length)
  for (const [line, name] of names.entries()) expect(lines[line]).toContain(name)
})
