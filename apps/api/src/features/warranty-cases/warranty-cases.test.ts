import type { Sent } from '@arkpax/schema/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { registrationInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { staySignedIn } from '../../../test/stay-signed-in.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-23T08:00:00Z')
  await staySignedIn(test)
})

type CaseBody = Sent<'POST /api/warranty-cases', 'body'>
const caseInput = (overrides: Partial<CaseBody> = {}): CaseBody => ({
  serial_number: 'apx-2400-000123',
  fault_kind: 'charging',
  description: 'Laite ei lataudu verkosta.',
  wish: 'repair',
  name: 'Aino Korhonen',
  email: 'aino.korhonen@example.fi',
  ...overrides,
})
const send = async (overrides: Partial<CaseBody> = {}, headers = {}) =>
  (await test.call('POST /api/warranty-cases', { body: caseInput(overrides), headers })).answer
const listed = async (query = '') =>
  (await test.call('GET /api/admin/warranty-cases', { path: `/api/admin/warranty-cases${query}` })).answer
const path = (id: string, rest = '') => `/api/admin/warranty-cases/${id}${rest}`
const open = async (id: string) => (await test.call('GET /api/admin/warranty-cases/{id}', { path: path(id) })).answer
type StepBody = Sent<'POST /api/admin/warranty-cases/{id}/steps', 'body'>
const step = async (id: string, body: StepBody) =>
  (await test.call('POST /api/admin/warranty-cases/{id}/steps', { path: path(id, '/steps'), body })).answer
const newCase = async (overrides: Partial<CaseBody> = {}) => {
  await send(overrides)
  return (await listed('?sort=-date'))[0] ?? expect.fail('no case')
}
const register = async (overrides = {}) =>
  (
    await test.call('POST /api/register-product', {
      body: registrationInput({
        ...{ email: 'aino.korhonen@example.fi', serialNumber: 'APX-2400-000123', purchaseDate: '2026-06-01' },
        ...overrides,
      }),
    })
  ).answer

describe('whoever tells of a device that does not work', () => {
  it('has the case stand with its unit, however its serial number is typed', async () => {
    const { number } = await send()
    await send({ serial_number: 'APX-2400-0001234' })
    const ofUnit = (serial: string) =>
      test.call('GET /api/admin/units/{serial}/warranty-cases', { path: `/api/admin/units/${serial}/warranty-cases` })
    expect((await ofUnit('apx-2400-000123')).answer.map((one) => one.number)).toEqual([number])
    expect((await ofUnit('APX-9')).answer).toEqual([])
  })

  it('gets a number, a page and a mail at once, and the case waits for staff with its deadline', async () => {
    const { number, page } = await send()
    expect(number).toBe(5001)
    expect(page).toMatch(/^\/takuuasia\/[\w-]+\.[\w-]{43}$/)
    const [mail, notice] = await leavingMail(test)
    expect(mail).toMatchObject({ to: 'aino.korhonen@example.fi', subject: 'Takuuasiasi 5001 on perillä' })
    expect(mail?.text).toContain(page)
    expect(mail?.text).toContain('APX-2400-000123')
    expect(notice?.subject).toContain('Takuuasia 5001')
    expect(await listed()).toMatchObject([
      { number: 5001, state: 'received', serial_number: 'APX-2400-000123', due_on: '2026-12-07', is_late: false },
    ])
  })

  it.each([
    ['serial_number', { serial_number: ' ' }],
    ['fault_kind', { fault_kind: 'tulipalo' }],
    ['description', { description: ' ' }],
    ['wish', { wish: '' }],
    ['email', { email: 'aino' }],
    ['name', { name: '' }],
    ['purchase_date', { purchase_date: '2027-01-01' }],
    ['product_model', { product_model: 'Ark 9000' }],
  ])('is told at the field %s what is wrong', async (field, wrong) => {
    const { status, problem } = await test.fail('POST /api/warranty-cases', { body: { ...caseInput(), ...wrong } })
    expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [field]])
  })

  it('sends no sentence of a stranger to an address that is not checked', async () => {
    await send({ serial_number: 'Voitit! Lue https://huijaus.example' })
    expect((await leavingMail(test))[0]?.text).not.toContain('huijaus')
  })

  it('gets the same case for the same form', async () => {
    const first = await send({ draft: 'lomake-1' })
    expect(await send({ draft: 'lomake-1' })).toEqual(first)
    const changed = await send({ draft: 'lomake-1', description: 'Toinen painallus' })
    expect(changed).toEqual({ ...first, page: `${first.page}?jo-lahetetty=1` })
    expect(await listed()).toHaveLength(1)
    expect((await leavingMail(test)).length).toBe(2)
  })

  it('may choose a registered device of their own, and nobody else’s', async () => {
    await register({ productModel: 'Ark EVO 1800W' })
    const id = (await test.call('GET /api/admin/registrations')).answer[0]?.id ?? ''
    const { headers } = await signInCustomer(test)
    await send({ registration_id: id, serial_number: null }, headers)
    expect((await listed())[0]).toMatchObject({ product_model: 'Ark EVO 1800W', purchase_date: '2026-06-01' })
    const stranger = await signInCustomer(test, { email: 'vieras@example.fi' })
    for (const headers of [stranger.headers, {}]) {
      const body = caseInput({ registration_id: id, serial_number: null })
      const { status, problem } = await test.fail('POST /api/warranty-cases', { body, headers })
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'registration_id'])
    }
  })

  it('sees their cases in the account once the address is theirs', async () => {
    const { page } = await send()
    await send({ email: 'vieras@example.fi' })
    const { headers } = await signInCustomer(test)
    const { answer } = await test.call('GET /api/auth/warranty-cases', { headers })
    expect(answer).toMatchObject([{ number: 5001, state: 'received', page }])
  })
})

describe('staff who hear of a case by telephone', () => {
  type Body = Sent<'POST /api/admin/warranty-cases', 'body'>
  const heard: Body = {
    ...{ serial_number: 'apx-2400-000123', fault_kind: 'charging', description: 'Ei lataudu.', wish: 'undecided' },
    ...{ name: 'Aino Korhonen', email: 'aino.korhonen@example.fi', origin: 'phone', notify: true },
  }
  const openFor = async (more: Partial<Body> = {}) =>
    (await test.call('POST /api/admin/warranty-cases', { body: { ...heard, ...more } })).answer
  const refusal = async (more: Partial<Body>) =>
    (await test.fail('POST /api/admin/warranty-cases', { body: { ...heard, ...more } })).problem.errors

  it('open it with a number, a note of how it came and, where they ask for it, a mail with its page', async () => {
    await register()
    const found = await openFor()
    expect(found).toMatchObject({ serial_number: 'APX-2400-000123', product_model: 'Ark PRO 2400W', state: 'received' })
    expect(found.events.map(({ kind, text, author_name }) => [kind, text, author_name])).toEqual([
      ['received', null, found.events[0]?.author_name],
      ['note', 'Asiakas otti yhteyttä: puhelimitse', found.events[0]?.author_name],
    ])
    const mails = (await leavingMail(test)).filter(({ kind }) => kind === 'warranty-case-received')
    expect(mails).toMatchObject([{ to: heard.email, text: expect.stringContaining('/takuuasia/') }])
    await openFor({ notify: false })
    expect((await leavingMail(test)).filter(({ kind }) => kind === 'warranty-case-received')).toEqual([])
  })

  it('open one without a serial number or an address, which stands with no other and moves no warranty', async () => {
    const nobody = { serial_number: null, product_model: 'Ark PRO 2400W', email: '', phone: '050 765 4321' } as const
    const [first, second] = [await openFor(nobody), await openFor({ ...nobody, purchase_date: '2026-06-01' })]
    expect(first).toMatchObject({ email: '', contact_message_id: null, serial_number: '' })
    expect(second.former_cases).toEqual([])
    await step(second.id, { state: 'repaired', notify: true })
    expect((await open(second.id)).warranty).toMatchObject({ until: '2028-06-01', extended_months: 0 })
    expect(await leavingMail(test)).toEqual([])
  })

  it('are told at its field what is missing', async () => {
    expect(await refusal({ serial_number: ' ' })).toMatchObject([{ path: 'serial_number' }])
    expect(await refusal({ email: '' })).toMatchObject([{ path: 'email' }])
    expect(await refusal({ email: 'aino' })).toMatchObject([{ path: 'email' }])
    expect(await refusal({ purchase_date: '2099-01-01' })).toMatchObject([{ path: 'purchase_date' }])
  })
})

describe('a case in the hands of staff', () => {
  it('tells the end of the warranty, who has registered the device, and its former cases', async () => {
    await register()
    const first = await newCase()
    await step(first.id, { state: 'closed', notify: false })
    const second = await newCase({ fault_kind: 'heat' })
    expect(await open(second.id)).toMatchObject({
      warranty: { until: '2028-06-01', basis: 'registration', extended_months: 0 },
      registrations: [{ email: 'aino.korhonen@example.fi', purchase_date: '2026-06-01' }],
      former_cases: [{ number: 5001, state: 'closed' }],
    })
  })

  it('counts the warranty from the purchase that was told where nobody has registered the device', async () => {
    const { id } = await newCase({ purchase_date: '2026-01-31' })
    expect((await open(id)).warranty).toEqual({ until: '2028-01-31', basis: 'stated', extended_months: 0 })
    const unknown = await newCase({ serial_number: 'APX-9', email: 'toinen@example.fi' })
    expect((await open(unknown.id)).warranty).toBeNull()
  })

  it('tells its customer of a step as the preview said, or does not', async () => {
    const { id } = await newCase()
    await leavingMail(test)
    const body = { state: 'waiting_customer', message: 'Mikä vikakoodi näytöllä on?', notify: true } as const
    const { answer } = await test.call('POST /api/admin/warranty-cases/{id}/step-preview', {
      path: path(id, '/step-preview'),
      body,
    })
    const after = await step(id, body)
    expect(after.events.at(-1)).toMatchObject({ state: 'waiting_customer', is_told: true, author_name: 'Omistaja' })
    const [mail] = await leavingMail(test)
    expect([mail?.to, mail?.subject, mail?.text]).toEqual([answer.mail?.to, answer.mail?.subject, answer.mail?.text])
    expect(mail?.text).toContain('Mikä vikakoodi näytöllä on?')
    await step(id, { state: 'inspecting', notify: false })
    expect(await leavingMail(test)).toEqual([])
  })

  it('is refused with a reason, which the customer is told with what else they can do', async () => {
    const { id } = await newCase()
    await leavingMail(test)
    const steps = { path: path(id, '/steps'), body: { state: 'refused', notify: true } }
    const { status, problem } = await test.fail('POST /api/admin/warranty-cases/{id}/steps', steps)
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'reason'])
    await step(id, { state: 'refused', reason: 'Laite on avattu.', notify: true })
    const [mail] = await leavingMail(test)
    expect(mail?.text).toContain('Perustelu: Laite on avattu.')
    expect(mail?.text).toContain('kuluttajariitalautakuntaan')
  })

  it('is not taken to where it is, nor over what another tab has done', async () => {
    const { id } = await newCase()
    const key = 'POST /api/admin/warranty-cases/{id}/steps'
    const same = await test.fail(key, { path: path(id, '/steps'), body: { state: 'received', notify: false } })
    expect([same.status, same.problem.errors?.[0]?.path]).toEqual([422, 'state'])
    const { version } = await open(id)
    await step(id, { state: 'inspecting', notify: false })
    const stale = await test.fail(key, {
      ...{ path: path(id, '/steps'), body: { state: 'in_repair', notify: true } },
      headers: { 'If-Match': `"${version}"` },
    })
    expect([stale.status, stale.problem.current]).toMatchObject([412, { state: 'inspecting' }])
  })

  it('keeps the decision, the device on loan, parts and the deadline', async () => {
    const { id, version } = await newCase()
    await test.call('POST /api/admin/units', { body: { serial: 'APX-LAINA-1', product_id: '1' } })
    const body = {
      ...{ serial_number: 'apx-2400-000124', product_model: 'Ark PRO 2400W', decision: 'repair' },
      ...{ replacement_serial: null, loan_serial: 'APX-LAINA-1', loan_out_on: '2026-11-24', loan_back_on: null },
      ...{ parts: [{ name: 'Latauselektroniikka', quantity: 1 }], due_on: '2026-12-20' },
    } as const
    const key = 'PUT /api/admin/warranty-cases/{id}'
    const { answer } = await test.call(key, { path: path(id), body, headers: { 'If-Match': `"${version}"` } })
    expect(answer).toMatchObject({ ...body, serial_number: 'APX-2400-000124', version: version + 1 })
    const wrong = { ...body, loan_back_on: '2026-11-23' }
    expect((await test.fail(key, { path: path(id), body: wrong })).problem.errors?.[0]?.path).toBe('loan_back_on')
    expect((await listed('?q=000124'))[0]?.number).toBe(5001)
    expect(await listed('?q=000123')).toEqual([])
  })

  it('gives only a device that is ours, in stock and like the faulty one, and that device follows', async () => {
    const { id } = await newCase()
    const units = { 'APX-2400-000123': '1', 'APX-NEW': '1', 'APX-BAT': '4', 'APX-OLD': '1' }
    for (const [serial, product_id] of Object.entries(units))
      await test.call('POST /api/admin/units', { body: { serial, product_id } })
    await test.deps.db.updateTable('units').set({ status: 'sold' }).where('serial', '=', 'APX-OLD').execute()
    const change = (more: object) => ({
      path: path(id),
      body: {
        ...{ serial_number: 'APX-2400-000123', product_model: null, decision: 'replacement' as const, parts: [] },
        ...{ replacement_serial: null, loan_serial: null, loan_out_on: null, loan_back_on: null, due_on: '2026-12-20' },
        ...more,
      },
    })
    const key = 'PUT /api/admin/warranty-cases/{id}'
    for (const field of ['replacement_serial', 'loan_serial'])
      for (const [serial, reason] of [
        ['!!', 'ei ole laiterekisterissä'],
        ['apx-2400-000123', 'viallinen laite itse'],
        ['APX-OLD', 'on jo myyty'],
        ['APX-BAT', 'viallinen laite on'],
      ] as const) {
        const [told] = (await test.fail(key, change({ [field]: serial }))).problem.errors ?? []
        expect([told?.path, told?.detail]).toEqual([field, expect.stringContaining(reason)])
      }
    const steps = 'POST /api/admin/warranty-cases/{id}/steps'
    const replaced = { path: path(id, '/steps'), body: { state: 'replaced' as const, notify: false } }
    expect((await test.fail(steps, replaced)).problem.errors?.[0]?.path).toBe('state')
    await test.call(key, change({ replacement_serial: 'apx-new' }))
    await test.call(steps, replaced)
    const unit = async () =>
      (await test.call('GET /api/admin/units/{serial}', { path: '/api/admin/units/APX-NEW' })).answer
    expect(await unit()).toMatchObject({ status: 'sold' })
    expect((await unit()).events[0]).toMatchObject({ kind: 'case', text: 'Takuuasia 5001: annettu uudeksi laitteeksi' })
    const other = await newCase({ serial_number: 'B' })
    const [taken] =
      (await test.fail(key, { ...change({ replacement_serial: 'APX-NEW' }), path: path(other.id) })).problem.errors ??
      []
    expect(taken?.path).toBe('replacement_serial')
    await step(id, { state: 'inspecting', notify: false })
    expect(await unit()).toMatchObject({ status: 'in_stock' })
  })

  it('is late the day after its deadline, until it is done', async () => {
    const { id } = await newCase()
    test.clock.now = new Date('2026-12-07T21:59:59Z')
    expect(await listed('?state=late')).toEqual([])
    test.clock.now = new Date('2026-12-07T22:00:00Z')
    expect(await listed('?state=late')).toMatchObject([{ id, is_late: true }])
    await step(id, { state: 'replaced', notify: false })
    expect(await listed('?state=late')).toEqual([])
    expect(await listed('?state=all')).toMatchObject([{ id, is_late: false }])
  })

  it('waits for staff until it is taken up, and again when it is late', async () => {
    const { id } = await newCase()
    const waiting = async () =>
      (await test.call('GET /api/admin/today')).answer.items.filter(({ kind }) => kind === 'warranty-case')
    expect(await waiting()).toMatchObject([
      { id, title: 'Takuuasia 5001: APX-2400-000123', detail: 'Aino Korhonen', due_at: '2026-12-07T15:00:00.000Z' },
    ])
    await step(id, { state: 'in_repair', notify: false })
    expect(await waiting()).toEqual([])
    test.clock.now = new Date('2026-12-08T08:00:00Z')
    expect(await waiting()).toMatchObject([{ id }])
  })

  it('takes notes that the customer does not see', async () => {
    const { id } = await newCase()
    const { answer } = await test.call('POST /api/admin/warranty-cases/{id}/notes', {
      path: path(id, '/notes'),
      body: { text: 'Soitin asiakkaalle.' },
    })
    expect(answer.events.at(-1)).toMatchObject({ kind: 'note', text: 'Soitin asiakkaalle.', is_told: false })
  })

  it('is counted by product and fault', async () => {
    await send({ product_model: 'Ark PRO 2400W' })
    const { id } = await newCase({ product_model: 'Ark PRO 2400W', serial_number: 'B' })
    await step(id, { state: 'replaced', notify: false })
    await send({ fault_kind: 'heat' })
    const { answer } = await test.call('GET /api/admin/warranty-cases/statistics')
    expect(answer.rows).toEqual([
      {
        ...{ product_model: 'Ark PRO 2400W', fault_kind: 'charging', cases: 2, open: 1 },
        ...{ repaired: 0, replaced: 1, refused: 0 },
      },
      { product_model: null, fault_kind: 'heat', cases: 1, open: 1, repaired: 0, replaced: 0, refused: 0 },
    ])
    const csv = await test.call('GET /api/admin/warranty-cases/statistics/export')
    expect(csv.answer).toContain('Ark PRO 2400 W;Lataus ei toimi;2;1;0;1;0')
    const all = await test.call('GET /api/admin/warranty-cases/export')
    expect(all.answer).toContain('5003;')
  })
})

describe('a repair under warranty', () => {
  const endOfOwn = async (headers: Record<string, string>) =>
    (await test.call('GET /api/auth/registrations', { headers })).answer[0]?.warrantyEnd

  it('moves the end of the warranty once, wherever it is shown, and back when the case is taken up again', async () => {
    await register()
    const { headers } = await signInCustomer(test)
    const { id } = await newCase()
    const body = { state: 'repaired', notify: true } as const
    const preview = await test.call('POST /api/admin/warranty-cases/{id}/step-preview', {
      path: path(id, '/step-preview'),
      body,
    })
    expect(preview.answer.warranty_until).toEqual({ before: '2028-06-01', after: '2029-06-01' })
    expect(preview.answer.mail?.text).toContain('1.6.2029')
    expect(await endOfOwn(headers)).toBe('2028-06-01')
    await step(id, body)
    expect(await endOfOwn(headers)).toBe('2029-06-01')
    const { answer } = await test.call('GET /api/admin/registrations')
    expect(answer[0]?.warrantyEnd).toBe('2029-06-01')
    await step(id, { state: 'closed', notify: false })
    expect((await open(id)).warranty).toEqual({ until: '2029-06-01', basis: 'registration', extended_months: 12 })
    expect((await register({ email: 'uusi.omistaja@example.fi' })).warrantyEnd).toBe('2029-06-01')

    const second = await newCase({ fault_kind: 'heat' })
    await step(second.id, body)
    expect(await endOfOwn(headers)).toBe('2029-06-01')
    await step(second.id, { state: 'inspecting', notify: false })
    expect(await endOfOwn(headers)).toBe('2029-06-01')
    await step(id, { state: 'inspecting', notify: false })
    expect(await endOfOwn(headers)).toBe('2028-06-01')
  })

  it('moves nothing where the settings say so, or the case came after the warranty', async () => {
    await register({ purchaseDate: '2024-11-22' })
    const late = await newCase()
    expect((await step(late.id, { state: 'repaired', notify: false })).warranty?.until).toBe('2026-11-22')
    await register({ serialNumber: 'APX-7', purchaseDate: '2024-11-23' })
    const settings = (await test.call('GET /api/admin/settings')).answer.warranty
    await test.call('PUT /api/admin/settings/warranty', { body: { ...settings, repairExtendsMonths: 0 } })
    const { id } = await newCase({ serial_number: 'APX-7' })
    expect((await step(id, { state: 'repaired', notify: false })).warranty?.until).toBe('2026-11-23')
    await test.call('PUT /api/admin/settings/warranty', { body: { ...settings, repairExtendsMonths: 6 } })
    await step(id, { state: 'in_repair', notify: false })
    expect((await step(id, { state: 'repaired', notify: false })).warranty?.until).toBe('2027-05-23')
  })
})
