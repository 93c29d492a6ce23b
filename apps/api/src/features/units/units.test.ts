import type { Sent } from '@arkpax/schema/endpoints'
import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.example' })
})

type Input = Sent<'POST /api/admin/units', 'body'>
const add = async (serial: string, more: Partial<Input> = {}) =>
  (await test.call('POST /api/admin/units', { body: { serial, product_id: '1', ...more } })).answer
const pathOf = (serial: string) => `/api/admin/units/${encodeURIComponent(serial)}`
const service = (serial: string, body: Sent<'POST /api/admin/units/{serial}/service', 'body'>) => ({
  path: `${pathOf(serial)}/service`,
  body,
})
const serials = async (query: string) =>
  (await test.call('GET /api/admin/units', { path: `/api/admin/units?sort=serial&${query}` })).answer.map(
    ({ serial }) => serial,
  )

describe('staff', () => {
  it('find units by serial number, batch, product and state', async () => {
    await add('APX-1', { batch: 'B7' })
    await add('APX-2', { batch: 'B8' })
    await add('EB-1', { product_id: '4', batch: 'B8' })
    await test.call('POST /api/admin/units/{serial}/service', service('APX-2', { kind: 'status', status: 'scrapped' }))
    expect(await serials('q=apx')).toEqual(['APX-1', 'APX-2'])
    expect(await serials('q=b8')).toEqual(['APX-2', 'EB-1'])
    expect(await serials('product_id=4')).toEqual(['EB-1'])
    expect(await serials('status=scrapped')).toEqual(['APX-2'])
    expect(await serials('q=apx&limit=1')).toEqual(['APX-1'])
    const label = `https://arkpax.example/akkupassi/${(await add('APX-9')).passport_id}`
    expect(await serials(`q=${encodeURIComponent(label)}`)).toEqual(['APX-9'])
  })

  it.each(['A/B 1', 'Ä%41', 'EXPORT', 'LABELS'])('open the unit with any serial number: %s', async (serial) => {
    await add(serial)
    const { answer } = await test.call('GET /api/admin/units/{serial}', { path: pathOf(serial) })
    expect(answer).toMatchObject({ serial, passport_url: `https://arkpax.example/akkupassi/${answer.passport_id}` })
  })

  it('are refused a serial number that is taken, a product that is not there, and a future that is none', async () => {
    await add('APX-1')
    const twice = await test.fail('POST /api/admin/units', { body: { serial: ' apx-1', product_id: '1' } })
    expect(twice.problem.errors).toEqual([{ path: 'serial', detail: 'Sarjanumero on jo toisella laitteella' }])
    expect((await test.fail('POST /api/admin/units', { body: { serial: '..', product_id: '1' } })).status).toBe(422)
    const nothing = await test.fail('POST /api/admin/units', { body: { serial: 'APX-2', product_id: 'x' } })
    expect(nothing.problem.errors).toMatchObject([{ path: 'product_id' }])
    expect((await test.fail('GET /api/admin/units/{serial}', { path: pathOf('APX-3') })).status).toBe(404)
  })

  it('change how a unit was made, once each', async () => {
    const { version } = await add('APX-1')
    const body = { product_id: '1', made_on: '2026-10-01', made_in: 'Turku', batch: 'B7' }
    const change = { path: pathOf('APX-1'), body, headers: { 'If-Match': `"${version}"` } }
    expect((await test.call('PUT /api/admin/units/{serial}', change)).answer).toMatchObject(body)
    expect((await test.fail('PUT /api/admin/units/{serial}', change)).status).toBe(412)
  })

  it('write service down: the state of health is kept with its day, and cycles never grow fewer', async () => {
    await add('APX-1')
    const read = {
      kind: 'service',
      text: 'Kennot tasattu',
      status: 'in_service',
      cycles: 312,
      state_of_health: 96.5,
    } as const
    const { answer } = await test.call('POST /api/admin/units/{serial}/service', service('APX-1', read))
    expect(answer).toMatchObject({
      ...{ status: 'in_service', cycles: 312, state_of_health: 96.5, health_on: finnishDay(test.clock.now) },
      events: [{ kind: 'service', text: 'Varastossa → Huollossa. Kennot tasattu', cycles: 312 }, { kind: 'added' }],
    })
    const refuse = async (body: Parameters<typeof service>[1]) =>
      (await test.fail('POST /api/admin/units/{serial}/service', service('APX-1', body))).problem.errors?.[0]?.path
    expect(await refuse({ ...read, cycles: 311 })).toBe('cycles')
    expect(await refuse({ ...read, state_of_health: 100.1 })).toBe('state_of_health')
    expect(await refuse({ kind: 'service', status: 'in_service' })).toBe('text')
  })
})
