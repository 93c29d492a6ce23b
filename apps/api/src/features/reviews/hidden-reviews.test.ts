import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { CUSTOMER_PASSWORD, signInCustomer } from '../../../test/sign-in-customer.ts'
import { deleteReviewsOfGoneProducts } from './reviews.repo.ts'

let test: TestApp
let headers: Record<string, string>
beforeEach(async () => {
  test = await createTestApp()
  headers = (await signInCustomer(test)).headers
})

const shop = shopCalls(() => test)
async function write(product_id = '1') {
  const items = [{ product_id, quantity: 1 }]
  const { id } = await shop.create({ customer_email: 'aino.korhonen@example.fi', items })
  await shop.setStatus(id, 'delivered')
  const body = { product_id, rating: 1, comment: 'Soita minulle.' }
  const review = (await test.call('POST /api/auth/reviews', { body, headers })).answer
  await mailsLater()
  return review.id
}
const decide = (id: string, body: object) =>
  test.call('PUT /api/admin/reviews/{id}', { path: `/api/admin/reviews/${id}`, body })
const hide = (id: string, hidden_reason = 'Arvostelussa on\npuhelinnumero.') =>
  decide(id, { hidden: true, hidden_reason })

/** The mails that leave once what was done last can no longer be undone. */
async function mailsLater() {
  test.clock.now = new Date(test.clock.now.getTime() + 10_000)
  return leavingMail(test)
}

it('the writer is told by mail why a review is hidden, once', async () => {
  const id = await write()
  await hide(id)
  await hide(id)
  await decide(id, { answer: 'Kiitos!' })
  const [mail, ...others] = await mailsLater()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'aino.korhonen@example.fi', subject: 'Arvostelusi on piilotettu' })
  expect(mail?.text).toContain('arvostelusi tuotteesta Ark PRO 2400 W ei enää näy')
  expect(mail?.text).toContain('> Arvostelussa on\n> puhelinnumero.')
  expect(mail?.text).toContain('/oma-tili?nakyma=arvostelut')
})

it('another reason is told too; a review that is shown again, or whose writer has gone, is told to nobody', async () => {
  const id = await write()
  await hide(id)
  await mailsLater()
  await hide(id, 'Sisältää osoitteen.')
  expect((await mailsLater()).map(({ text }) => text.includes('Sisältää osoitteen.'))).toEqual([true])

  await hide(id, 'Erehdys.')
  await decide(id, { hidden: false })
  await hide(await write('4'))
  await test.call('DELETE /api/auth/me', { body: { password: CUSTOMER_PASSWORD }, headers })
  await mailsLater()
  await hide(id, 'Myöhemmin.')
  expect(await mailsLater()).toEqual([])
})

it('reviews of a product that is no longer in the shop are forgotten, those of others are not', async () => {
  await write('1')
  const kept = await write('4')
  await shop.deleteProduct('1')
  await deleteReviewsOfGoneProducts(test.deps.db)
  expect((await test.call('GET /api/admin/reviews')).answer.map(({ id }) => id)).toEqual([kept])
})

it('the mail waits ten seconds; showing the review meanwhile calls it off, and hiding it again tells once', async () => {
  const id = await write()
  await hide(id)
  test.clock.now = new Date(test.clock.now.getTime() + 9_999)
  expect(await leavingMail(test)).toEqual([])
  await decide(id, { hidden: false })
  expect(await mailsLater()).toEqual([])
  await hide(id)
  await decide(id, { hidden: false })
  await hide(id)
  await hide(id, 'Sisältää osoitteen.')
  expect((await mailsLater()).map(({ text }) => text.includes('Sisältää osoitteen.'))).toEqual([true])
})

it('shows the mail before it is sent, with a place for the reason, and that none leaves when the writer has gone', async () => {
  const id = await write()
  const path = `/api/admin/reviews/${id}/hide-preview`
  const preview = async () => (await test.call('GET /api/admin/reviews/{id}/hide-preview', { path })).answer.mail
  const shown = await preview()
  await hide(id, '[perustelusi]')
  const [sent] = await mailsLater()
  expect(shown).toEqual({ to: sent?.to, subject: sent?.subject, text: sent?.text })
  await decide(id, { hidden: false })
  await test.call('DELETE /api/auth/me', { body: { password: CUSTOMER_PASSWORD }, headers })
  expect(await preview()).toBeNull()
})

it('a decision on a review that its writer has changed meanwhile is refused, with the review as it is now', async () => {
  const id = await write()
  const change = { path: `/api/auth/reviews/${id}`, body: { rating: 5, comment: 'Sittenkin hyvä.' }, headers }
  await test.call('PUT /api/auth/reviews/{id}', change)
  const late = await test.fail('PUT /api/admin/reviews/{id}', {
    path: `/api/admin/reviews/${id}`,
    body: { hidden: true, hidden_reason: 'Puhelinnumero.' },
    headers: { 'If-Match': '"1"' },
  })
  expect([late.status, late.problem.code]).toEqual([412, 'stale'])
  expect(late.problem.current).toMatchObject({ comment: 'Sittenkin hyvä.', hidden_at: null, version: 2 })
  expect(await mailsLater()).toEqual([])
})
