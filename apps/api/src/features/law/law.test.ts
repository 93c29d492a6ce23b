import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const duty = async (id: string) => {
  const found = (await test.call('GET /api/admin/law')).answer.duties.find((one) => one.id === id)
  if (!found) throw new Error(`no duty ${id}`)
  return found
}
const at = (version: number) => ({ 'If-Match': `"${version}"` })
const write = (id: string, reading: string, version: number) =>
  test.call('PUT /api/admin/law/{id}', {
    path: `/api/admin/law/${id}`,
    body: { reading, note: '' },
    headers: at(version),
  })
const checks = (id: string, text_version: string) => ({
  path: `/api/admin/law/${id}/checks`,
  body: { checked_by: 'Asianajaja Laine', checked_on: '2026-11-20', text_version },
})
const check = async (id: string) =>
  test.call('POST /api/admin/law/{id}/checks', checks(id, (await duty(id)).text_version))

it('the clock says which duties bind', async () => {
  const bound = async () => (await duty('ai-marking')).in_force
  expect(await bound()).toBe(false)
  test.clock.now = new Date('2026-12-01T22:00:00Z')
  await test.deps.db
    .updateTable('admin_sessions')
    .set({ last_seen_at: test.clock.now.toISOString(), expires_at: '2999-01-01T00:00:00.000Z' })
    .execute()
  expect(await bound()).toBe(true)
})

describe('a text', () => {
  it('is unchecked until somebody has looked at it, and is told with who and when', async () => {
    expect(await duty('order-button')).toMatchObject({ state: 'unchecked', last_check: null })
    const { answer } = await check('order-button')
    expect(answer).toMatchObject({
      state: 'checked',
      last_check: { checked_by: 'Asianajaja Laine', checked_on: '2026-11-20', text_version: answer.text_version },
    })
    expect((await duty('confirmation')).state).toBe('unchecked')
  })

  it('asks to be checked again when our reading changes, and not when it is as it was checked', async () => {
    const { reading } = await duty('order-button')
    await check('order-button')
    expect((await write('order-button', 'Toinen tulkinta.', 1)).answer).toMatchObject({
      state: 'changed',
      is_own: true,
    })
    expect((await write('order-button', reading, 2)).answer).toMatchObject({ state: 'checked', is_own: false })
  })

  it('asks to be checked again when what customers read of it changes', async () => {
    await check('order-button')
    const { sale } = (await test.call('GET /api/admin/settings')).answer
    await test.call('PUT /api/admin/settings/sale', { body: { ...sale, prepaymentDays: 9 } })
    expect((await duty('order-button')).state).toBe('checked')
    await test.call('PUT /api/admin/settings/sale', { body: { ...sale, orderButton: 'Vahvista' } })
    expect((await duty('order-button')).state).toBe('changed')
  })

  it('that has changed since it was read is not recorded as checked', async () => {
    const { text_version } = await duty('order-button')
    await write('order-button', 'Toinen tulkinta.', 1)
    const late = await test.fail('POST /api/admin/law/{id}/checks', checks('order-button', text_version))
    expect([late.status, late.problem.code]).toEqual([409, 'duty_changed'])
    expect((await duty('order-button')).last_check).toBeNull()
  })

  it('of two who write at once keeps the first, and shows the second what it is now', async () => {
    await write('weee', 'Ensimmäinen.', 1)
    const late = await test.fail('PUT /api/admin/law/{id}', {
      path: '/api/admin/law/weee',
      body: { reading: 'Toinen.', note: '' },
      headers: at(1),
    })
    expect([late.status, late.problem.current]).toEqual([412, await duty('weee')])
    expect((await duty('weee')).reading).toBe('Ensimmäinen.')
  })
})

it('every text that a duty names is one that customers read', async () => {
  const { readContent } = await import('../chat/assistant/content/read-content.ts')
  const { duties } = await import('@arkpax/schema/duties')
  const policies = readContent(new URL('../../../../../content/', import.meta.url)).texts.policies.map(({ id }) => id)
  const settings = Object.entries((await test.call('GET /api/admin/settings')).answer).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `${group}.${name}`),
  )
  const named = duties.flatMap(({ texts }) => texts)
  expect(named.filter((name) => ![...policies, ...settings].includes(name))).toEqual([])
})
