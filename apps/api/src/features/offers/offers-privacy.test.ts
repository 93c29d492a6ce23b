import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { offerCalls } from '../../../test/make-offers.ts'
import { passTime } from '../../../test/pass-time.ts'
import { offersPrivacy } from './offers.privacy.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})
const { openShop, draft, sent, accept, page } = offerCalls(() => test)
const person = { id: undefined, email: 'matti.meikalainen@example.fi' }

const own = async () =>
  typeof offersPrivacy.ownData === 'function' ? offersPrivacy.ownData(test.deps.db, person) : undefined
const erase = async () => {
  if (typeof offersPrivacy.erase === 'function') await offersPrivacy.erase(test.deps.db, person, test.clock.now)
}

it('a person gets the offers that they were sent, and no drafts', async () => {
  await openShop()
  await draft()
  await sent({ message: 'Tervetuloa' })
  expect(await own()).toMatchObject({
    offers: [{ number: 2002, message: 'Tervetuloa', total_amount: 3249, rows: [{ name: 'Ark PRO 2400 W' }, {}] }],
  })
})

it('erasure deletes offers that came to nothing and takes the person out of an accepted one, whose link leads nowhere', async () => {
  await openShop()
  await sent({ holds_stock: true })
  const { id, token } = await sent({ message: 'Hei Matti' })
  await accept(token)
  expect(await offersPrivacy.erasureParts?.(test.deps.db, person)).toEqual([
    { kind: 'offers', count: 1, effect: 'deleted', until: null },
    { kind: 'accepted-offers', count: 1, effect: 'anonymised', until: null },
  ])
  await erase()
  const left = await test.deps.db.selectFrom('offers').selectAll().execute()
  expect(left).toMatchObject([
    { id, customer_name: 'Poistettu asiakas', customer_email: '', total_amount_cents: 324_900 },
  ])
  const all = JSON.stringify([left, await test.deps.db.selectFrom('offer_revisions').selectAll().execute()])
  expect(all).not.toMatch(/Matti|matti|Satamakatu|040 123/i)
  expect((await page(token)).status).toBe(404)
  expect(await test.deps.db.selectFrom('stock_reservations').selectAll().execute()).toEqual([])
})

it('what came to nothing is forgotten in two years, what became an order with the books, and unused terms with them', async () => {
  await openShop()
  await accept((await sent()).token)
  await test.call('POST /api/offers/decline', { body: { token: (await sent()).token } })
  const leftAt = async (moment: string) => {
    await passTime(test, new Date(moment))
    return (await test.deps.db.selectFrom('offers').select('status').orderBy('number').execute()).map(
      ({ status }) => status,
    )
  }
  expect(await leftAt('2028-11-20T12:00:00Z')).toEqual(['accepted', 'declined'])
  expect(await leftAt('2028-11-22T12:00:00Z')).toEqual(['accepted'])
  expect(await leftAt('2032-12-31T12:00:00Z')).toEqual(['accepted'])
  expect(await leftAt('2033-01-01T12:00:00Z')).toEqual([])
  expect(await test.deps.db.selectFrom('offer_terms').select('digest').execute()).toEqual([])
})
