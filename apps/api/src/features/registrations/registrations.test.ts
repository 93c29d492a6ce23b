import { productModels } from '@arkpax/schema/product-models'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { registrationInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})

const register = (overrides = {}) => test.call('POST /api/register-product', { body: registrationInput(overrides) })
const registrations = async (query = '') =>
  (await test.call('GET /api/admin/registrations', { path: `/api/admin/registrations${query}` })).answer

describe('an owner', () => {
  it('registers a product and gets a receipt with the end of the warranty', async () => {
    const { status, answer } = await register({ serialNumber: ' apx-2400-000123 ' })
    expect(status).toBe(201)
    expect(answer).toEqual({
      productModel: 'Ark PRO 2400W',
      serialNumber: 'APX-2400-000123',
      purchaseDate: '2026-06-01',
      warrantyEnd: '2028-06-01',
    })
    expect(await registrations()).toEqual([
      {
        ...answer,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        firstName: 'Aino',
        lastName: 'Korhonen',
        email: 'aino.korhonen@example.fi',
        phone: '050 765 4321',
        retailer: 'Venetarvike Oy',
        comments: null,
        flagged: false,
        created_at: test.clock.now.toISOString(),
      },
    ])
  })

  it('gets the receipt by mail', async () => {
    await register()
    const mails = await leavingMail(test)
    expect(mails).toMatchObject([{ to: 'aino.korhonen@example.fi', subject: 'Takuu on voimassa 1.6.2028 asti' }])
    for (const part of [mails[0]?.text, mails[0]?.html]) {
      for (const said of ['Ark PRO 2400 W', 'APX-2400-000123', '1.6.2026', '1.6.2028']) expect(part).toContain(said)
    }
  })

  it.each(['OSTA HETI: HTTP://HUIJAUS.FI', 'X'.repeat(100)])(
    'is mailed no text of a stranger in the place of a serial number: %s',
    async (serialNumber) => {
      await register({ serialNumber })
      expect((await leavingMail(test))[0]?.text).not.toContain(serialNumber)
    },
  )

  it('finds the unit of the serial number, whose history tells of it; one that nobody knows is registered all the same', async () => {
    const unit = { serial: 'APX-2400-000123', product_id: '1' }
    await test.call('POST /api/admin/units', { body: unit })
    await register({ serialNumber: 'apx-2400-000123' })
    await register({ serialNumber: 'apx-2400-000124' })
    const path = `/api/admin/units/${unit.serial}`
    const { answer } = await test.call('GET /api/admin/units/{serial}', { path })
    expect(answer.registrations).toEqual([{ purchaseDate: '2026-06-01', warrantyEnd: '2028-06-01', flagged: false }])
    expect(answer.events[0]).toMatchObject({ kind: 'registered', text: 'Takuu päättyy 1.6.2028' })
  })

  it('is led to the passport of a battery that we know, and to a warranty case with its serial number', async () => {
    const unit = { serial: 'APX-2400-000123', product_id: '1' }
    const { passport_id } = (await test.call('POST /api/admin/units', { body: unit })).answer
    await test.call('POST /api/admin/units', { body: { serial: 'APX-SOL-1', product_id: '4' } })
    const { headers } = await signInCustomer(test)
    for (const serialNumber of [unit.serial, 'APX-SOL-1', 'APX-9']) await register({ serialNumber })
    const [known, panel, unknown] = (await leavingMail(test)).slice(-3).map(({ text }) => text)
    expect(known).toContain(`/akkupassi/${passport_id}`)
    expect(known).toContain('/takuuasia?sarjanumero=APX-2400-000123')
    for (const mail of [panel, unknown]) expect(mail).not.toContain('akkupassi')
    const passports = async () =>
      (await test.call('GET /api/auth/registrations', { headers })).answer.map(({ passport }) => passport)
    expect(await passports()).toEqual([null, null, `/akkupassi/${passport_id}`])
    await test.call('POST /api/admin/units/{serial}/service', {
      path: `/api/admin/units/${unit.serial}/service`,
      body: { kind: 'status', status: 'scrapped' },
    })
    expect(await passports()).toEqual([null, null, null])
  })

  it('may leave out what is optional', async () => {
    const { phone, retailer, comments, ...required } = registrationInput()
    await test.call('POST /api/register-product', { body: { ...required, comments: '  ' } })
    expect(await registrations()).toMatchObject([{ phone: null, retailer: null, comments: null }])
  })

  it.each(productModels)('registers a %s', async (productModel) => {
    expect((await register({ productModel })).answer.productModel).toBe(productModel)
  })

  it('who registers the same product again is answered as anybody is, and told by mail what is kept: nothing changes', async () => {
    await register()
    const sent = { serialNumber: 'apx-2400-000123', email: 'AINO.korhonen@example.fi', purchaseDate: '2026-07-07' }
    const known = await register(sent)
    const unknown = await register({ ...sent, email: 'toinen@example.fi' })
    expect([known.status, known.answer]).toEqual([unknown.status, unknown.answer])
    expect(known.answer.warrantyEnd).toBe('2028-07-07')
    expect(await registrations('?q=aino.korhonen')).toMatchObject([{ purchaseDate: '2026-06-01' }])
    const [first, again] = await leavingMail(test)
    expect(first?.text).toContain('Laitteesi on rekisteröity')
    expect(again).toMatchObject({ to: 'aino.korhonen@example.fi', subject: 'Takuu on voimassa 1.6.2028 asti' })
    expect(again?.text).toContain('Laitteesi on jo rekisteröity')
    expect(again?.text).not.toContain('7.7.2026')
  })

  it('registers a product that another address has registered, and staff see the flag', async () => {
    await register()
    await register({ email: 'toinen@example.fi', serialNumber: 'apx-2400-000123' })
    expect((await registrations()).map(({ email, flagged }) => [email, flagged])).toEqual([
      ['toinen@example.fi', true],
      ['aino.korhonen@example.fi', false],
    ])
  })

  it('registers two products', async () => {
    await register()
    await register({ serialNumber: 'APX-2400-000124' })
    expect((await registrations()).map(({ flagged }) => flagged)).toEqual([false, false])
  })

  it.each([
    ['firstName', '', 'Etunimi on pakollinen'],
    ['lastName', ' ', 'Sukunimi on pakollinen'],
    ['email', 'aino', 'Virheellinen sähköpostiosoite'],
    ['email', undefined, 'Sähköpostiosoite on pakollinen'],
    ['phone', '0'.repeat(51), 'Enintään 50 merkkiä'],
    ['productModel', 'Ark MEGA', 'Valitse tuotemalli'],
    ['productModel', undefined, 'Valitse tuotemalli'],
    ['serialNumber', '\t', 'Sarjanumero on pakollinen'],
    ['serialNumber', 'A\u0000B', 'Tekstissä on merkkejä, joita ei voi tallentaa'],
    ['purchaseDate', '', 'Ostopäivä on pakollinen'],
    ['purchaseDate', undefined, 'Ostopäivä on pakollinen'],
    ['purchaseDate', '   ', 'Ostopäivä on pakollinen'],
    ['purchaseDate', '31.2.2026', 'Päivää 31.2.2026 ei ole'],
    ['purchaseDate', '2025-02-29', 'Päivää 2025-02-29 ei ole'],
    ['purchaseDate', '1997-12-31', 'Tarkista ostopäivän vuosi'],
    ['purchaseDate', '2999-01-01', 'Ostopäivä ei voi olla tulevaisuudessa'],
    ['comments', 'x'.repeat(5_001), 'Enintään 5\u00A0000 merkkiä'],
  ])('is told what is wrong with %s %j', async (path, value, detail) => {
    const body = { ...registrationInput(), [path]: value }
    const { status, problem } = await test.fail('POST /api/register-product', { body })
    expect(status).toBe(422)
    expect(problem.errors).toEqual([{ path, detail }])
    expect(await registrations()).toEqual([])
  })
})

describe('an owner without JavaScript', () => {
  const post = (overrides: Record<string, string>) => {
    const { firstName, lastName, email, productModel, serialNumber, purchaseDate } = registrationInput()
    const typed = { firstName, lastName, email, productModel, serialNumber, purchaseDate }
    const body = new URLSearchParams({ ...typed, phone: '', retailer: '', comments: '', ...overrides })
    return test.app.request('/api/register-product', { method: 'POST', body })
  }

  it('gets a page that confirms', async () => {
    const response = await post({})
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<h1>Tuote rekisteröity!</h1>')
    expect(page).toContain('Tuotteesi on nyt rekisteröity takuujärjestelmäämme.')
    expect(await registrations()).toMatchObject([{ firstName: 'Aino', phone: null, retailer: null }])
  })

  it('gets the form back with everything that was typed, harmless', async () => {
    const response = await post({
      purchaseDate: '',
      productModel: 'Titan 1200W',
      retailer: '"><svg onload=alert(1)>',
      comments: 'Rivi 1\nRivi 2',
    })
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('id="purchaseDate-mistake">Ostopäivä on pakollinen')
    expect(page).toContain('<option value="Titan 1200W" selected>Titan 1200 W</option>')
    expect(page).toContain('value="&quot;&gt;&lt;svg onload=alert(1)&gt;"')
    expect(page).toContain('Rivi 1\nRivi 2</textarea>')
    expect(page).toContain('value="APX-2400-000123"')
    expect(page).not.toContain('<svg')
    expect(await registrations()).toEqual([])
  })
})

describe('staff', () => {
  it('search by name, address, serial number and model, and page newest first', async () => {
    await register({ serialNumber: 'A-1', firstName: 'Åke', lastName: 'Öhman', email: 'ake@example.fi' })
    await register({ serialNumber: 'B-2', productModel: 'Titan 1200W' })
    await register({ serialNumber: 'C-3' })
    const serials = async (query: string) => (await registrations(query)).map(({ serialNumber }) => serialNumber)
    expect(await serials('')).toEqual(['C-3', 'B-2', 'A-1'])
    expect(await serials('?q=åke öhman')).toEqual(['A-1'])
    expect(await serials('?q=AKE@example')).toEqual(['A-1'])
    expect(await serials('?q=b-2')).toEqual(['B-2'])
    expect(await serials('?q=titan')).toEqual(['B-2'])
    const page = await test.call('GET /api/admin/registrations', { path: '/api/admin/registrations?limit=2' })
    const next = page.headers.get('Link')?.match(/<(.+)>; rel="next"/)?.[1]
    const rest = await test.call('GET /api/admin/registrations', { path: next ?? 'no next page' })
    expect(rest.answer.map(({ serialNumber }) => serialNumber)).toEqual(['A-1'])
    expect(rest.headers.get('Link')).toBeNull()
  })

  it('are asked to sign in without a session', async () => {
    expect((await test.fail('GET /api/admin/registrations', { asAdmin: false })).status).toBe(401)
  })
})

describe('the export', () => {
  const exported = (query = '') =>
    test.call('GET /api/admin/registrations/export', { path: `/api/admin/registrations/export${query}` })
  const rows = (answer: string) => answer.replace('\uFEFF', '').trimEnd().split('\r\n')

  it('has every registration with its warranty end in Finnish dates, and a name with the day', async () => {
    test.clock.now = new Date('2026-07-31T22:30:00Z')
    await register()
    await register({
      email: 'toinen@example.fi',
      phone: null,
      retailer: null,
      comments: 'Ostettu messuilta; kuitti on',
    })
    const { answer, headers } = await exported()
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('filename="tuoterekisteroinnit_2026-08-01.csv"')
    expect(rows(answer)).toEqual([
      'Sarjanumero;Tuotemalli;Etunimi;Sukunimi;Sähköposti;Puhelin;Ostopäivä;Ostopaikka;Takuu päättyy;Rekisteröity;Tarkistettava;Lisätietoja',
      'APX-2400-000123;Ark PRO 2400 W;Aino;Korhonen;toinen@example.fi;;1.6.2026;;1.6.2028;1.8.2026;Kyllä;"Ostettu messuilta; kuitti on"',
      'APX-2400-000123;Ark PRO 2400 W;Aino;Korhonen;aino.korhonen@example.fi;050 765 4321;1.6.2026;Venetarvike Oy;1.6.2028;1.8.2026;Ei;',
    ])
  })

  it('takes what the search chooses, however many there are, and no formula runs', async () => {
    for (let n = 0; n < 505; n++) await register({ serialNumber: `SARJA-${n}` })
    await register({ serialNumber: 'MUU-1', firstName: '=HYPERLINK("http://paha.example")', comments: '@SUM(A1)' })
    expect(rows((await exported('?q=sarja-')).answer)).toHaveLength(506)
    const [, row] = rows((await exported('?q=muu-1')).answer)
    expect(row).toContain(`;"'=HYPERLINK(""http://paha.example"")";`)
    expect(row).toMatch(/;'@SUM\(A1\)$/)
  })

  it('is for staff only', async () => {
    expect((await test.fail('GET /api/admin/registrations/export', { asAdmin: false })).status).toBe(401)
  })
})
