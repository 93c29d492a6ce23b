import type { EndpointKey, Sent } from '@arkpax/schema/endpoints'
import { seededSettings } from '@arkpax/schema/seed-for-test'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedSettings } from '../../../seeds/settings.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { contactInput, orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { readPublishedContent } from '../../published-content.ts'
import { publishedVersion } from '../publishing/publishing.repo.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const seed = seededSettings()
/** The assistant learns what it knows with its first question, which takes a busy machine its time. */
const LEARNING_MS = 60_000
const PHONE = '+358 20 555 0100'
const company = (change: Partial<typeof seed.company> = {}) => ({ ...seed.company, ...change })
const read = async () => (await test.call('GET /api/admin/settings')).answer
const at = (version: number) => ({ 'If-Match': `"${version}"` })

const changes = {
  'PUT /api/admin/settings/company': company({ legalName: 'Arkpax Finland Oy' }),
  'PUT /api/admin/settings/hours': {
    week: { saturday: { opens: '10:00', closes: '14:00' } },
    closedOnHolidays: false,
    exceptions: [],
  },
  'PUT /api/admin/settings/terms': { ...seed.terms, vatPercent: 24, returnPickupStation: 49.9 },
  'PUT /api/admin/settings/newsletter': { ...seed.newsletter, mailsPerHour: 150 },
  'PUT /api/admin/settings/notices': { lowStockEmail: 'varastomies@example.fi' },
  'PUT /api/admin/settings/announcement': { text: 'Kesäale', href: '/tuotteet', from: '2026-06-01', until: null },
} satisfies { [K in EndpointKey]?: Sent<K, 'body'> }
type Save = keyof typeof changes
const saves = Object.keys(changes) as Save[]
const groupOf = (key: Save) =>
  key.slice('PUT /api/admin/settings/'.length) as
    | 'company'
    | 'hours'
    | 'terms'
    | 'announcement'
    | 'newsletter'
    | 'notices'

it('a new shop has the settings of the seed, each in its first version; what staff have changed the seed leaves', async () => {
  expect(await read()).toEqual(seed)
  await test.call('PUT /api/admin/settings/company', { body: company({ brand: 'Muu' }) })
  await seedSettings(test.deps.db)
  expect((await read()).company.brand).toBe('Muu')
})

describe.each(saves)('%s', (key) => {
  const group = groupOf(key)

  it('stores the group, and only it, as what is read afterwards', async () => {
    const { answer } = await test.call(key, { body: changes[key], headers: at(1) })
    expect(answer).toEqual({ ...seed, [group]: changes[key], versions: { ...seed.versions, [group]: 2 } })
    expect(await read()).toEqual(answer)
  })

  it('refuses the second of two who began from the same version, and shows it the settings as they are', async () => {
    await test.call(key, { body: changes[key], headers: at(1) })
    const late = await test.fail(key, { body: seed[group], headers: at(1) })
    expect([late.status, late.problem.code]).toEqual([412, 'stale'])
    expect(late.problem.current).toEqual(await read())
    await test.call(key, { body: seed[group], headers: at(2) })
  })

  it('is no matter of other groups: their forms stay fresh', async () => {
    await test.call(key, { body: changes[key], headers: at(1) })
    const other = saves.find((save) => save !== key) ?? key
    expect((await test.call(other, { body: changes[other], headers: at(1) })).status).toBe(200)
  })

  it('has the pages built anew where they show it, and stands in the audit log', async () => {
    const before = await publishedVersion(test.deps.db)
    await test.call(key, { body: changes[key] })
    expect(await publishedVersion(test.deps.db)).toBe(group === 'notices' ? before : before + 1)
    const log = await test.deps.db.selectFrom('audit_log').select(['action', 'entity', 'entity_id']).execute()
    expect(log).toEqual([{ action: 'update', entity: 'settings', entity_id: group }])
  })

  it('is for staff only', async () => {
    expect((await test.fail(key, { body: changes[key], asAdmin: false })).status).toBe(401)
  })
})

it('the announcement may name facts; one that nobody knows is refused at its field', async () => {
  const line = (text: string) => ({ text, href: '', from: null, until: null })
  const text = 'Soita [[company.phone]].'
  const saved = await test.call('PUT /api/admin/settings/announcement', { body: line(text) })
  expect(saved.answer.announcement.text).toBe(text)
  expect((await readPublishedContent(test.deps.db)).announcement?.text).toBe(`Soita ${seed.company.phone.display}.`)
  const refused = await test.fail('PUT /api/admin/settings/announcement', { body: line('Soita [[company.phnoe]].') })
  expect([refused.status, refused.problem.errors]).toEqual([
    422,
    [{ path: 'text', detail: 'Tietoa [[company.phnoe]] ei ole. Tarkoititko: [[company.phone]]?' }],
  ])
  expect((await read()).announcement.text).toBe(text)
})

describe('a setting that would break pages is refused at its field, and nothing is stored:', () => {
  const hours = (change: object) => ({ ...seed.hours, ...change })
  const day = (opens: string, closes: string) => ({ week: { monday: { opens, closes } } })
  const exception = { day: '2026-12-07', note: 'Inventaario', times: null }

  it.each<[string, Save, object, string, string]>([
    [
      'an empty name',
      'PUT /api/admin/settings/company',
      company({ legalName: ' ' }),
      'legalName',
      'Yrityksen nimi on pakollinen',
    ],
    [
      'half a business id',
      'PUT /api/admin/settings/company',
      company({ businessId: '123' }),
      'businessId',
      'Anna Y-tunnus muodossa 1234567-1',
    ],
    [
      'a business id with a mistyped digit',
      'PUT /api/admin/settings/company',
      company({ businessId: '1234567-8' }),
      'businessId',
      'Y-tunnuksen viimeinen numero ei täsmää muihin. Tarkista numerot.',
    ],
    [
      'letters as a phone',
      'PUT /api/admin/settings/company',
      company({ phone: { display: 'soita', callPrice: '' } }),
      'phone.display',
      'Anna numero muodossa +358 10 123 4567',
    ],
    [
      'a VAT of 300 %',
      'PUT /api/admin/settings/terms',
      { ...seed.terms, vatPercent: 300 },
      'vatPercent',
      'Enintään 50\u00A0%',
    ],
    [
      'a return sooner than the law says',
      'PUT /api/admin/settings/terms',
      { ...seed.terms, returnDays: 7 },
      'returnDays',
      'Vähintään lain 14\u00A0päivää',
    ],
    [
      'a negative price',
      'PUT /api/admin/settings/terms',
      { ...seed.terms, returnPickupPanel: -1 },
      'returnPickupPanel',
      'Hinta ei voi olla negatiivinen',
    ],
    [
      'hours that end before they begin',
      'PUT /api/admin/settings/hours',
      hours(day('17:00', '09:00')),
      'week.monday.closes',
      'Sulkemisajan on oltava avaamisajan jälkeen',
    ],
    [
      'an hour that is none',
      'PUT /api/admin/settings/hours',
      hours(day('9', '25:00')),
      'week.monday.opens',
      'Anna kellonaika muodossa 9.00',
    ],
    [
      'a week without a day',
      'PUT /api/admin/settings/hours',
      hours({ week: {} }),
      'week',
      'Valitse ainakin yksi päivä, jolloin palvellaan',
    ],
    [
      'two exceptions of one day',
      'PUT /api/admin/settings/hours',
      hours({ exceptions: [exception, exception] }),
      'exceptions.1.day',
      'Päivällä on jo poikkeus',
    ],
    [
      'a last day before the first',
      'PUT /api/admin/settings/announcement',
      { text: 'A', href: '', from: '2026-06-02', until: '2026-06-01' },
      'until',
      'Viimeinen päivä ei voi olla ennen ensimmäistä',
    ],
    [
      'a link that runs a script',
      'PUT /api/admin/settings/announcement',
      { text: 'A', href: 'javascript:alert(1)', from: null, until: null },
      'href',
      'Anna sivun osoite, esimerkiksi /tuotteet',
    ],
  ])('%s', async (_, key, body, path, detail) => {
    const { status, problem } = await test.fail(key, { body })
    expect(status).toBe(422)
    expect(problem.errors).toContainEqual({ path, detail })
    expect(await read()).toEqual(seed)
  })
})

it('holds money in cents', async () => {
  await test.call('PUT /api/admin/settings/terms', { body: { ...seed.terms, returnPickupPanel: 15.9 } })
  const { value } = await test.deps.db
    .selectFrom('settings')
    .select('value')
    .where('group', '=', 'terms')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(value)).toMatchObject({ returnPickupStation: 4_900, returnPickupPanel: 1_590, vatPercent: 25.5 })
})

describe('without a restart, a change is', () => {
  it('in the mails that leave after it: name, address, phone, sender and where answers go', async () => {
    await test.call('POST /api/contact', { body: contactInput() })
    const email = 'palvelu@example.fi'
    const body = company({
      legalName: 'Uusi Oy',
      brand: 'Uusi',
      email,
      phone: { display: PHONE, callPrice: '8,8 snt/min' },
    })
    await test.call('PUT /api/admin/settings/company', { body })
    const [acknowledgement] = await leavingMail(test)
    expect(acknowledgement).toMatchObject({
      from: { name: 'Uusi', address: email },
      replyTo: { name: 'Uusi', address: email },
    })
    for (const part of [acknowledgement?.text, acknowledgement?.html]) {
      for (const fact of ['Uusi Oy', email, PHONE, '8,8 snt/min']) expect(part).toContain(fact)
    }
    await test.call('POST /api/contact', { body: contactInput() })
    expect((await leavingMail(test)).map(({ to }) => to)).toContain(email)
  })

  it('in the mail that staff see before they change an order’s status', async () => {
    const { id } = (await test.call('POST /api/admin/orders', { body: orderInput() })).answer
    await test.call('PUT /api/admin/settings/company', { body: company({ legalName: 'Uusi Oy' }) })
    const path = `/api/admin/orders/${id}/status-preview?status=shipped`
    const { answer } = await test.call('GET /api/admin/orders/{id}/status-preview', { path })
    expect(answer.mail?.text).toContain('Uusi Oy')
  })

  it(
    'in the assistant’s answer',
    async () => {
      const ask = async () =>
        (await test.call('POST /api/chat', { body: { message: 'Mikä on puhelinnumeronne?' } })).answer.reply
      expect(await ask()).toContain(seed.company.phone.display)
      await test.call('PUT /api/admin/settings/company', {
        body: company({ phone: { display: PHONE, callPrice: '' } }),
      })
      expect(await ask()).toContain(PHONE)
    },
    LEARNING_MS,
  )

  it('in by when a message that comes is promised a reply', async () => {
    const dueOfNext = async () => {
      await test.call('POST /api/contact', { body: contactInput() })
      return (await test.call('GET /api/admin/contact-messages')).answer[0]?.reply_due_at
    }
    test.clock.now = new Date('2026-03-06T15:30:00.000Z')
    expect(await dueOfNext()).toBe('2026-03-09T15:00:00.000Z')
    const times = { opens: '06:00', closes: '22:00' }
    const week = { friday: times, saturday: times, sunday: times }
    await test.call('PUT /api/admin/settings/hours', { body: { ...seed.hours, week } })
    expect(await dueOfNext()).toBe('2026-03-07T07:30:00.000Z')
  })
})

it('the variables of the server go before the company’s own name and address', async () => {
  test = await createTestApp({ MAIL_FROM: 'Posti <posti@example.fi>', STAFF_EMAIL: 'myynti@example.fi' })
  await test.call('POST /api/contact', { body: contactInput() })
  const mails = await leavingMail(test)
  expect(mails.map(({ to }) => to)).toContain('myynti@example.fi')
  expect(mails[0]).toMatchObject({ from: { name: 'Posti', address: 'posti@example.fi' } })
})
