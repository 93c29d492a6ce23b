import { restrictedFields } from '@arkpax/schema/passport-model'
import type { PassportTier } from '@arkpax/schema/passport-tokens'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { wholePassportModel } from '../../../test/whole-passport-model.ts'
import type { PassportJson } from './passport-json.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://arkpax.example' })
})

const unit = { serial: 'APX-2400-000123', product_id: '1', made_on: '2026-10-01', made_in: 'Turku', batch: 'B7' }
const path = `/api/admin/units/${unit.serial}`
const addUnit = async () => (await test.call('POST /api/admin/units', { body: unit })).answer.passport_id
const service = (body: object) =>
  test.call('POST /api/admin/units/{serial}/service', {
    path: `${path}/service`,
    body: { kind: 'service', status: 'sold', ...body } as never,
  })
const describeModel = () =>
  test.call('PUT /api/admin/passport-models/{id}', { path: '/api/admin/passport-models/1', body: wholePassportModel })
const grant = async (tier: PassportTier) =>
  (await test.call('POST /api/admin/passport-tokens', { body: { name: 'Korjaamo', tier } })).answer
const get = (address: string, headers: Record<string, string> = {}) =>
  test.app.request(`/akkupassi/${address}`, { headers })
const readJson = async (id: string, token: string): Promise<PassportJson> =>
  (await get(`${id}.json`, { Authorization: `Bearer ${token}` })).json() as Promise<PassportJson>

describe('the passport of a unit', () => {
  it('is a page without a script that tells what is known, and says what is not', async () => {
    const id = await addUnit()
    const response = await get(id)
    expect(response.status).toBe(200)
    const page = await response.text()
    for (const said of [
      'Akkupassi',
      'Ark PRO',
      unit.serial,
      '1.10.2026',
      'Turku',
      'B7',
      '2\u00A0300\u00A0Wh',
      'Ei tiedossa',
    ])
      expect(page).toContain(said)
    expect(page).not.toMatch(/<script|style=|\[\[|undefined|NaN/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-")
    const again = await get(id, { 'If-None-Match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('tells all of a product of which everything is known', async () => {
    const id = await addUnit()
    await describeModel()
    const page = await (await get(id)).text()
    for (const said of [
      'Teollisuusakku',
      '17,5\u00A0kg',
      'Akkukatu 1',
      '21324-40-3',
      'ABC-jauhe',
      'Erilliskeräys',
      '61,2',
      '<a href="/peruuta-sopimus">',
    ])
      expect(page).toContain(said)
  })

  it('keeps what is not for everybody out of every public byte', async () => {
    const id = await addUnit()
    await describeModel()
    await service({ cycles: 31_337, state_of_health: 91.37, text: 'Salainen-huolto' })
    await service({ kind: 'incident', text: 'Salainen-putoaminen' })
    const secrets = [...restrictedFields.interest, ...restrictedFields.authority].flatMap((name) =>
      leavesOf(wholePassportModel[name]),
    )
    secrets.push('31337', '31\u00A0337', '91.37', '91,37', 'Salainen-huolto', 'Salainen-putoaminen', 'salainen')
    expect(secrets.length).toBeGreaterThan(20)
    const publicBytes = [await (await get(id)).text(), await (await get(`${id}.json`)).text()]
    const found = secrets.filter((secret) =>
      publicBytes.some((text) => text.toLowerCase().includes(secret.toLowerCase())),
    )
    expect(found).toEqual([])
  })

  it('gives more to who has the right, by tier, and writes that down', async () => {
    const id = await addUnit()
    await describeModel()
    await service({ cycles: 312, state_of_health: 96.5 })
    await service({ kind: 'incident', text: 'Putosi' })
    const interest = await grant('interest')
    const authority = await grant('authority')
    const some = await readJson(id, interest.token)
    expect(some.aspects.performanceAndDurability).toMatchObject({
      batteryCondition: {
        numberOfFullCycles: { numberOfFullCyclesValue: 312 },
        negativeEvents: [{ negativeEvent: 'Putosi' }],
      },
    })
    expect(some.restricted.labeling).toEqual(['resultOfTestReport'])
    const all = await readJson(id, authority.token)
    expect(all.aspects.labeling).toMatchObject({ resultOfTestReport: wholePassportModel.testReportUrl })
    expect(Object.values(all.restricted).flat()).toEqual([])

    const listed = (await test.call('GET /api/admin/passport-tokens')).answer
    expect(listed.map(({ reads }) => reads)).toEqual([1, 1])
    expect(JSON.stringify(listed)).not.toContain(interest.token)
    expect(JSON.stringify(await test.deps.db.selectFrom('passport_tokens').selectAll().execute())).not.toContain(
      interest.token,
    )
    const response = await get(`${id}.json`, { Authorization: `Bearer ${interest.token}` })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('answers a token once more to whoever repeats the call with its key, and the database never holds it', async () => {
    const made = { body: { name: 'Korjaamo', tier: 'interest' as const }, headers: { 'Idempotency-Key': 'avain-1234' } }
    const { answer } = await test.call('POST /api/admin/passport-tokens', made)
    const again = await test.call('POST /api/admin/passport-tokens', made)
    expect(again.answer).toEqual(answer)
    const stored = await test.deps.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(answer.token)
    expect(JSON.stringify(stored)).not.toContain('Korjaamo')
  })

  it('gives nothing more to a right that was taken away, or that never was', async () => {
    const id = await addUnit()
    const { id: tokenId, token } = await grant('authority')
    const revoke = { path: `/api/admin/passport-tokens/${tokenId}` }
    await test.call('DELETE /api/admin/passport-tokens/{id}', revoke)
    expect((await test.fail('DELETE /api/admin/passport-tokens/{id}', revoke)).status).toBe(404)
    for (const forged of [token, '', 'x', test.token]) {
      const response = await get(`${id}.json`, { Authorization: `Bearer ${forged}` })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('outlives its product', async () => {
    const id = await addUnit()
    await test.call('DELETE /api/admin/products/{id}', { path: '/api/admin/products/1' })
    const response = await get(id)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Ark PRO')
  })

  it('ends with the unit: what is gone says so', async () => {
    const id = await addUnit()
    await service({ status: 'scrapped', text: 'Kierrätetty' })
    const response = await get(id)
    expect(response.status).toBe(410)
    const page = await response.text()
    expect(page).toContain('Laite on poistettu käytöstä')
    expect(page).not.toContain('Wh')
    expect((await get(`${id}.json`)).status).toBe(410)
  })
})

describe('whoever guesses', () => {
  it('is told the same of every address that leads nowhere', async () => {
    const id = await addUnit()
    const misses = [
      '0'.repeat(32),
      `${id}0`,
      id.slice(1),
      'x',
      '..%2f..',
      '%00',
      `${id}%0a`,
      unit.serial,
      "' or 1=1 --",
    ]
    const answers = await Promise.all(misses.map(async (miss) => (await get(encodeURI(miss))).text()))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('Akkupassia ei löytynyt')
    expect((await get('0'.repeat(32))).status).toBe(404)
    expect((await get(`${'0'.repeat(32)}.json`)).status).toBe(404)
  })

  it('is stopped after 600 tries a minute', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' })
    const statuses = new Map<number, number>()
    for (let index = 0; index < 2_000; index++) {
      const { status } = await limited.app.request(`/akkupassi/${index.toString(16).padStart(32, '0')}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 600, 429: 1_400 })
  })

  it('of a token is stopped sooner', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' })
    const guess = async () =>
      (await limited.app.request(`/akkupassi/${'0'.repeat(32)}.json`, { headers: { Authorization: 'Bearer x' } }))
        .status
    for (let tries = 0; tries < 30; tries++) expect(await guess()).toBe(401)
    expect(await guess()).toBe(429)
  })
})

/** Every text and figure in a value, figures that a page may have by chance left out. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === 'Suomi' || value.length < 4 ? [] : [value]
  if (typeof value === 'number') return value > 999 ? [String(value)] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : []
}
