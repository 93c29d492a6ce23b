import { type TimelineEntity, timelinePermissions } from '@arkpax/schema/audit-log'
import { mayDo, staffRoles } from '@arkpax/schema/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const log = async (query: string) =>
  (await test.call('GET /api/admin/audit-log', { path: `/api/admin/audit-log${query}` })).answer
const changeProduct = (body: object, headers = {}) =>
  test.call('PUT /api/admin/products/{id}', { path: '/api/admin/products/1', body, headers })
const makeOrder = async () => (await test.call('POST /api/admin/orders', { body: orderInput() })).answer.id
const setStatus = (id: string, status: string) =>
  test.call('PUT /api/admin/orders/{id}/status', { path: `/api/admin/orders/${id}/status`, body: { status } })

describe('the log is found in', () => {
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-20T21:59:00Z')
    await changeProduct({ price: 3_400 })
    test.clock.now = new Date('2026-11-20T22:01:00Z')
    const { headers } = await signInStaff(test, 'editor', 'Erkki Editori')
    await changeProduct({ name: 'Ark Ässä 100%' }, headers)
    test.clock.now = new Date('2026-11-20T22:02:00Z')
  })

  it.each([
    ['?q=erkki%20ässä', 1],
    ['?q=ÄSSÄ%20100%25', 1],
    ['?q=3%C2%A0400%2C00', 1],
    ['?q=hinta', 1],
    ['?q=muutti%20tuote', 2],
    ['?q=_', 0],
    ['?actor=admin', 1],
    ['?action=update&entity=product', 2],
    ['?action=create', 0],
    ['?entity=product&entity_id=1', 2],
    ['?entity=product&entity_id=2', 0],
    ['?from=2026-11-21', 1],
    ['?until=2026-11-20', 1],
    ['?from=2026-11-20&until=2026-11-21', 2],
  ])('%s: %i', async (query, count) => {
    expect(await log(query)).toHaveLength(count)
  })

  it('a table for a spreadsheet, a row for each value, that runs no formula', async () => {
    await changeProduct({ name: '=1+1', price: 1 })
    const { answer } = await test.call('GET /api/admin/audit-log/export', {
      path: '/api/admin/audit-log/export?actor=admin',
    })
    const [head, ...rows] = answer
      .trim()
      .replace(/[^\S\r\n]/g, ' ')
      .split('\r\n')
    expect(head).toContain('Numero;Aika;Kuka;Teko;Kohde;Tunniste;Nimi;Tieto;Ennen;Jälkeen')
    expect(rows).toEqual([
      "3;21.11.2026 00:02;Yhteinen salasana;Muutti;Tuote;1;'=1+1;Nimi;Ark Ässä 100%;'=1+1",
      '3;21.11.2026 00:02;Yhteinen salasana;Muutti;Tuote;1;\'=1+1;Hinta (€);"3 400,00";"1,00"',
      '1;20.11.2026 23:59;Yhteinen salasana;Muutti;Tuote;1;Ark PRO 2400 W;Hinta (€);"3 350,00";"3 400,00"',
    ])
  })

  it('and everybody in it is named once', async () => {
    const { actors } = (await test.call('GET /api/admin/audit-log/actors')).answer
    expect(actors).toEqual([expect.stringMatching(/^Erkki Editori </), null])
  })
})

describe('the timeline of a thing', () => {
  const timeline = (entity: string, id: string, headers = {}) => {
    const path = `/api/admin/timelines/${entity}/${id}`
    return test.app.request(path, { headers: { Authorization: `Bearer ${test.token}`, ...headers } })
  }

  it('has its lines alone, newest first, with a page after the other', async () => {
    const [one, other] = [await makeOrder(), await makeOrder()]
    await setStatus(one, 'processing')
    await setStatus(other, 'shipped')
    const path = `/api/admin/timelines/order/${one}`
    const { answer } = await test.call('GET /api/admin/timelines/{entity}/{id}', { path })
    expect(answer.map(({ action }) => action)).toEqual(['set-status', 'create'])
    const first = await test.call('GET /api/admin/timelines/{entity}/{id}', { path: `${path}?limit=1` })
    expect(first.headers.get('Link')).toContain('rel="next"')
    expect((await timeline('ship', '1')).status).toBe(404)
  })

  const entities = Object.entries(timelinePermissions) as [TimelineEntity, 'orders.read'][]
  const asked = staffRoles.flatMap((role) => entities.map(([entity, may]) => [role, entity, may] as const))
  it.each(asked)('is for the role %s, of %s, only where it may read the thing', async (role, entity, may) => {
    const { headers } = await signInStaff(test, role)
    expect((await timeline(entity, '1', headers)).status).toBe(mayDo(role, may) ? 200 : 403)
  })
})
