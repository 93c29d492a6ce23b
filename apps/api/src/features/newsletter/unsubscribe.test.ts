import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { newsletterPrivacy } from './newsletter.privacy.ts'
import { deleteOrphanedUnsubscribeTokens } from './unsubscribe-token.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.fi' })
})

const subscribe = () => test.call('POST /api/newsletter/subscribe', { body: { email: 'aino@example.fi' } })
const welcome = async () => (await leavingMail(test))[0] ?? expect.fail('no mail')
const isActive = async () => (await test.call('GET /api/admin/newsletters')).answer[0]?.is_active
async function oneClick() {
  const { headers } = await welcome()
  expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = headers?.['List-Unsubscribe']?.match(
    /^<https:\/\/arkpax\.fi(\/api\/newsletter\/unsubscribe\?token=[\w-]{43})>$/,
  )
  return link?.[1] ?? expect.fail('no link')
}

it('a new subscriber is welcomed, one that is active already is not, one that comes back is', async () => {
  await subscribe()
  await subscribe()
  expect((await leavingMail(test)).map(({ to, subject }) => [to, subject])).toEqual([
    ['aino@example.fi', 'Tervetuloa Arkpaxin uutiskirjeen tilaajaksi'],
  ])
  await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'aino@example.fi' } })
  await subscribe()
  expect(await leavingMail(test)).toHaveLength(1)
})

it.each([
  () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    return form
  },
])('one click in a mail program cancels, however it writes its form', async (body) => {
  await subscribe()
  const response = await test.app.request(await oneClick(), { method: 'POST', body: body() })
  expect(response.status).toBe(200)
  expect(await isActive()).toBe(false)
})

it('staff activate what the subscriber cancelled only with a reason, which is kept with its time', async () => {
  await subscribe()
  await test.app.request(await oneClick(), { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })
  const cancelled = (await test.call('GET /api/admin/newsletters')).answer[0]
  expect(cancelled).toMatchObject({ is_active: false, unsubscribed_by: 'subscriber' })
  const activate = 'POST /api/admin/newsletters/resubscribe'
  const email = 'aino@example.fi'
  for (const body of [{ email }, { email, reason: ' ' }, { email, reason: null }]) {
    const { status, problem } = await test.fail(activate, { body })
    expect([status, problem.errors]).toEqual([
      422,
      [{ path: 'reason', detail: 'Tilaaja on itse perunut uutiskirjeen. Kirjoita, miksi tilaus aktivoidaan.' }],
    ])
  }
  // That staff cancel it too does not make it theirs.
  const { answer: unchanged } = await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email } })
  expect(unchanged).toEqual(cancelled)
  expect((await test.fail(activate, { body: { email } })).status).toBe(422)

  const { answer } = await test.call(activate, { body: { email, reason: ' Pyysi itse puhelimessa ' } })
  expect(answer).toMatchObject({
    is_active: true,
    unsubscribed_at: null,
    unsubscribed_by: null,
    resubscribed_at: test.clock.now.toISOString(),
    resubscribe_reason: 'Pyysi itse puhelimessa',
  })
})

it('who had cancelled is not known of an old subscription, so it needs a reason too', async () => {
  await subscribe()
  const old = { is_active: false, unsubscribed_at: test.clock.now.toISOString() }
  await test.deps.db.updateTable('newsletter_subscriptions').set(old).execute()
  const activate = 'POST /api/admin/newsletters/resubscribe'
  expect((await test.fail(activate, { body: { email: 'aino@example.fi' } })).status).toBe(422)
  expect(await isActive()).toBe(false)
  await test.call(activate, { body: { email: 'aino@example.fi', reason: 'Pyysi viestillä' } })
  expect(await isActive()).toBe(true)
})

it('whoever subscribes again by themselves leaves no reason of staff behind', async () => {
  await subscribe()
  const email = 'aino@example.fi'
  await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email } })
  await test.call('POST /api/admin/newsletters/resubscribe', { body: { email, reason: 'Pyysi puhelimessa' } })
  await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email } })
  await subscribe()
  expect((await test.call('GET /api/admin/newsletters')).answer).toMatchObject([
    { is_active: true, unsubscribed_by: null, resubscribed_at: null, resubscribe_reason: null },
  ])
})

it('opening a link changes nothing; the token of the linked page cancels, as often as it is sent', async () => {
  await subscribe()
  const link = await oneClick()
  expect((await test.app.request(link)).status).toBe(405)
  expect(await isActive()).toBe(true)
  const token = link.split('=')[1]
  for (let time = 0; time < 2; time++) await test.call('POST /api/newsletter/unsubscribe', { body: { token } })
  expect(await isActive()).toBe(false)
})

it('without JavaScript the answer is a page', async () => {
  await subscribe()
  const token = (await oneClick()).split('=')[1] ?? ''
  const response = await test.app.request('/api/newsletter/unsubscribe', {
    method: 'POST',
    body: new URLSearchParams({ token }),
  })
  expect(await response.text()).toContain('<h1>Et saa enää uutiskirjettä</h1>')
})

it('a token that is none cancels nothing and says so', async () => {
  await subscribe()
  const { status, problem } = await test.fail('POST /api/newsletter/unsubscribe', { body: { token: 'arvattu' } })
  expect([status, problem.detail]).toEqual([404, 'Peruutuslinkki ei ole voimassa.'])
  expect(await isActive()).toBe(true)
})

it('the tokens of an address that is no longer kept are forgotten', async () => {
  const { db } = test.deps
  const tokens = async () => (await db.selectFrom('email_tokens').select('email').execute()).map(({ email }) => email)
  await subscribe()
  await test.call('POST /api/newsletter/subscribe', { body: { email: 'b@example.fi' } })
  await leavingMail(test)
  await db.deleteFrom('newsletter_subscriptions').where('email', '=', 'b@example.fi').execute()
  await deleteOrphanedUnsubscribeTokens(db)
  expect(await tokens()).toEqual(['aino@example.fi'])
})

it('the way out of an address goes with it when a person asks for that', async () => {
  await subscribe()
  await oneClick()
  const person = { id: undefined, email: 'aino@example.fi' }
  await newsletterPrivacy.eraseOnRequest?.(test.deps.db, person, test.clock.now)
  expect(await test.deps.db.selectFrom('email_tokens').select('email').execute()).toEqual([])
})
