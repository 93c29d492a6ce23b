import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { createApp } from '../../app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const subscribe = (email: string) => test.call('POST /api/newsletter/subscribe', { body: { email } })
const subscribers = async (query = '') =>
  (await test.call('GET /api/admin/newsletters', { path: `/api/admin/newsletters${query}` })).answer

describe('subscribing', () => {
  it('stores the address in lower case, once', async () => {
    expect((await subscribe('  Matti.Meikalainen@Example.fi ')).status).toBe(201)
    await subscribe('matti.meikalainen@example.fi')
    expect(await subscribers()).toMatchObject([
      { email: 'matti.meikalainen@example.fi', is_active: true, unsubscribed_at: null },
    ])
  })

  it('makes a cancelled address active again with the same answer', async () => {
    const first = await subscribe('a@example.fi')
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'a@example.fi' } })
    const second = await subscribe('a@example.fi')
    expect(second.answer).toEqual(first.answer)
    expect(await subscribers('?status=active')).toHaveLength(1)
  })

  it.each(['complaint', 'bounce'] as const)(
    'asks an address first that was taken off for a %s, with the same answer',
    async (why) => {
      const first = await subscribe('a@example.fi')
      const { db } = test.deps
      await db.updateTable('newsletter_subscriptions').set({ is_active: false, unsubscribed_by: why }).execute()
      const second = await subscribe('a@example.fi')
      expect(second.answer).toEqual(first.answer)
      expect(await subscribers('?status=active')).toEqual([])
      expect((await leavingMail(test)).at(-1)).toMatchObject({ subject: 'Vahvista uutiskirjeen tilaus' })
    },
  )

  it.each([{}, { email: '' }, { email: '   ' }, { email: 'ei osoite' }, { email: 7 }, { email: 'a@b.fi\u0000' }])(
    'refuses %j and names the field',
    async (body) => {
      const { status, problem } = await test.fail('POST /api/newsletter/subscribe', { body })
      expect(status).toBe(422)
      expect(problem.errors?.[0]?.path).toBe('email')
    },
  )
})

describe('the work of public calls', () => {
  /** The statements of a call, without what is in them. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = []
    const db = test.deps.db.withPlugin({
      transformQuery({ node, queryId }) {
        seen.push(test.deps.db.getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const { app } = test
    test.app = createApp({ ...test.deps, db })
    await work()
    test.app = app
    return seen
  }
  const to = (path: string, body: unknown) =>
    statementsOf(async () => {
      const headers = { 'Content-Type': 'application/json' }
      expect((await test.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true)
    })
  const rowsInOutbox = async () => (await test.deps.db.selectFrom('outbox').select('id').execute()).length

  it('is the same for an address that subscribes, subscribed once and never did', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    await subscribe('active@example.fi')
    await subscribe('cancelled@example.fi')
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'cancelled@example.fi' } })
    const before = await rowsInOutbox()
    const statements: string[][] = []
    for (const name of ['active', 'cancelled', 'unknown'])
      statements.push(await to('/api/newsletter/subscribe', { email: `${name}@example.fi` }))
    expect(statements[0]?.length).toBeGreaterThanOrEqual(4)
    expect(statements[1]).toEqual(statements[0])
    expect(statements[2]).toEqual(statements[0])
    expect(await rowsInOutbox()).toBe(before + 3)
    const left = await leavingMail(test)
    expect(left.map(({ to }) => to)).toEqual(
      ['active', 'cancelled', 'cancelled', 'unknown'].map((name) => `${name}@example.fi`),
    )
  })

  it('is the same for an address with an account and one without, when a link to a new password is asked for', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on' })
    const aino = { email: 'aino@example.fi', password: 'vesi-ja-valo-9', first_name: 'Aino', last_name: 'Korhonen' }
    await test.call('POST /api/auth/register', { body: aino })
    const known = await to('/api/auth/forgot', { email: 'aino@example.fi' })
    expect(known.length).toBeGreaterThanOrEqual(3)
    expect(await to('/api/auth/forgot', { email: 'tuntematon@example.fi' })).toEqual(known)
  })

  it('is the same when an address that somebody has verified is registered again', async () => {
    const person = { password: 'vesi-ja-valo-9', first_name: 'Aino', last_name: 'Korhonen' }
    await test.call('POST /api/auth/register', { body: { ...person, email: 'aino@example.fi' } })
    await test.deps.db.updateTable('customer_users').set({ email_verified_at: test.clock.now.toISOString() }).execute()
    const known = await to('/api/auth/register', { ...person, email: 'aino@example.fi' })
    expect(known.length).toBeGreaterThanOrEqual(4)
    expect(await to('/api/auth/register', { ...person, email: 'tuntematon@example.fi' })).toEqual(known)
  })
})

describe('staff', () => {
  it('cancel, activate and delete a subscription', async () => {
    await subscribe('a@example.fi')
    const cancelled = await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'A@example.fi' } })
    expect(cancelled.answer).toMatchObject({
      is_active: false,
      unsubscribed_at: expect.any(String),
      unsubscribed_by: 'staff',
    })
    const active = await test.call('POST /api/admin/newsletters/resubscribe', { body: { email: 'a@example.fi' } })
    expect(active.answer).toMatchObject({ is_active: true, unsubscribed_at: null, unsubscribed_by: null })
    const again = await test.call('POST /api/admin/newsletters/resubscribe', { body: { email: 'a@example.fi' } })
    expect(again.answer).toEqual(active.answer)
    expect((await test.call('DELETE /api/admin/newsletters', { body: { email: 'a@example.fi' } })).status).toBe(204)
    expect(await subscribers()).toEqual([])
  })

  it('get 404 for an address that is not there', async () => {
    const { status, problem } = await test.fail('DELETE /api/admin/newsletters', { body: { email: 'x@example.fi' } })
    expect(status).toBe(404)
    expect(problem.detail).toBe('Sähköpostiosoitetta ei ole tilaajissa.')
  })

  it('search and page through subscribers, newest first', async () => {
    for (const name of ['yksi', 'kaksi', 'kolme', 'kol_e']) await subscribe(`${name}@example.fi`)
    expect((await subscribers('?q=KOL_')).map(({ email }) => email)).toEqual(['kol_e@example.fi'])
    const page = await test.call('GET /api/admin/newsletters', { path: '/api/admin/newsletters?limit=3' })
    expect(page.answer.map(({ email }) => email)).toEqual(['kol_e@example.fi', 'kolme@example.fi', 'kaksi@example.fi'])
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    const rest = await test.call('GET /api/admin/newsletters', { path: next ?? 'no next page' })
    expect(rest.answer.map(({ email }) => email)).toEqual(['yksi@example.fi'])
    expect(rest.headers.get('Link')).toBeNull()
  })

  it('are asked to sign in without a session', async () => {
    expect((await test.fail('GET /api/admin/newsletters', { asAdmin: false })).status).toBe(401)
  })
})

describe('the export', () => {
  const exported = (query = '') =>
    test.call('GET /api/admin/newsletters/export', { path: `/api/admin/newsletters/export${query}` })

  it('has its four columns, Finnish dates and a name with the day', async () => {
    test.clock.now = new Date('2026-01-31T22:30:00Z')
    await subscribe('a@example.fi')
    test.clock.now = new Date('2026-03-05T10:00:00Z')
    await test.call('POST /api/admin/newsletters/unsubscribe', { body: { email: 'a@example.fi' } })
    await subscribe('b@example.fi')

    const { answer, headers } = await exported()
    expect(headers.get('content-disposition')).toContain('filename="uutiskirje_tilaukset_2026-03-05.csv"')
    expect(answer.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'Sähköposti;Tilattu;Peruutettu;Tila',
      'b@example.fi;5.3.2026;;Aktiivinen',
      'a@example.fi;1.2.2026;5.3.2026;Peruutettu',
    ])
  })

  it('takes what the filters choose, however many there are, and no formula runs', async () => {
    await subscribe('+cmd@example.fi')
    for (let n = 0; n < 510; n++) await subscribe(`tilaaja${n}@example.fi`)
    await subscribe('muu@example.fi')
    const all = (await exported('?q=tilaaja&status=active')).answer
    expect(all.trimEnd().split('\r\n')).toHaveLength(511)
    expect((await exported('?q=cmd')).answer).toContain("\r\n'+cmd@example.fi;")
  })
})
