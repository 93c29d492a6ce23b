import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { productInput } from '../../../test/factories.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { readPublishing } from '../publishing/publishing.repo.ts'
import { publishPrices } from './publish-prices.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await at('2026-11-01T10:00:00Z')
})
const { create } = shopCalls(() => test)

/** Goes to a moment, signed in as before. */
async function at(instant: string) {
  test.clock.now = new Date(instant)
  const last_seen_at = test.clock.now.toISOString()
  const expires_at = new Date(test.clock.now.getTime() + 3_600_000).toISOString()
  await test.deps.db.updateTable('admin_sessions').set({ last_seen_at, expires_at }).execute()
}

type Change = Sent<'PUT /api/admin/products/{id}', 'body'>
const path = '/api/admin/products/1'
const change = async (body: Change) => (await test.call('PUT /api/admin/products/{id}', { path, body })).answer
const refused = async (body: Change) => (await test.fail('PUT /api/admin/products/{id}', { path, body })).problem
const shown = async () => {
  const [product] = (await test.call('GET /api/products')).answer
  const { price, normalPrice, lowestPrice30 } = product ?? { price: 0 }
  return [price, normalPrice, lowestPrice30]
}
const campaign = (campaign_price: number, campaign_from: string, campaign_until: string) =>
  change({ campaign_price, campaign_from, campaign_until })
const history = async () => {
  const { answer } = await test.call('GET /api/admin/products/{id}/prices', { path: `${path}/prices` })
  return answer.map(({ kind, price, starts_at }) => [starts_at, kind, price])
}

describe('a campaign', () => {
  it('begins and ends by itself at midnight in Finland, also where the answer was cached', async () => {
    await campaign(2_990, '2026-11-27', '2026-11-30')
    const seen: unknown[] = []
    for (const moment of ['26T21:59:59.999Z', '26T22:00:00Z', '30T21:59:59.999Z', '30T22:00:00Z']) {
      await at(`2026-11-${moment}`)
      seen.push(await shown())
    }
    const plain = [3_350, undefined, undefined]
    expect(seen).toEqual([plain, [2_990, 3_350, 3_350], [2_990, 3_350, 3_350], plain])
  })

  it('keeps Finnish days on both sides of a change to summer time', async () => {
    await at('2027-03-01T10:00:00Z')
    await campaign(2_990, '2027-03-27', '2027-03-28')
    const prices: unknown[] = []
    for (const moment of ['26T21:59:59Z', '26T22:00:00Z', '28T20:59:59Z', '28T21:00:00Z']) {
      await at(`2027-03-${moment}`)
      prices.push((await shown())[0])
    }
    expect(prices).toEqual([3_350, 2_990, 2_990, 3_350])
  })

  it('is what a new order costs, and the order keeps it when the campaign is over', async () => {
    await campaign(2_990, '2026-11-01', '2026-11-02')
    const order = await create()
    expect([order.total_amount, order.items[0]?.price]).toEqual([2_990, 2_990])
    await at('2026-11-05T10:00:00Z')
    expect((await create()).total_amount).toBe(3_350)
    const { answer } = await test.call('GET /api/admin/orders/{id}', { path: `/api/admin/orders/${order.id}` })
    expect(answer.total_amount).toBe(2_990)
  })

  it('staff read what they set beside what the product costs now', async () => {
    const product = await campaign(2_990, '2026-11-01', '2026-11-30')
    expect(product).toMatchObject({
      ...{ price: 2_990, regular_price: 3_350, normalPrice: 3_350, lowestPrice30: 3_350, cutUntil: '2026-11-30' },
      ...{ campaign_price: 2_990, campaign_from: '2026-11-01', campaign_until: '2026-11-30', campaign_lowest: 3_350 },
    })
    expect(await change({ campaign_price: null })).toMatchObject({
      ...{ price: 3_350, campaign_price: null, campaign_from: null, campaign_until: null, campaign_lowest: null },
    })
  })

  it('is what lists of staff go by, while it lasts', async () => {
    await campaign(300, '2026-11-27', '2026-11-30')
    const dearest = async () => {
      const listed = await test.call('GET /api/admin/products', { path: '/api/admin/products?sort=-price' })
      return listed.answer.map(({ id }) => id)
    }
    expect(await dearest()).toEqual(['1', '2', '3', '4'])
    await at('2026-11-28T10:00:00Z')
    expect(await dearest()).toEqual(['2', '3', '4', '1'])
    const first = await test.app.request('/api/admin/products?sort=-price&limit=2', {
      headers: { Authorization: `Bearer ${test.token}` },
    })
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const rest = await test.call('GET /api/admin/products', { path: next })
    expect(rest.answer.map(({ id }) => id)).toEqual(['4', '1'])
  })

  it('asks the builder for pages when it begins and when it ends, once each', async () => {
    const { db } = test.deps
    await campaign(2_990, '2026-11-27', '2026-11-30')
    const built = async (built_at: string) => {
      await db.deleteFrom('publishing').execute()
      const row = { ...(await readPublishing(db)), built_at }
      await db.insertInto('publishing').values(row).execute()
    }
    const asked = async (built_at: string, now: string) => {
      await built(built_at)
      await publishPrices(db, new Date(now))
      return (await readPublishing(db)).requested_at
    }
    expect(await asked('2026-11-20T00:00:00.000Z', '2026-11-26T21:59:59.000Z')).toBeNull()
    expect(await asked('2026-11-20T00:00:00.000Z', '2026-11-26T22:00:30.000Z')).toBe('2026-11-26T22:00:30.000Z')
    expect(await asked('2026-11-26T22:01:00.000Z', '2026-11-29T10:00:00.000Z')).toBeNull()
    expect(await asked('2026-11-26T22:01:00.000Z', '2026-11-30T22:00:10.000Z')).toBe('2026-11-30T22:00:10.000Z')
  })

  it.each<[string, Change, string, string]>([
    ['as dear as normally', { campaign_price: 3_350 }, 'campaign_price', 'normaalihintaa alempi'],
    ['without its end', { campaign_until: null }, 'campaign_until', 'viimeinen päivä'],
    ['that ends before it begins', { campaign_until: '2026-11-09' }, 'campaign_until', 'ennen ensimmäistä'],
    ['that is over already', { campaign_from: '2026-10-01', campaign_until: '2026-10-31' }, 'campaign_until', 'mennyt'],
  ])('%s is refused at its field, and nothing is stored', async (_, body, field, words) => {
    const whole = { campaign_price: 2_990, campaign_from: '2026-11-10', campaign_until: '2026-11-12' }
    const { code, errors } = await refused({ ...whole, ...body })
    expect([code, errors?.[0]?.path]).toEqual(['invalid_fields', field])
    expect(errors?.[0]?.detail).toContain(words)
    expect(await history()).toHaveLength(1)
  })

  it('a normal price that is not above the campaign any more is refused; when it is over, the price is free', async () => {
    await campaign(2_990, '2026-11-01', '2026-11-02')
    expect((await refused({ price: 2_990 })).errors?.[0]?.path).toBe('campaign_price')
    await at('2026-11-03T10:00:00Z')
    expect((await change({ price: 2_500 })).price).toBe(2_500)
  })
})

describe('the lowest price of 30 days', () => {
  it('is that of the 30 Finnish days before the cut: a cheaper price that ended a moment earlier does not count', async () => {
    await at('2026-08-31T20:00:00Z')
    await change({ price: 3_000 })
    await at('2026-09-30T20:59:59.999Z')
    await change({ price: 3_300 })
    await at('2026-10-10T10:00:00Z')
    const { campaign_lowest: before } = await campaign(2_900, '2026-10-30', '2026-11-05')
    const { campaign_lowest: dayLater } = await campaign(2_900, '2026-10-31', '2026-11-05')
    expect([before, dayLater]).toEqual([3_000, 3_300])
  })

  it('is reckoned anew when the normal price changes between planning and beginning', async () => {
    await campaign(2_900, '2026-11-27', '2026-11-30')
    await at('2026-11-10T10:00:00Z')
    await change({ price: 3_200 })
    await at('2026-11-12T10:00:00Z')
    await change({ price: 3_400 })
    await at('2026-11-27T10:00:00Z')
    expect(await shown()).toEqual([2_900, 3_400, 3_200])
  })

  it('counts the campaign before: one that is no lower than it is no cut', async () => {
    await campaign(2_900, '2026-11-01', '2026-11-05')
    await at('2026-11-20T10:00:00Z')
    await campaign(2_990, '2026-11-20', '2026-11-25')
    expect(await shown()).toEqual([2_990, undefined, undefined])
    await campaign(2_800, '2026-11-20', '2026-11-25')
    expect(await shown()).toEqual([2_800, 3_350, 2_900])
  })

  it('stays that of before the first cut while one cut follows another without a break', async () => {
    await campaign(2_990, '2026-11-01', '2026-11-30')
    await at('2026-11-10T10:00:00Z')
    await change({ campaign_price: 2_700 })
    expect(await shown()).toEqual([2_700, 3_350, 3_350])
  })

  it('a lowered normal price is no cut', async () => {
    await change({ price: 3_000 })
    expect(await shown()).toEqual([3_000, undefined, undefined])
  })

  it('a product that is new has none: its first price is only a price', async () => {
    const input = { campaign_price: 39.9, campaign_from: '2026-11-01', campaign_until: '2026-11-30' }
    const { answer } = await test.call('POST /api/admin/products', { body: productInput(input) })
    expect(answer).toMatchObject({ price: 39.9, regular_price: 49.9, campaign_lowest: null })
    expect(answer.normalPrice).toBeUndefined()
  })
})

describe('the history of prices', () => {
  it('tells what the product cost from when, newest first, and what is planned', async () => {
    await change({ price: 3_400 })
    await campaign(2_990, '2026-11-27', '2026-11-30')
    expect(await history()).toEqual([
      ['2026-11-30T22:00:00.000Z', 'normal', 3_400],
      ['2026-11-26T22:00:00.000Z', 'campaign', 2_990],
      ['2026-11-01T10:00:00.000Z', 'normal', 3_400],
      ['2026-01-01T00:00:00.000Z', 'normal', 3_350],
    ])
  })

  it('a campaign that is taken back leaves no plan; what has been stays', async () => {
    await campaign(2_990, '2026-11-01', '2026-11-30')
    await at('2026-11-02T10:00:00Z')
    await change({ campaign_price: null })
    expect(await history()).toEqual([
      ['2026-11-02T10:00:00.000Z', 'normal', 3_350],
      ['2026-11-01T10:00:00.000Z', 'campaign', 2_990],
      ['2026-01-01T00:00:00.000Z', 'normal', 3_350],
    ])
  })

  it('a change of something else, or to the same price, is no line', async () => {
    await change({ name: 'Ark PRO', price: 3_350 })
    expect(await history()).toHaveLength(1)
  })

  it('names who of the staff changed it', async () => {
    await change({ price: 3_400 })
    const { answer } = await test.call('GET /api/admin/products/{id}/prices', { path: `${path}/prices` })
    const shared = await test.deps.db.selectFrom('users').select('name').executeTakeFirstOrThrow()
    expect(answer.map(({ changed_by }) => changed_by)).toEqual([shared.name, null])
  })
})
