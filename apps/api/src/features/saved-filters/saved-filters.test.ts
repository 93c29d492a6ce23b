import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { savedFiltersPrivacy } from './saved-filters.privacy.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

type As = { headers: Record<string, string>; asAdmin: false } | Record<never, never>

const keep = (more: object = {}, as: As = {}) =>
  test.call('POST /api/admin/saved-filters', {
    body: { list: 'orders', name: 'Odottavat', filters: { status: 'pending', sort: '-total' }, ...more },
    ...as,
  })
const kept = async (as: As = {}) => (await test.call('GET /api/admin/saved-filters', as)).answer
const change = (id: string, body: object, as: As = {}) =>
  test.call('PUT /api/admin/saved-filters/{id}', { path: `/api/admin/saved-filters/${id}`, body, ...as })

async function asRole(role: 'sales' | 'manager') {
  const { id, headers } = await signInStaff(test, role)
  return { id, as: { headers, asAdmin: false } as const }
}

it('keeps filters under a name, lists them by name, renames and forgets them', async () => {
  const { answer: first, status } = await keep()
  await keep({ name: 'Isot', filters: { sort: '-total' } })
  expect(status).toBe(201)
  expect((await kept()).map(({ name }) => name)).toEqual(['Isot', 'Odottavat'])
  expect(first).toMatchObject({ list: 'orders', filters: { status: 'pending', sort: '-total' }, is_default: false })

  await change(first.id, { name: 'Aamun tilaukset' })
  await change(first.id, { filters: { status: 'shipped' } })
  expect((await kept())[0]).toMatchObject({ name: 'Aamun tilaukset', filters: { status: 'shipped' } })

  const path = `/api/admin/saved-filters/${first.id}`
  await test.call('DELETE /api/admin/saved-filters/{id}', { path })
  expect((await kept()).map(({ name }) => name)).toEqual(['Isot'])
  expect((await test.fail('DELETE /api/admin/saved-filters/{id}', { path })).status).toBe(404)
})

it('opens a list with one of them at most', async () => {
  const { answer: first } = await keep({ is_default: true })
  const { answer: second } = await keep({ name: 'Isot', is_default: true })
  await keep({ name: 'Toisen listan', list: 'mail', is_default: true })
  const defaults = async () => (await kept()).filter(({ is_default }) => is_default).map(({ name }) => name)
  expect(await defaults()).toEqual(['Toisen listan', 'Isot'])
  await change(first.id, { is_default: true })
  expect(await defaults()).toEqual(['Toisen listan', 'Odottavat'])
  await change(first.id, { is_default: false })
  expect(await defaults()).toEqual(['Toisen listan'])
  expect(second.is_default).toBe(true)
})

it('each person has their own, the shared password too, and nobody reaches another’s', async () => {
  const sales = await asRole('sales')
  const manager = await asRole('manager')
  const { answer: ofSales } = await keep({}, sales.as)
  await keep()
  expect(await kept(manager.as)).toEqual([])
  expect(await kept(sales.as)).toEqual([ofSales])
  expect(await kept()).toHaveLength(1)

  const path = `/api/admin/saved-filters/${ofSales.id}`
  expect(
    (await test.fail('PUT /api/admin/saved-filters/{id}', { path, body: { name: 'Minun' }, ...manager.as })).status,
  ).toBe(404)
  expect((await test.fail('DELETE /api/admin/saved-filters/{id}', { path, ...manager.as })).status).toBe(404)

  await test.call('DELETE /api/admin/staff/{id}', { path: `/api/admin/staff/${sales.id}` })
  expect(await test.deps.db.selectFrom('saved_filters').selectAll().execute()).toHaveLength(1)
})

describe('what cannot be kept is told at its field', () => {
  const fail = async (more: object) => {
    const body = { list: 'orders', name: 'Odottavat', filters: {}, ...more }
    const { status, problem } = await test.fail('POST /api/admin/saved-filters', { body })
    return [status, problem.errors?.[0]?.path]
  }
  it.each([
    ['an empty name', { name: '  ' }, 'name'],
    ['an unknown list', { list: 'kaikki' }, 'list'],
    ['a filter with another kind of name', { filters: { 'a b': '1' } }, 'filters.a b'],
    ['too much', { filters: { q: 'x'.repeat(201) } }, 'filters.q'],
  ])('%s', async (_, more, path) => {
    expect(await fail(more)).toEqual([422, path])
  })

  it('a name that is taken in that list, and one of another list is not', async () => {
    await keep()
    expect(await fail({})).toEqual([422, 'name'])
    expect((await keep({ list: 'mail' })).status).toBe(201)
    const { answer: other } = await keep({ name: 'Muut' })
    const path = `/api/admin/saved-filters/${other.id}`
    const { problem } = await test.fail('PUT /api/admin/saved-filters/{id}', { path, body: { name: 'Odottavat' } })
    expect(problem.errors).toEqual([{ path: 'name', detail: 'Samanniminen suodatin on jo olemassa' }])
  })

  it('the 31st of a list', async () => {
    for (let n = 0; n < 30; n += 1) await keep({ name: `Suodatin ${n}` })
    expect(await fail({ name: 'Vielä yksi' })).toEqual([422, 'name'])
  })
})

describe('typed searches', () => {
  it('that name an address go with the account of that address', async () => {
    await keep({ name: 'Ainon', filters: { q: 'Aino_K@Example.fi' } })
    await keep({ name: 'Toisen', filters: { q: 'ainoXk@example.fi' } })
    if (!('erase' in savedFiltersPrivacy) || 'because' in savedFiltersPrivacy.erase)
      throw new Error('nothing is erased')
    await savedFiltersPrivacy.erase(test.deps.db, { id: 'x', email: 'aino_k@example.fi' }, test.clock.now)
    expect((await kept()).map(({ name }) => name)).toEqual(['Toisen'])
  })

  it('are forgotten two years after they were last changed, other filters are not', async () => {
    await keep({ name: 'Haku', filters: { q: 'korhonen' } })
    await keep()
    const [sweep] = savedFiltersPrivacy.retain
    const later = (months: number) => {
      const then = new Date(test.clock.now)
      then.setUTCMonth(then.getUTCMonth() + months)
      return then
    }
    await sweep(test.deps.db, later(23), { dataDir: '' })
    expect(await kept()).toHaveLength(2)
    await sweep(test.deps.db, later(25), { dataDir: '' })
    expect((await kept()).map(({ name }) => name)).toEqual(['Odottavat'])
  })
})
