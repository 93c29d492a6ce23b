import { MINUTE_MS } from '@arkpax/schema/durations'
import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { connectSqlite } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { authenticate, prepareAdminPassword } from './staff-sessions.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const login = (password: unknown) => test.call('POST /api/admin/login', { body: { password } })
const isLetIn = async (token: string) =>
  (await test.app.request('/api/admin/newsletters', { headers: { Authorization: `Bearer ${token}` } })).status === 200
const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}

describe('signing in', () => {
  it('gives a token that opens the back office and of which the database keeps only the SHA-256', async () => {
    const { status, answer } = await login(ADMIN_PASSWORD)
    expect(status).toBe(200)
    expect(answer).toEqual({ success: true, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await isLetIn(answer.token)).toBe(true)
    const stored = await test.deps.db.selectFrom('admin_sessions').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(answer.token)
  })

  it.each(['väärä', 'testien-salasana ', '\u0000'])('refuses the password %j', async (password) => {
    const { status, problem } = await test.fail('POST /api/admin/login', { body: { password } })
    expect(status).toBe(401)
    expect(problem).toMatchObject({ title: 'Kirjautuminen epäonnistui', detail: 'Väärä salasana' })
  })

  it.each([{}, { password: '' }, { password: 12 }, { password: 'x'.repeat(300) }])(
    'needs a password: %j',
    async (body) => {
      expect((await test.fail('POST /api/admin/login', { body })).status).toBe(422)
    },
  )

  it('is limited to ten tries in ten minutes per client, and others still get in', async () => {
    test = await createTestApp({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    const from = (client: string, password: string) =>
      test.app.request('/api/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
        body: JSON.stringify({ password }),
      })
    for (let tries = 0; tries < 10; tries += 1) expect((await from('203.0.113.1', 'arvaus')).status).toBe(401)
    const refused = await from('203.0.113.1', ADMIN_PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await from('203.0.113.2', ADMIN_PASSWORD)).status).toBe(200)
    wait(10 * MINUTE_MS)
    expect((await from('203.0.113.1', ADMIN_PASSWORD)).status).toBe(200)
  })
})

describe('a session', () => {
  it('ends after 30 minutes without use', async () => {
    const { token } = (await login(ADMIN_PASSWORD)).answer
    wait(29 * MINUTE_MS)
    expect(await isLetIn(token)).toBe(true)
    wait(29 * MINUTE_MS)
    expect(await isLetIn(token)).toBe(true)
    wait(31 * MINUTE_MS)
    expect(await isLetIn(token)).toBe(false)
  })

  it('ends after 12 hours however much it is used', async () => {
    const { token } = (await login(ADMIN_PASSWORD)).answer
    for (let quarter = 0; quarter < 47; quarter += 1) {
      wait(15 * MINUTE_MS)
      expect(await isLetIn(token)).toBe(true)
    }
    wait(15 * MINUTE_MS)
    expect(await isLetIn(token)).toBe(false)
  })

  it('ends at logout, and only that one', async () => {
    const { token } = (await login(ADMIN_PASSWORD)).answer
    const logout = await test.app.request('/api/admin/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(logout.status).toBe(204)
    expect(await isLetIn(token)).toBe(false)
    expect(await isLetIn(test.token)).toBe(true)
  })
})

describe('the shared password', () => {
  it('is made at random at the first start, told once, and stored as an argon2id hash', async () => {
    const db = connectSqlite(':memory:')
    await migrate(db)
    const password = await prepareAdminPassword(db, test.deps.config)
    expect(password).toMatch(/^[\w-]{20}$/)
    expect(await prepareAdminPassword(db, test.deps.config)).toBeUndefined()
    const stored = await db.selectFrom('users').select('password').executeTakeFirstOrThrow()
    expect(stored.password).toMatch(/^\$argon2id\$/)
    expect(await authenticate(db, { password: password ?? '' })).toMatchObject({
      role: 'owner',
      email: null,
    })
  })

  it('ends every session when it is changed, and none when it is the same', async () => {
    await prepareAdminPassword(test.deps.db, { ...test.deps.config, adminPassword: ADMIN_PASSWORD })
    expect(await isLetIn(test.token)).toBe(true)
    await prepareAdminPassword(test.deps.db, { ...test.deps.config, adminPassword: 'uusi-salasana' })
    expect(await isLetIn(test.token)).toBe(false)
    expect((await login('uusi-salasana')).status).toBe(200)
  })
})
