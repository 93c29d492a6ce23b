import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'

type Customer = Awaited<ReturnType<typeof signInCustomer>>
type ReviewBody = Sent<'POST /api/auth/reviews', 'body'>

let test: TestApp
let aino: Customer
beforeEach(async () => {
  test = await createTestApp()
  aino = await signInCustomer(test)
  await deliver(aino.email, '1')
})

const shop = shopCalls(() => test)

async function deliver(email: string, productId: string) {
  const { id } = await shop.create({ customer_email: email, items: [{ product_id: productId, quantity: 1 }] })
  await shop.setStatus(id, 'delivered')
}

const wanted = (overrides: Partial<ReviewBody> = {}): ReviewBody => ({
  product_id: '1',
  rating: 5,
  title: 'Toimii veneessä',
  comment: 'Jääkaappi pysyi kylmänä koko viikon.\n\nLataus paneelilla.',
  ...overrides,
})

const write = async (overrides: Partial<ReviewBody> = {}, { headers }: Customer = aino) =>
  (await test.call('POST /api/auth/reviews', { body: wanted(overrides), headers })).answer
const refused = (overrides: Partial<Record<keyof ReviewBody, unknown>> = {}, { headers }: Customer = aino) =>
  test.fail('POST /api/auth/reviews', { body: { ...wanted(), ...overrides }, headers })
const shown = async (productId = '1') =>
  (await test.call('GET /api/products/{id}/reviews', { path: `/api/products/${productId}/reviews` })).answer
const ratingOf = async (productId = '1') =>
  (await test.call('GET /api/products/{id}', { path: `/api/products/${productId}` })).answer.rating
const own = async ({ headers }: Customer = aino) => (await test.call('GET /api/auth/reviews', { headers })).answer
const reviewable = async ({ headers }: Customer = aino) =>
  (await test.call('GET /api/auth/reviewable', { headers })).answer.map(({ product_id }) => product_id)
const decide = async (id: string, body: Sent<'PUT /api/admin/reviews/{id}', 'body'>) =>
  (await test.call('PUT /api/admin/reviews/{id}', { path: `/api/admin/reviews/${id}`, body })).answer
const listed = async (query = '') =>
  (await test.call('GET /api/admin/reviews', { path: `/api/admin/reviews${query}` })).answer

async function anotherBuyer(email: string, productId = '1') {
  const buyer = await signInCustomer(test, { email })
  await deliver(email, productId)
  return buyer
}

describe('a customer', () => {
  it('has idempotency keys of its own: one that another customer has used is no double', async () => {
    const buyer = await anotherBuyer('eero@example.fi')
    const write = async ({ headers }: Customer) => {
      const own = { ...headers, 'Idempotency-Key': 'sama-avain-1' }
      const { answer } = await test.call('POST /api/auth/reviews', { body: wanted(), headers: own })
      return answer.id
    }
    const [first, second] = [await write(aino), await write(buyer)]
    expect(second).not.toBe(first)
    expect(await write(buyer)).toBe(second)
    expect(await shown()).toHaveLength(2)
  })

  it('reviews a product that was delivered, and everybody sees it without a name', async () => {
    expect(await shown()).toEqual([])
    const review = await write()
    expect(review).toMatchObject({ product_name: 'Ark PRO 2400 W', verified_purchase: true, hidden_at: null })
    expect(await shown()).toEqual([
      {
        id: review.id,
        product_id: '1',
        rating: 5,
        title: 'Toimii veneessä',
        comment: 'Jääkaappi pysyi kylmänä koko viikon.\n\nLataus paneelilla.',
        verified_purchase: true,
        answer: null,
        answered_at: null,
        edited_at: null,
        created_at: test.clock.now.toISOString(),
      },
    ])
    expect(await own()).toEqual([review])
  })

  it('may give only stars', async () => {
    await write({ title: ' ', comment: undefined })
    expect(await shown()).toMatchObject([{ rating: 5, title: null, comment: null }])
  })

  it('does not review what was never delivered, or what is still on its way', async () => {
    expect(await refused({ product_id: '2' })).toMatchObject({ status: 403, problem: { code: 'not_delivered' } })
    await shop.setStatus(
      (await shop.create({ customer_email: aino.email, items: [{ product_id: '2', quantity: 1 }] })).id,
      'shipped',
    )
    const { problem } = await refused({ product_id: '2' })
    expect(problem.detail).toBe('Voit arvostella tuotteen, kun se on toimitettu sinulle.')
    expect(await shown('2')).toEqual([])
  })

  it('does not review what was delivered to somebody else', async () => {
    const other = await signInCustomer(test, { email: 'toinen@example.fi' })
    expect(await refused({}, other)).toMatchObject({ status: 403, problem: { code: 'not_delivered' } })
  })

  it('does not review before the address is verified', async () => {
    await deliver('uusi@example.fi', '1')
    const unverified = await signInCustomer(test, { email: 'uusi@example.fi', verified: false })
    expect(await refused({}, unverified)).toMatchObject({ status: 403, problem: { code: 'email_unverified' } })
    expect(await reviewable(unverified)).toEqual([])
  })

  it('reviews a product once', async () => {
    await write()
    const { status, problem } = await refused({ rating: 1 })
    expect(status).toBe(409)
    expect(problem.detail).toBe('Olet jo arvostellut tämän tuotteen. Voit muokata arvosteluasi omalla tilillä.')
    expect(await ratingOf()).toMatchObject({ average: 5, count: 1 })
  })

  it('reviews a product once, also when two reviews come at the same time', async () => {
    const send = (rating: number) =>
      test.app.request('/api/auth/reviews', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...aino.headers },
        body: JSON.stringify(wanted({ rating })),
      })
    const statuses = (await Promise.all([5, 4, 3, 2].map(send))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
    expect(await shown()).toHaveLength(1)
    expect(await ratingOf()).toMatchObject({ count: 1 })
  })

  it('gets the same answer under one idempotency key', async () => {
    const options = { body: wanted(), headers: { ...aino.headers, 'Idempotency-Key': 'review-key-1' } }
    const first = await test.call('POST /api/auth/reviews', options)
    const again = await test.call('POST /api/auth/reviews', options)
    expect([again.status, again.answer]).toEqual([201, first.answer])
    expect(await shown()).toHaveLength(1)
  })

  it.each([
    ['rating', 0, 'Anna arvosana yhdestä viiteen'],
    ['rating', 6, 'Anna arvosana yhdestä viiteen'],
    ['rating', 4.5, 'Anna arvosana yhdestä viiteen'],
    ['rating', undefined, 'Anna arvosana yhdestä viiteen'],
    ['title', 'x'.repeat(201), 'Enintään 200 merkkiä'],
    ['comment', 'x'.repeat(5_001), 'Enintään 5\u00A0000 merkkiä'],
    ['comment', 'a\u0000b', 'Tekstissä on merkkejä, joita ei voi tallentaa'],
    ['product_id', '99', 'Tuotetta ei löytynyt'],
  ])('is told what is wrong with %s %j', async (path, value, detail) => {
    const { status, problem } = await refused({ [path]: value })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path, detail }])
    expect(await shown()).toEqual([])
  })

  it('sees which delivered products wait for a review', async () => {
    await deliver(aino.email, '4')
    await deliver('toinen@example.fi', '2')
    expect((await reviewable()).toSorted()).toEqual(['1', '4'])
    await write()
    expect(await reviewable()).toEqual(['4'])
    await shop.deleteProduct('4')
    expect(await reviewable()).toEqual([])
  })

  it('changes and deletes a review, and the product follows', async () => {
    const { id } = await write({ rating: 5 })
    const path = `/api/auth/reviews/${id}`
    const body = { rating: 2, title: 'Rikkoutui' }
    const { answer } = await test.call('PUT /api/auth/reviews/{id}', { path, body, headers: aino.headers })
    expect(answer).toMatchObject({ rating: 2, title: 'Rikkoutui', comment: null })
    expect(answer.edited_at).toBe(test.clock.now.toISOString())
    expect(await ratingOf()).toMatchObject({ average: 2, count: 1 })
    await test.call('DELETE /api/auth/reviews/{id}', { path, headers: aino.headers })
    expect(await shown()).toEqual([])
    expect(await ratingOf()).toBeNull()
    expect(await reviewable()).toEqual(['1'])
  })

  it('has no say in the review of another', async () => {
    const { id } = await write()
    const other = await anotherBuyer('toinen@example.fi')
    const path = `/api/auth/reviews/${id}`
    const change = { path, body: { rating: 1 }, headers: other.headers }
    expect((await test.fail('PUT /api/auth/reviews/{id}', change)).status).toBe(404)
    expect((await test.fail('DELETE /api/auth/reviews/{id}', { path, headers: other.headers })).status).toBe(404)
    expect(await own(other)).toEqual([])
    expect(await shown()).toMatchObject([{ rating: 5 }])
  })
})

it.each([
  'GET /api/auth/reviews',
  'GET /api/auth/reviewable',
  'POST /api/auth/reviews',
  'PUT /api/auth/reviews/{id}',
  'DELETE /api/auth/reviews/{id}',
] as const)('%s asks a visitor, and staff without an account, to sign in', async (key) => {
  const body = key.startsWith('GET') ? undefined : wanted()
  expect((await test.fail(key, { body })).status).toBe(401)
  expect((await test.fail(key, { body, asAdmin: true })).status).toBe(401)
})

describe('a product', () => {
  it('is rated by its own reviews, in the list as on its page', async () => {
    expect(await ratingOf()).toBeNull()
    await write({ rating: 5 })
    await write({ rating: 4 }, await anotherBuyer('b@example.fi'))
    await write({ rating: 2 }, await anotherBuyer('c@example.fi'))
    const rating = { average: 3.7, count: 3, stars: [0, 1, 0, 1, 1] }
    expect(await ratingOf()).toEqual(rating)
    const list = (await test.call('GET /api/products')).answer
    expect(list.map((product) => product.rating)).toEqual([rating, null, null, null])
  })

  it('counts reviews that come at the same time', async () => {
    const buyers = await Promise.all(['b', 'c', 'd', 'e'].map((name) => anotherBuyer(`${name}@example.fi`)))
    await Promise.all(buyers.map((buyer) => write({ rating: 4 }, buyer)))
    expect(await ratingOf()).toEqual({ average: 4, count: 4, stars: [0, 0, 0, 4, 0] })
  })

  it('pages its reviews, newest first', async () => {
    await write({ title: 'Ensimmäinen' })
    await write({ title: 'Toinen' }, await anotherBuyer('b@example.fi'))
    await write({ title: 'Kolmas' }, await anotherBuyer('c@example.fi'))
    const key = 'GET /api/products/{id}/reviews'
    const page = await test.call(key, { path: '/api/products/1/reviews?limit=2' })
    expect(page.answer.map(({ title }) => title)).toEqual(['Kolmas', 'Toinen'])
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1] ?? 'no next page'
    expect((await test.call(key, { path: next })).answer.map(({ title }) => title)).toEqual(['Ensimmäinen'])
  })

  it('that is not there has no reviews to read', async () => {
    await write()
    await shop.deleteProduct('1')
    for (const id of ['1', '99']) {
      const path = `/api/products/${id}/reviews`
      expect((await test.fail('GET /api/products/{id}/reviews', { path })).status).toBe(404)
    }
  })
})

describe('staff', () => {
  it('hide a review with a reason that its writer sees, and show it again', async () => {
    const { id } = await write()
    await write({ rating: 1 }, await anotherBuyer('b@example.fi'))
    await decide(id, { hidden: true, hidden_reason: 'Arvostelussa on toisen ihmisen puhelinnumero.' })
    expect((await shown()).map(({ rating }) => rating)).toEqual([1])
    expect(await ratingOf()).toMatchObject({ average: 1, count: 1 })
    expect(await own()).toMatchObject([
      { hidden_at: test.clock.now.toISOString(), hidden_reason: 'Arvostelussa on toisen ihmisen puhelinnumero.' },
    ])
    expect(await decide(id, { hidden: false })).toMatchObject({ hidden_at: null, hidden_reason: null })
    expect(await ratingOf()).toMatchObject({ average: 3, count: 2 })
    expect(await logged(id)).toEqual(['hide', 'show'])
  })

  it.each([
    [{ hidden: true }, 'hidden_reason', 'Kirjoita perustelu, joka näytetään arvostelun kirjoittajalle'],
    [
      { hidden: true, hidden_reason: ' ' },
      'hidden_reason',
      'Kirjoita perustelu, joka näytetään arvostelun kirjoittajalle',
    ],
    [{}, 'answer', 'Anna näkyvyys tai vastaus'],
    [{ answer: 'x'.repeat(5_001) }, 'answer', 'Enintään 5\u00A0000 merkkiä'],
  ])('do not decide %j', async (body, field, detail) => {
    const { id } = await write()
    const path = `/api/admin/reviews/${id}`
    const { status, problem } = await test.fail('PUT /api/admin/reviews/{id}', { path, body })
    expect([status, problem.errors]).toEqual([422, [{ path: field, detail }]])
    expect(await shown()).toHaveLength(1)
  })

  it('answer a review for everybody to read, and take the answer back', async () => {
    const { id } = await write()
    await decide(id, { answer: 'Kiitos palautteesta!' })
    expect(await shown()).toMatchObject([{ answer: 'Kiitos palautteesta!', answered_at: test.clock.now.toISOString() }])
    expect(await listed('?state=unanswered')).toEqual([])
    await decide(id, { answer: ' ' })
    expect(await shown()).toMatchObject([{ answer: null, answered_at: null }])
    expect(await logged(id)).toEqual(['answer', 'unanswer'])
  })

  it('find reviews by product, by words and by state', async () => {
    const first = await write({ title: 'Äänekäs', comment: 'Tuuletin' })
    await deliver(aino.email, '4')
    const second = await write({ product_id: '4', title: 'Kevyt', comment: '100 %' })
    await decide(first.id, { hidden: true, hidden_reason: 'Ei koske tuotetta.' })
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await ids('')).toEqual([second.id, first.id])
    expect(await ids('?q=ÄÄNEKÄS')).toEqual([first.id])
    expect(await ids('?q=aurinkopaneeli')).toEqual([second.id])
    expect(await ids('?q=100%25')).toEqual([])
    expect(await ids('?q=100 %25')).toEqual([second.id])
    expect(await ids('?state=hidden')).toEqual([first.id])
    expect(await ids('?state=visible')).toEqual([second.id])
    expect(await ids('?state=unanswered')).toEqual([second.id])
    const page = await test.call('GET /api/admin/reviews', { path: '/api/admin/reviews?limit=1' })
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1] ?? 'no next page'
    expect((await test.call('GET /api/admin/reviews', { path: next })).answer.map(({ id }) => id)).toEqual([first.id])
  })

  it('decide only of a review that is there', async () => {
    const { status, problem } = await test.fail('PUT /api/admin/reviews/{id}', { body: { hidden: false } })
    expect([status, problem.detail]).toEqual([404, 'Arvostelua ei löytynyt.'])
  })
})

const logged = async (id: string) => {
  const rows = await test.deps.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'review')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
