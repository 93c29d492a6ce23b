import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { registrationInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { bearer, signInStaff } from '../../../test/sign-in-staff.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'
import { listUnitEvents } from '../units/unit-events.repo.ts'
import { findUnit, insertUnits } from '../units/units.repo.ts'
import { findNewOwners, tellOwners } from './tell-owners.service.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-23T08:00:00Z')
  await staySignedIn(test)
})

type RecallBody = Sent<'POST /api/admin/recalls', 'body'>
const written: RecallBody = {
  title: 'Ark PRO, latausliitin',
  product_ids: ['1'],
  identification: 'Ark PRO, erä B7.',
  hazard: 'Latausliitin voi sytyttää tulipalon.',
  action: 'Lopeta käyttö ja lataaminen heti.',
  remedies: ['repair', 'replacement'],
  remedy_text: 'Noudamme laitteen maksutta.',
}
const path = (id: string, rest = '') => `/api/admin/recalls/${id}${rest}`
const create = async (body: Partial<RecallBody> = {}) =>
  (await test.call('POST /api/admin/recalls', { body: { ...written, ...body } })).answer
const open = async (id: string) => (await test.call('GET /api/admin/recalls/{id}', { path: path(id) })).answer
type ChoiceBody = Sent<'POST /api/admin/recalls/{id}/units', 'body'>
const add = async (id: string, body: ChoiceBody) =>
  (await test.call('POST /api/admin/recalls/{id}/units', { path: path(id, '/units'), body })).answer
const preview = async (id: string, body: ChoiceBody) =>
  (await test.call('POST /api/admin/recalls/{id}/choice-preview', { path: path(id, '/choice-preview'), body })).answer
const publish = async (id: string) =>
  (await test.call('POST /api/admin/recalls/{id}/publish', { path: path(id, '/publish') })).answer
const units = async (id: string, query = '') =>
  (await test.call('GET /api/admin/recalls/{id}/units', { path: path(id, `/units${query}`) })).answer
const tell = () => tellOwners(test.deps.db, test.clock.now, test.deps.config)
const mails = async () => (await leavingMail(test)).filter(({ subject }) => subject.includes('takaisinveto'))

const makeUnits = (serials: readonly string[], batch = 'B7') =>
  insertUnits(
    test.deps.db,
    serials.map((serial) => ({ serial, product_id: '1', made_on: '2026-10-01', made_in: 'Turku', batch })),
    test.clock.now,
  )
const register = (serialNumber: string, email = 'aino.korhonen@example.fi') =>
  test.call('POST /api/register-product', {
    body: registrationInput({ email, serialNumber, purchaseDate: '2026-06-01' }),
  })
/** Three units of one person and one that nobody has registered, published. */
async function published() {
  await makeUnits(['APX-1', 'APX-2', 'APX-3', 'APX-4'])
  for (const serial of ['APX-1', 'APX-2', 'APX-3']) await register(serial)
  const { id } = await create()
  await add(id, { batch: 'B7' })
  await publish(id)
  await tell()
  return id
}
const tokenIn = (text: string) => /vastaus\/(\S+)/.exec(text)?.[1] ?? expect.fail('no link')
const tokenOf = async () => tokenIn((await mails()).at(-1)?.text ?? '')

describe('choosing units', () => {
  it('says how many there are, whom we reach, what nobody knows and what stands elsewhere, and changes nothing', async () => {
    await makeUnits(['APX-1', 'APX-2'])
    await register('APX-1')
    await register('KUM-9')
    const other = await create({ title: 'Toinen' })
    await add(other.id, { serials: 'APX-2' })
    const { id } = await create()
    const told = await preview(id, { serials: 'Sarjanumero;Erä\napx-1;B7\nAPX-2;B7\nKUM-9;\nAPX-777;' })
    expect(told).toMatchObject({
      ...{
        units: 3,
        already: 0,
        with_address: 2,
        without_address: 1,
        people: 1,
        unknown: ['APX-777'],
        unknown_count: 1,
      },
      ...{ elsewhere: [{ serial: 'APX-2', title: 'Toinen' }], elsewhere_count: 1 },
    })
    expect((await open(id)).counts.units).toBe(0)
  })

  it('warns of units of a product that the recall does not name', async () => {
    await makeUnits(['APX-1'])
    const panel = { serial: 'PAN-1', product_id: '4', made_on: '2026-10-01', made_in: 'Turku', batch: 'B7' }
    await insertUnits(test.deps.db, [panel], test.clock.now)
    const { id } = await create()
    expect(await preview(id, { serials: 'APX-1, PAN-1' })).toMatchObject({
      ...{ units: 2, other_product_count: 1 },
      other_product: [{ serial: 'PAN-1', product_name: 'Aurinkopaneeli 200 W' }],
    })
    const unnamed = await create({ product_ids: [] })
    expect(await preview(unnamed.id, { serials: 'APX-1, PAN-1' })).toMatchObject({ other_product_count: 0 })
  })

  it.each([
    ['a range', { serial_from: 'apx-2', serial_to: 'APX-4' }, ['APX-2', 'APX-3', 'APX-4']],
    ['a batch', { batch: 'B8' }, ['APX-200', 'APX-4']],
    ['a batch and a range', { batch: 'B8', serial_from: 'APX-1', serial_to: 'APX-9' }, ['APX-4']],
    ['days of making', { made_from: '2026-10-01', made_to: '2026-10-01', batch: 'B7' }, ['APX-1', 'APX-2', 'APX-3']],
    ['a product', { product_id: '1' }, ['APX-1', 'APX-2', 'APX-200', 'APX-3', 'APX-4']],
    ['unknown numbers too', { serials: 'APX-1 ; TUKKU-5', include_unknown: true }, ['APX-1', 'TUKKU-5']],
  ])('takes %s', async (_, choice, serials) => {
    await makeUnits(['APX-1', 'APX-2', 'APX-3'])
    await makeUnits(['APX-4', 'APX-200'], 'B8')
    const { id } = await create()
    await add(id, choice)
    expect((await units(id)).map(({ serial }) => serial)).toEqual(serials)
    expect((await add(id, choice)).counts.units).toBe(serials.length)
  })

  it.each([
    ['nothing', {}, 'serials'],
    ['only unknown numbers', { serials: 'APX-999' }, 'serials'],
    ['half a range', { serial_from: 'APX-1' }, 'serial_to'],
    ['a range the wrong way round', { serial_from: 'APX-9', serial_to: 'APX-1' }, 'serial_to'],
    ['ends of two lengths', { serial_from: 'APX-9', serial_to: 'APX-100' }, 'serial_to'],
    ['days the wrong way round', { made_from: '2026-10-02', made_to: '2026-10-01' }, 'made_to'],
    ['one endless number', { serials: 'A'.repeat(900_000) }, 'serials'],
  ])('is told at the field what is wrong with %s', async (_, body, field) => {
    const { id } = await create()
    const call = { path: path(id, '/units'), body }
    const { status, problem } = await test.fail('POST /api/admin/recalls/{id}/units', call)
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [field]])
  })

  it('takes a megabyte of numbers, and refuses more than 50,000 of them', async () => {
    const { id } = await create()
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `APX-2400-${String(index).padStart(8, '0')}`).join('\n')
    expect(await preview(id, { serials: many(40_000), include_unknown: true })).toMatchObject({ units: 40_000 })
    const call = { path: path(id, '/units'), body: { serials: many(52_000) } }
    expect((await test.fail('POST /api/admin/recalls/{id}/units', call)).problem.errors?.[0]?.detail).toContain('50')
  })
})

describe('what is written', () => {
  it.each(['title', 'hazard', 'action', 'remedy_text', 'identification'])(
    'says nothing in %s that belittles the danger',
    async (field) => {
      const body = { ...written, [field]: 'Tämä on vapaaehtoinen varotoimenpide.' }
      const { status, problem } = await test.fail('POST /api/admin/recalls', { body })
      expect([status, problem.errors?.[0]?.path]).toEqual([422, field])
      expect(problem.errors?.[0]?.detail).toContain('”vapaaehtoinen”, ”varotoimenpide”')
    },
  )

  it('has an address of its own each, and an unknown product is refused', async () => {
    expect((await create()).slug).toBe('ark-pro-latausliitin')
    expect((await create()).slug).toBe('ark-pro-latausliitin-2')
    expect((await create({ title: 'Shell' })).slug).toBe('shell-2')
    const { problem } = await test.fail('POST /api/admin/recalls', { body: { ...written, product_ids: ['ei-ole'] } })
    expect(problem.errors?.[0]?.path).toBe('product_ids')
  })

  it('is not published before it is whole, and then not taken back', async () => {
    const { id, missing } = await create({ hazard: '', remedies: [] })
    expect(missing).toEqual(['Vaara', 'Hyvitystavat', 'Laitteet'])
    const call = { path: path(id, '/publish') }
    expect((await test.fail('POST /api/admin/recalls/{id}/publish', call)).problem.code).toBe('recall_incomplete')
    const whole = await published()
    for (const key of ['DELETE /api/admin/recalls/{id}', 'DELETE /api/admin/recalls/{id}/units'] as const)
      expect((await test.fail(key, { path: path(whole, key.endsWith('units') ? '/units' : '') })).status).toBe(409)
    const emptied = { path: path(whole), body: { ...written, hazard: '' } }
    expect((await test.fail('PUT /api/admin/recalls/{id}', emptied)).problem.code).toBe('recall_incomplete')
  })
})

describe('a published recall', () => {
  it('writes once to each person, whatever they have, and names those without an address', async () => {
    const id = await published()
    await tell()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Tuoteturvallisuutta koskeva takaisinveto: Ark PRO, latausliitin')
    for (const text of ['APX-1, APX-2, APX-3', 'sytyttää tulipalon', 'Lopeta käyttö', 'Noudamme'])
      expect(mail?.text).toContain(text)
    expect((await open(id)).counts).toMatchObject({
      units: 4,
      with_address: 3,
      people: 1,
      told: 1,
      sent: 1,
      answered: 0,
    })
    expect((await units(id, '?view=unreachable')).map(({ serial }) => serial)).toEqual(['APX-4'])
    const unit = await findUnit(test.deps.db, 'APX-1')
    const history = await listUnitEvents(test.deps.db, unit?.id ?? '')
    expect(history[0]).toMatchObject({ kind: 'recall', text: 'Ark PRO, latausliitin' })
  })

  it('tells whoever registers a unit later, also somebody who knows of another one', async () => {
    await published()
    await register('APX-4', 'ville@example.fi')
    await findNewOwners(test.deps.db, test.clock.now, test.deps.config)
    await findNewOwners(test.deps.db, test.clock.now, test.deps.config)
    await tell()
    expect((await mails()).map(({ to }) => to)).toEqual(['aino.korhonen@example.fi', 'ville@example.fi'])
  })

  it('reminds only those who have not answered, once for each press', async () => {
    const id = await published()
    await register('APX-4', 'ville@example.fi')
    const token = await tokenOf()
    const ours = await units(id)
    const answers = ours.slice(0, 3).map((one) => ({ unit: one.id, answer: 'repair' as const }))
    await test.call('POST /api/recalls/answers', { body: { token, answers } })
    const { version } = await open(id)
    const remind = { path: path(id, '/remind'), headers: { 'If-Match': `"${version}"` } }
    await test.call('POST /api/admin/recalls/{id}/remind', remind)
    expect((await test.fail('POST /api/admin/recalls/{id}/remind', remind)).status).toBe(412)
    await tell()
    await tell()
    expect((await mails()).map(({ to, subject }) => [to, subject.startsWith('Muistutus')])).toEqual([
      ['ville@example.fi', false],
    ])
    await test.call('POST /api/admin/recalls/{id}/remind', { path: path(id, '/remind') })
    await tell()
    expect((await mails()).at(-1)?.subject).toBe(
      'Muistutus: Tuoteturvallisuutta koskeva takaisinveto: Ark PRO, latausliitin',
    )
  })

  it('is closed once: mails that have not left stay, and answers are told where to turn', async () => {
    const id = await published()
    const token = await tokenOf()
    const [unit] = await units(id)
    await test.call('POST /api/admin/recalls/{id}/close', { path: path(id, '/close') })
    expect(await mails()).toEqual([])
    const body = { token, answers: [{ unit: unit?.id ?? '', answer: 'sold' as const }] }
    expect((await test.fail('POST /api/recalls/answers', { body })).problem.code).toBe('recall_closed')
    expect((await test.fail('POST /api/admin/recalls/{id}/close', { path: path(id, '/close') })).status).toBe(409)
  })

  it('is published by managers alone, and read by those who sell', async () => {
    const { id } = await create()
    const sales = bearer((await signInStaff(test, 'sales')).token)
    expect(
      (await test.fail('POST /api/admin/recalls/{id}/publish', { path: path(id, '/publish'), ...sales })).status,
    ).toBe(403)
    expect((await test.call('GET /api/admin/recalls', sales)).answer).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('with the link is kept unit by unit, the same again changes nothing, and the history tells it once', async () => {
    const id = await published()
    const token = await tokenOf()
    const ours = await units(id)
    const body = {
      token,
      answers: [
        { unit: ours[0]?.id ?? '', answer: 'replacement' as const },
        { unit: ours[1]?.id ?? '', answer: 'scrapped' as const },
      ],
    }
    for (const _ of ['once', 'twice']) await test.call('POST /api/recalls/answers', { body })
    expect((await units(id)).map(({ answer, answered_via }) => [answer, answered_via])).toEqual([
      ['replacement', 'mail'],
      ['scrapped', 'mail'],
      [null, null],
      [null, null],
    ])
    const unit = await findUnit(test.deps.db, 'APX-1')
    expect((await listUnitEvents(test.deps.db, unit?.id ?? '')).filter(({ kind }) => kind === 'recall')).toHaveLength(2)
    expect((await units(id, '?view=answered')).length).toBe(2)
  })

  it('offers only the remedies of the recall, and takes only one’s own units', async () => {
    const id = await published()
    const token = await tokenOf()
    const ours = await units(id)
    for (const one of [
      { unit: ours[0]?.id ?? '', answer: 'refund' as const },
      { unit: ours[3]?.id ?? '', answer: 'sold' as const },
    ])
      expect((await test.fail('POST /api/recalls/answers', { body: { token, answers: [one] } })).status).toBe(422)
    const forged = { token: `${token.slice(0, -2)}xx`, answers: [{ unit: ours[0]?.id ?? '', answer: 'sold' as const }] }
    expect((await test.fail('POST /api/recalls/answers', { body: forged })).status).toBe(404)
  })

  it('by serial number tells nothing of whom we know, and a stranger writes over nothing', async () => {
    const id = await published()
    const slug = (await open(id)).slug
    const say = async (email: string, answer: 'sold' | 'repair', serial = 'apx-1') =>
      (await test.call('POST /api/recalls/serial-answers', { body: { slug, serial, email, answer } })).answer
    expect(await say('aino.korhonen@example.fi', 'repair')).toEqual(await say('vieras@example.fi', 'sold', 'APX-4'))
    const token = await tokenOf()
    const [first] = await units(id)
    await test.call('POST /api/recalls/answers', {
      body: { token, answers: [{ unit: first?.id ?? '', answer: 'stopped' }] },
    })
    await say('vieras@example.fi', 'sold')
    const now = await units(id)
    expect(now.map(({ answer }) => answer)).toEqual(['stopped', null, null, 'sold'])
    await tell()
    expect(await mails()).toEqual([])
  })

  it('from an address that is not known to have the unit is shown as unconfirmed and counts once staff record it', async () => {
    const id = await published()
    const { slug } = await open(id)
    const say = (serial: string, email: string) =>
      test.call('POST /api/recalls/serial-answers', { body: { slug, serial, email, answer: 'sold' } })
    for (const _ of ['once', 'twice']) await say('APX-4', 'vieras@example.fi')
    await say('APX-1', 'vieras@example.fi')
    await say('APX-4', 'aino.korhonen@example.fi')
    expect((await open(id)).counts.answered).toBe(0)
    expect((await test.call('GET /api/admin/recalls', {})).answer[0]?.answered).toBe(0)
    expect(await units(id, '?view=answered')).toEqual([])
    expect((await units(id, '?view=unanswered')).map(({ answered_via }) => answered_via)).toEqual([
      'unknown',
      null,
      null,
      'unknown',
    ])
    const { answer: csv } = await test.call('GET /api/admin/recalls/{id}/units/export', {
      path: path(id, '/units/export'),
    })
    expect(csv).toContain('Luovutettu eteenpäin (vahvistamatta)')

    await test.call('POST /api/admin/recalls/{id}/remind', { path: path(id, '/remind') })
    await tell()
    expect((await mails()).map(({ to }) => to)).toEqual(['aino.korhonen@example.fi', 'aino.korhonen@example.fi'])

    const call = { path: path(id, '/answers'), body: { serial: 'APX-4', answer: 'sold' as const } }
    expect((await test.call('POST /api/admin/recalls/{id}/answers', call)).answer.counts.answered).toBe(1)
    await say('APX-1', 'aino.korhonen@example.fi')
    expect((await units(id, '?view=answered')).map(({ serial, answered_via }) => [serial, answered_via])).toEqual([
      ['APX-1', 'page'],
      ['APX-4', 'staff'],
    ])
  })

  it('by telephone is written down by staff', async () => {
    const id = await published()
    const call = { path: path(id, '/answers'), body: { serial: 'apx-4', answer: 'repair' as const } }
    expect((await test.call('POST /api/admin/recalls/{id}/answers', call)).answer.counts.answered).toBe(1)
    const wrong = { ...call, body: { serial: 'APX-999', answer: 'repair' as const } }
    expect((await test.fail('POST /api/admin/recalls/{id}/answers', wrong)).problem.errors?.[0]?.path).toBe('serial')
    const { answer: csv } = await test.call('GET /api/admin/recalls/{id}/units/export', {
      path: path(id, '/units/export'),
    })
    expect(csv).toContain('APX-4')
    expect(csv).toContain('Henkilökunta kirjasi')
  })
})

describe('whoever asks whether their unit is meant', () => {
  it('is told yes or no, and no more', async () => {
    const id = await published()
    const slug = (await open(id)).slug
    const ask = async (serial: string) =>
      (await test.call('POST /api/recalls/check', { body: { slug, serial } })).answer
    expect(await ask(' apx-1 ')).toEqual({ recalled: true })
    expect(await ask('APX-999')).toEqual({ recalled: false })
    const draft = await create({ title: 'Luonnos' })
    expect((await test.fail('POST /api/recalls/check', { body: { slug: draft.slug, serial: 'APX-1' } })).status).toBe(
      404,
    )
  })
})
