import { factsOf } from '@arkpax/schema/facts'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { resolveKnownFacts } from './resolve-known-facts.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const create = async (body: object, headers = {}) =>
  (await test.call('POST /api/admin/saved-replies', { body, headers })).answer
const list = async () => (await test.call('GET /api/admin/saved-replies')).answer
const refusal = async (body: object) =>
  (await test.fail('POST /api/admin/saved-replies', { body })).problem.errors?.[0] ?? expect.fail('no field')
const path = (id: string) => `/api/admin/saved-replies/${id}`

it('texts are kept by name, with the facts of the shop beside them as they are now', async () => {
  await create({ name: 'Toimitusaika', text: 'Hei {{etunimi}}! Soita [[company.phone]].' })
  await create({ name: 'Palautus', text: 'Palauta [[terms.returnDays]] sisällä.' })
  const replies = await list()
  expect(replies.map(({ name }) => name)).toEqual(['Palautus', 'Toimitusaika'])
  expect(replies[1]?.text).toBe('Hei {{etunimi}}! Soita [[company.phone]].')
  expect(replies[1]?.resolved_text).toMatch(/^Hei \{\{etunimi\}\}! Soita \+?[\d\s\u00A0]+\.$/)
})

it('a text is not saved that names what nobody knows; the nearest name is offered at its field', async () => {
  expect(await refusal({ name: 'Puhelin', text: 'Soita [[company.phoen]].' })).toEqual({
    path: 'text',
    detail: 'Tietoa [[company.phoen]] ei ole. Tarkoititko: [[company.phone]]?',
  })
  expect((await refusal({ name: 'Nimi', text: 'Hei {{nimimerkki}}' })).detail).toMatch(/^Paikkamerkkiä \{\{nimimerkki/)
  expect(await refusal({ name: ' ', text: 'Hei' })).toEqual({ path: 'name', detail: 'Anna nimi' })
  expect(await list()).toEqual([])
})

it('a fact that has gone since stays open in the text', () => {
  const facts = factsOf({ settings: seededSettings(), products: [] })
  expect(resolveKnownFacts('[[product.77.weight]], [[terms.returnDays]]', facts)).toMatch(
    /^\[\[product\.77\.weight\]\], 30/,
  )
})

it('two who change one text do not write over each other', async () => {
  const { id } = await create({ name: 'Yksi', text: 'Hei' })
  const change = { path: path(id), body: { name: 'Yksi', text: 'Moi' }, headers: { 'If-Match': '"1"' } }
  expect((await test.call('PUT /api/admin/saved-replies/{id}', change)).answer).toMatchObject({ version: 2 })
  const { status, problem } = await test.fail('PUT /api/admin/saved-replies/{id}', change)
  expect([status, problem.current]).toMatchObject([412, { text: 'Moi', resolved_text: 'Moi', version: 2 }])
})

it('a text is made once, deleted once, and by those who answer messages', async () => {
  const sales = await signInStaff(test, 'sales')
  const headers = { ...sales.headers, 'Idempotency-Key': 'key-of-this-text' }
  const { id } = await create({ name: 'Yksi', text: 'Hei' }, headers)
  await create({ name: 'Yksi', text: 'Hei' }, headers)
  expect(await list()).toHaveLength(1)
  const options = { path: path(id), headers: sales.headers }
  await test.call('DELETE /api/admin/saved-replies/{id}', options)
  expect((await test.fail('DELETE /api/admin/saved-replies/{id}', options)).status).toBe(404)
  const change = { path: path(id), body: { name: 'Yksi', text: 'Hei' } }
  expect((await test.fail('PUT /api/admin/saved-replies/{id}', change)).status).toBe(404)
  const editor = await signInStaff(test, 'editor')
  expect((await test.fail('GET /api/admin/saved-replies', { headers: editor.headers })).status).toBe(403)
})
