import type { PrivacyRequest } from '@arkpax/schema/privacy-requests'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { passTime } from '../../../test/pass-time.ts'
import { signInStaff } from '../../../test/sign-in-staff.ts'
import { dueRequests } from './privacy-requests.repo.ts'

const AINO = 'aino.korhonen@example.fi'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-22T10:00:00Z')
})

const input = { kind: 'erase' as const, email: AINO, channel: 'email' as const, received_on: '2026-11-20' }
const ask = async (more = {}): Promise<PrivacyRequest> =>
  (await test.call('POST /api/admin/privacy-requests', { body: { ...input, ...more } })).answer
const at = ({ id }: PrivacyRequest) => `/api/admin/privacy-requests/${id}`
const update = async (request: PrivacyRequest, body: object) =>
  (await test.call('PUT /api/admin/privacy-requests/{id}', { path: at(request), body })).answer
const list = async (query = '') =>
  (await test.call('GET /api/admin/privacy-requests', { path: `/api/admin/privacy-requests${query}` })).answer

describe('a request about personal data', () => {
  it('has a calendar month from its arrival, and the last working day before a holiday is told', async () => {
    expect(await ask()).toMatchObject({
      ...input,
      due_on: '2026-12-20',
      answer_by: '2026-12-18',
      state: 'open',
      is_late: false,
    })
  })

  it('is extended by two months for a reason', async () => {
    const request = await ask()
    const extended = await update(request, { extension_reason: 'Tietoja on monessa järjestelmässä.' })
    expect(extended).toMatchObject({ due_on: '2027-02-20', extension_reason: 'Tietoja on monessa järjestelmässä.' })
    const body = { extension_reason: '  ' }
    expect((await test.fail('PUT /api/admin/privacy-requests/{id}', { path: at(request), body })).status).toBe(422)
  })

  it('has come by today', async () => {
    const body = { ...input, received_on: '2026-11-23' }
    const { problem } = await test.fail('POST /api/admin/privacy-requests', { body })
    expect(problem.errors).toEqual([{ path: 'received_on', detail: 'Päivä ei voi olla tulevaisuudessa' }])
  })

  it('ends as done, or as refused for a reason, and is then closed', async () => {
    const request = await ask({ kind: 'object' })
    const path = `${at(request)}/outcome`
    const refusal = { path, body: { state: 'refused' } }
    expect((await test.fail('PUT /api/admin/privacy-requests/{id}/outcome', refusal)).problem.errors).toEqual([
      { path: 'outcome', detail: 'Kerro, miksi pyynnöstä kieltäydyttiin' },
    ])
    const done = { path, body: { state: 'done', outcome: 'Uutiskirje peruttu.' } }
    const { answer } = await test.call('PUT /api/admin/privacy-requests/{id}/outcome', done)
    expect(answer).toMatchObject({ state: 'done', closed_at: test.clock.now.toISOString() })
    expect((await test.fail('PUT /api/admin/privacy-requests/{id}/outcome', done)).problem.code).toBe('request_closed')
  })

  it('is found by the day it came, and sorted by it', async () => {
    const late = await ask({ received_on: '2026-11-20' })
    const early = await ask({ received_on: '2026-10-31' })
    await update(early, { extension_reason: 'Tietoja on monessa järjestelmässä.' })
    const ids = async (query: string) => (await list(query)).map(({ id }) => id)
    expect(await ids('')).toEqual([late.id, early.id])
    expect(await ids('?sort=received')).toEqual([early.id, late.id])
    expect(await ids('?from=2026-11-01')).toEqual([late.id])
    expect(await ids('?from=2026-10-31&to=2026-10-31')).toEqual([early.id])
  })

  it('is changed only by whoever has seen it as it is', async () => {
    const request = await ask()
    await update(request, { identity: 'mailbox' })
    const late = { path: at(request), body: { identity: 'document' }, headers: { 'If-Match': '"1"' } }
    const { status, problem } = await test.fail('PUT /api/admin/privacy-requests/{id}', late)
    expect([status, problem.current]).toEqual([412, expect.objectContaining({ identity: 'mailbox', version: 2 })])
  })

  it('is listed by its deadline, by its state and by its address', async () => {
    const later = await ask()
    const sooner = await ask({ email: 'muu@example.fi', received_on: '2026-11-01' })
    await update(later, { identity: 'known' })
    const ids = async (query: string) => (await list(query)).map(({ id }) => id)
    expect(await ids('')).toEqual([sooner.id, later.id])
    expect(await ids(`?email=${AINO.toUpperCase()}`)).toEqual([later.id])
    expect(await ids('?state=done')).toEqual([])
    const first = await test.call('GET /api/admin/privacy-requests', { path: '/api/admin/privacy-requests?limit=1' })
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(await ids(new URL(next, 'http://any').search)).toEqual([later.id])
  })

  it('waits for somebody when its last day is near, and is late after it', async () => {
    await ask()
    expect(await dueRequests(test.deps.db, test.clock.now)).toEqual([])
    expect(await dueRequests(test.deps.db, new Date('2026-12-14T10:00:00Z'))).toMatchObject([{ is_late: false }])
    // It is the 21st in Finland.
    expect(await dueRequests(test.deps.db, new Date('2026-12-20T22:30:00Z'))).toMatchObject([{ is_late: true }])
  })

  it('is forgotten 24 months after it ended, and not before', async () => {
    const request = await ask()
    const body = { state: 'done', outcome: null }
    await test.call('PUT /api/admin/privacy-requests/{id}/outcome', { path: `${at(request)}/outcome`, body })
    await passTime(test, new Date('2028-11-22T09:00:00Z'))
    const kept = () => test.deps.db.selectFrom('privacy_requests').select('id').execute()
    expect(await kept()).toHaveLength(1)
    await passTime(test, new Date('2028-11-22T11:00:00Z'))
    expect(await kept()).toEqual([])
  })

  it('is the matter of the manager and the owner', async () => {
    const sales = await signInStaff(test, 'sales')
    const asSales = { headers: sales.headers, asAdmin: false }
    expect((await test.fail('GET /api/admin/privacy-requests', asSales)).problem.code).toBe('role_forbidden')
  })
})
