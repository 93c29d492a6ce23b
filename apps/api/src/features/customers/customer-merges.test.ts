import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'

const [HOME, WORK] = ['aino@koti.example', 'aino@tyo.example']

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: HOME, customer_phone: null }) })
  await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: WORK }) })
  await test.call('POST /api/contact', { body: contactInput({ email: WORK }) })
  const path = `/api/admin/customers/${await idOf(WORK)}/notes`
  await test.call('POST /api/admin/customers/{id}/notes', { path, body: { text: 'Laskut yritykselle.' } })
  await tag(WORK, ['yritys'])
})

const list = async () => (await test.call('GET /api/admin/customers')).answer
const idOf = async (email: string) =>
  (await test.call('GET /api/admin/customers/of-address', { path: `/api/admin/customers/of-address?email=${email}` }))
    .answer.id ?? ''
const tag = async (email: string, tags: string[]) =>
  test.call('PUT /api/admin/customers/{id}', {
    path: `/api/admin/customers/${await idOf(email)}`,
    body: { display_name: null, company: null, business_id: null, phone: null, tags },
  })
const merge = async (id: string, other_id: string) =>
  (
    await test.call('POST /api/admin/customers/{id}/merge', {
      path: `/api/admin/customers/${id}/merge`,
      body: { other_id },
    })
  ).answer

it('a preview tells what would come together and changes nothing', async () => {
  const [home, work] = [await idOf(HOME), await idOf(WORK)]
  const before = await list()
  const path = `/api/admin/customers/${home}/merge?other_id=${work}`
  const { answer } = await test.call('GET /api/admin/customers/{id}/merge', { path })
  expect(answer).toMatchObject({
    into: { email: HOME },
    other: { email: WORK },
    addresses: [HOME, WORK],
    ...{ orders: 2, bought: 6700, notes: 1, tags: ['yritys'] },
  })
  expect(await list()).toEqual(before)
})

it('merged customers are one in the list, with everything of both', async () => {
  const [home, work] = [await idOf(HOME), await idOf(WORK)]
  const merged = await merge(home, work)
  expect(merged).toMatchObject({ email: HOME, orders: 2, bought: 6700, phone: '040 123 4567', tags: ['yritys'] })
  expect(merged.addresses.map(({ email }) => email)).toEqual([HOME, WORK])
  expect(merged.sections.orders?.items).toHaveLength(2)
  expect(merged.notes).toMatchObject([{ text: 'Laskut yritykselle.', email: WORK }])
  expect(await list()).toMatchObject([{ id: home, orders: 2 }])
  expect(await idOf(WORK)).toBe(home)

  await test.call('POST /api/admin/orders', { body: orderInput({ customer_email: WORK }) })
  expect(await list()).toMatchObject([{ id: home, orders: 3 }])
})

it('splitting undoes it', async () => {
  const [home, work] = [await idOf(HOME), await idOf(WORK)]
  const before = await list()
  await merge(home, work)
  const path = `/api/admin/customers/${home}/split`
  await test.call('POST /api/admin/customers/{id}/split', { path, body: { address_id: work } })
  expect(await list()).toEqual(before)
  const again = await test.fail('POST /api/admin/customers/{id}/split', { path, body: { address_id: work } })
  expect(again.status).toBe(404)
})

it('what was merged into one that is merged comes along', async () => {
  await test.call('POST /api/contact', { body: contactInput({ email: 'kolmas@example.fi' }) })
  const [home, work, third] = [await idOf(HOME), await idOf(WORK), await idOf('kolmas@example.fi')]
  await merge(work, third)
  const merged = await merge(home, work)
  expect(merged.addresses).toHaveLength(3)
  expect(await list()).toHaveLength(1)
})

it('nobody is merged into themselves, into a merged one, or with one that is not there', async () => {
  const [home, work] = [await idOf(HOME), await idOf(WORK)]
  const fail = async (id: string, other_id: string) =>
    (
      await test.fail('POST /api/admin/customers/{id}/merge', {
        path: `/api/admin/customers/${id}/merge`,
        body: { other_id },
      })
    ).problem.code
  expect(await fail(home, home)).toBe('not_mergeable')
  expect(await fail(home, 'ei-ole')).toBe('not_found')
  await merge(home, work)
  expect(await fail(home, work)).toBe('not_mergeable')
  expect(await fail(work, home)).toBe('not_mergeable')
})

it('the tags of a merged customer are changed and taken away with it', async () => {
  const [home, work] = [await idOf(HOME), await idOf(WORK)]
  await merge(home, work)
  await tag(HOME, ['yritys', 'vip'])
  expect(await list()).toMatchObject([{ tags: ['vip', 'yritys'] }])
  await tag(HOME, [])
  expect(await list()).toMatchObject([{ tags: [] }])
})

it('what was read of a customer before the merge or the split is written over neither', async () => {
  const [home, work] = [await idOf(HOME), await idOf(WORK)]
  const path = `/api/admin/customers/${work}`
  const read = async () => (await test.call('GET /api/admin/customers/{id}', { path })).answer.version
  const body = { display_name: 'Aino', company: null, business_id: null, phone: null, tags: [] }
  const over = (seen: number) => ({ path, body, headers: { 'If-Match': `"${seen}"` } })
  const ofWork = await read()
  await merge(home, work)
  const { status, problem } = await test.fail('PUT /api/admin/customers/{id}', over(ofWork))
  expect([status, problem.current]).toMatchObject([412, { email: HOME, display_name: null }])

  const merged = await read()
  const { answer } = await test.call('PUT /api/admin/customers/{id}', over(merged))
  expect(answer).toMatchObject({ email: HOME, display_name: 'Aino' })
  const split = { path: `/api/admin/customers/${home}/split`, body: { address_id: work } }
  await test.call('POST /api/admin/customers/{id}/split', split)
  for (const seen of [ofWork, merged, answer.version])
    expect((await test.fail('PUT /api/admin/customers/{id}', over(seen))).status).toBe(412)
  const { answer: own } = await test.call('PUT /api/admin/customers/{id}', over(await read()))
  expect(own).toMatchObject({ email: WORK, display_name: 'Aino' })
})
