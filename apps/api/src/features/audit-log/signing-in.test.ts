import { auditLogQuery } from '@arkpax/schema/audit-log'
import { HOUR_MS } from '@arkpax/schema/durations'
import { beforeEach, expect, it } from 'vitest'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { openSession } from '../staff/staff-sessions.service.ts'
import { listAuditLog } from './audit-log.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const FIREFOX = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
const login = (body: unknown) =>
  test.app.request('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...FIREFOX },
    body: JSON.stringify(body),
  })
const log = async () => (await listAuditLog(test.deps.db, auditLogQuery.parse({}))).items
const wait = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
}

it('is a line with role and device, as is signing out', async () => {
  const { id, email } = await signInStaff(test, 'sales', 'Aino Virtanen')
  const { token } = (await (await login({ email, password: ADMIN_PASSWORD })).json()) as { token: string }
  await test.call('POST /api/admin/logout', { headers: { Authorization: `Bearer ${token}` } })
  const [signOut, signIn] = await log()
  expect(signIn).toMatchObject({
    actor: `Aino Virtanen <${email}>`,
    action: 'sign-in',
    entity: 'staff',
    entity_id: id,
    changes: [
      { field: 'role', from: null, to: 'Myynti' },
      { field: 'device', from: null, to: 'Firefox, Windows' },
    ],
  })
  expect(signOut).toMatchObject({ action: 'sign-out', entity_id: id })
})

it('that failed is a line without what was typed', async () => {
  const { id, email } = await signInStaff(test, 'sales', 'Aino Virtanen')
  expect((await login({ email, password: 'salaisuus-jota-ei-kirjata' })).status).toBe(401)
  wait(HOUR_MS)
  expect((await login({ email: 'salaisuus@example.com', password: 'salaisuus' })).status).toBe(401)
  wait(HOUR_MS)
  expect((await login({ password: 'salaisuus' })).status).toBe(401)
  const [shared, unknown, known] = await log()
  expect(known).toMatchObject({ actor: '?', action: 'sign-in-failed', entity_id: id, title: 'Aino Virtanen' })
  expect(known?.changes).toContainEqual({ field: 'reason', from: null, to: 'Väärä sähköposti tai salasana' })
  expect(unknown).toMatchObject({ entity_id: 'unknown', title: null })
  expect(shared?.changes).toContainEqual({ field: 'reason', from: null, to: 'Väärä salasana' })
  const stored = await test.deps.db.selectFrom('audit_log').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('salaisuus')
})

it('that fails 120 times an hour is three lines, and the log stays readable', async () => {
  for (let tries = 0; tries < 120; tries += 1) await login({ password: 'arvaus' })
  const tries = (await log()).map(({ changes }) => changes.find(({ field }) => field === 'tries')?.to)
  expect(tries).toEqual(['100', '10', '1'])
  wait(HOUR_MS)
  await login({ password: 'arvaus' })
  expect(await log()).toHaveLength(4)
})

it('makes no line where only the second factor is asked for', async () => {
  const { id, email } = await signInStaff(test, 'sales')
  await test.deps.db.updateTable('users').set({ totp_secret: 'JBSWY3DPEHPK3PXP' }).where('id', '=', id).execute()
  expect((await login({ email, password: ADMIN_PASSWORD })).status).toBe(401)
  expect(await log()).toEqual([])
  expect((await login({ email, password: ADMIN_PASSWORD, code: '000000' })).status).toBe(401)
  expect((await log())[0]?.changes).toContainEqual({ field: 'reason', from: null, to: 'Väärä koodi' })
})

it('a call that a role does not reach to is a line, once an hour, and changes nothing', async () => {
  const { id, email, headers } = await signInStaff(test, 'editor', 'Erkki Editori')
  const path = '/api/admin/products/1/stock'
  for (const _ of [1, 2, 3])
    await test.fail('PUT /api/admin/products/{id}/stock', { path, headers, body: { stock: 1 } })
  await test.fail('GET /api/admin/orders', { headers })
  expect(await log()).toMatchObject([
    { actor: `Erkki Editori <${email}>`, action: 'refused', entity: 'call', entity_id: 'GET /api/admin/orders' },
    { action: 'refused', entity_id: 'PUT /api/admin/products/{id}/stock' },
  ])
  wait(HOUR_MS)
  const token = await openSession(test.deps.db, id, null, test.clock.now)
  await test.fail('GET /api/admin/orders', { headers: { Authorization: `Bearer ${token}` } })
  expect(await log()).toHaveLength(3)
})
