import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { offerCalls } from '../../../test/make-offers.ts'
import { jpegPhoto } from '../../../test/make-pictures.ts'
import { takeFile } from '../../../test/upload-file.ts'
import { stopTypesetter } from '../../services/typesetter.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  test.clock.now = new Date('2026-11-21T10:00:00Z')
})
afterAll(stopTypesetter)
const { openShop, sent, accept, page, acceptance, send, mails } = offerCalls(() => test)

const post = (path: string, fields: Record<string, string>) =>
  test.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
    body: new URLSearchParams(fields),
  })
const typed = (token: string, fields: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(acceptance(token)).map(([name, value]) => [name, String(value)])),
  ...fields,
})
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

/** What the page of an offer has in the hidden field of each of its forms. */
const formIds = async (token: string) =>
  [...(await page(token)).text.matchAll(/name="form_id" value="([^"]+)"/g)].map(([, id = '']) => id)

describe('a company that is billed', () => {
  const COMPANY = { company: 'Vene Oy', business_id: '0112038-9' }
  const BILLING = { billing_address: 'Laskukuja 3', billing_postcode: '33100', billing_city: 'Tampere' }

  it('says where its bill goes, and is told that it comes and how, on the page and in the mail', async () => {
    await openShop()
    for (const [einvoice, told] of [
      [{}, 'Lähetämme laskun sähköpostitse osoitteeseen'],
      [
        { einvoice_address: '003701120389', einvoice_operator: '003723327487' },
        'Lähetämme laskun verkkolaskuna osoitteeseen 003701120389 (operaattori 003723327487).',
      ],
    ] as const) {
      const { token } = await sent(COMPANY)
      expect((await page(token)).text).toContain('name="billing_address"')
      await post('/api/offers/accept', typed(token, { payment_method: 'invoice', ...BILLING, ...einvoice }))
      expect((await page(token)).text).toContain(told)
      expect((await mails('offer-accepted')).at(-1)?.mail?.text).toContain(told)
      const order = await test.deps.db.selectFrom('orders').selectAll().orderBy('number', 'desc').executeTakeFirst()
      expect(order).toMatchObject({ ...BILLING, ...einvoice, shipping_city: 'Helsinki' })
    }
  })

  it('fills the place of the bill in whole, or not at all', async () => {
    await openShop()
    const { token } = await sent(COMPANY)
    const refused = await post(
      '/api/offers/accept',
      typed(token, { payment_method: 'invoice', billing_address: 'Laskukuja 3' }),
    )
    expect(refused.status).toBe(422)
    const text = await refused.text()
    expect(text).toContain('id="billing_city-mistake">Täytä laskutusosoite kokonaan')
    expect(text).toContain('value="Laskukuja 3"')
  })
})

describe('an offer whose customer fetches it', () => {
  it('may be paid when it is fetched, and is tied to no place', async () => {
    await openShop()
    const { token } = await sent({ is_collected: true })
    const { text } = await page(token)
    expect(text).toContain('Maksu noudettaessa')
    expect(plain(text)).toContain('Tilaus on noudettavissa viimeistään')
    expect(text).not.toContain('readonly')
    const fields = { payment_method: 'on_collection', shipping_postcode: '96100' }
    expect((await post('/api/offers/accept', typed(token, fields))).status).toBe(303)
    const [order] = (await test.call('GET /api/admin/orders')).answer
    expect([order?.payment_method, order?.payment_due_on]).toEqual(['on_collection', null])
    expect((await page(token)).text).toContain('Maksat tilauksen, kun noudat sen.')
    const [confirmation] = await mails('offer-accepted')
    expect(confirmation?.mail?.text).not.toContain('Toimitusosoite')
  })

  it('is what an inquiry that chose fetching becomes', async () => {
    await openShop()
    const body = {
      ...{ name: 'Aino Korhonen', email: 'aino@example.fi', postcode: '20100', delivery_method: 'nouto' },
      items: [{ product_id: '1', quantity: 1 }],
    }
    await test.call('POST /api/inquiries', { body })
    const [message] = (await test.call('GET /api/admin/contact-messages')).answer
    const { answer } = await test.call('POST /api/admin/offers', { body: { contact_message_id: message?.id } })
    expect(answer.is_collected).toBe(true)
  })

  it('is refused to those who have it delivered', async () => {
    await openShop()
    const { token } = await sent()
    expect((await page(token)).text).not.toContain('Maksu noudettaessa')
    expect((await post('/api/offers/accept', typed(token, { payment_method: 'on_collection' }))).status).toBe(422)
  })
})

describe('an offer to Åland', () => {
  it('tells of the border of taxes', async () => {
    await openShop()
    const { token } = await sent({ shipping_postcode: '22100', shipping_city: 'Maarianhamina' })
    expect((await page(token)).text).toContain('veroraja')
  })

  it('is not made of one whose delivery was priced without a place', async () => {
    await openShop()
    const { token } = await sent({ shipping_postcode: null, shipping_city: null, shipping_address: null })
    const refused = await post('/api/offers/accept', typed(token, { shipping_postcode: '22100' }))
    expect([refused.status, (await refused.text()).includes('Kysy meiltä ensin hinta')]).toEqual([422, true])
    expect((await test.call('GET /api/admin/orders')).answer).toEqual([])
  })
})

describe('a button that is pressed twice', () => {
  it('asks once and is answered as once, also while the first press is on its way', async () => {
    await openShop()
    const { token } = await sent()
    const [, form_id = ''] = await formIds(token)
    const asked = { token, form_id, question: 'Ehtiikö jouluksi?' }
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/offers/question', asked)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    const { answer } = await test.call('GET /api/admin/contact-messages')
    expect(answer.map(({ subject }) => subject)).toEqual(['Kysymys tarjouksesta 2001'])
  })

  it('accepts once and leads to the order', async () => {
    await openShop()
    const { token } = await sent()
    const ids = await formIds(token)
    const fields = typed(token, { form_id: ids[0] ?? '' })
    const answers = await Promise.all([1, 2].map(() => post('/api/offers/accept', fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await test.call('GET /api/admin/orders')).answer).toHaveLength(1)
    expect(new Set(ids).size).toBe(3)
  })
})

describe('the private page of an offer', () => {
  it('tells before its one button what it costs with tax and delivery, how it comes, what can be taken back, and the terms', async () => {
    await openShop()
    const { token } = await sent({ return_cost: 59, delivery_days: 5 })
    const { status, text } = await page(token)
    const [before = '', after = ''] = plain(text).split('<button type="submit">')
    expect(status).toBe(200)
    expect(after).toMatch(/^Tilaa ja maksa<\/button>/)
    const told = [
      ...[
        '3 249,00 €',
        'sis. alv 25,5 %',
        'Kuljetus kotiovelle',
        'viimeistään 5 arkipäivän kuluttua tilausvahvistuksesta tai, jos maksat etukäteen, maksusta.',
      ],
      ...['14 päivän kuluessa', 'Palautuksen kuljetus maksaa sinulle 59,00 €', 'Tilisiirto etukäteen'],
      ...['Kertaosto', '24 kuukauden takuu', 'Arkpax Oy', `/tarjous/${token}/ehdot`],
    ]
    expect(told.filter((words) => !before.includes(words))).toEqual([])
    // What the product is stands with the button, not only in the catalogue.
    expect(before).toMatch(/<h3>Ark PRO 2400 W<\/h3>[\s\S]*<li>Jatkuva teho: 2 400 W<\/li>/)
  })

  it('chooses no way to pay in advance, and offers companies alone a bill', async () => {
    await openShop()
    const consumer = (await page((await sent()).token)).text
    const company = (await page((await sent({ company: 'Oy Ab', business_id: '0112038-9' })).token)).text
    expect(consumer).not.toContain('checked')
    expect([consumer.includes('value="invoice"'), company.includes('value="invoice"')]).toEqual([false, true])
    expect(company).not.toContain('Kuluttajana voit peruuttaa')
  })

  it('shows the official notice from the day on which it must, once the owner has supplied it, and nothing in its place', async () => {
    await openShop()
    const { token } = await sent()
    expect((await page(token)).text).not.toMatch(/class="guarantee"|ilmoitus puuttuu/)
    const { sale, versions } = (await test.call('GET /api/admin/settings')).answer
    await test.call('PUT /api/admin/settings/sale', {
      body: { ...sale, guaranteeNotice: '/images/ilmoitus.png' },
      headers: { 'If-Match': `"${versions.sale}"` },
    })
    const shown = '<img class="guarantee" src="/images/ilmoitus.png"'
    expect((await page(token)).text).toContain(shown)
    test.clock.now = new Date('2026-09-26T20:59:59Z')
    const before = (await page(token)).text
    expect([before.includes('Tilaa ja maksa</button>'), before.includes(shown)]).toEqual([true, false])
  })

  it('sends the official notice itself with the confirmation, since a link would not do', async () => {
    await openShop()
    const { media: picture } = await takeFile(test, await jpegPhoto(1_000, 1_400))
    const { sale, versions } = (await test.call('GET /api/admin/settings')).answer
    await test.call('PUT /api/admin/settings/sale', {
      body: { ...sale, guaranteeNotice: picture.address },
      headers: { 'If-Match': `"${versions.sale}"` },
    })
    await accept((await sent()).token)
    const [confirmation] = await mails('offer-accepted')
    const files = confirmation?.mail?.attachments ?? []
    expect(files.map(({ filename }) => filename)).toEqual([
      'sopimusehdot-2026-11-21.html',
      'lakisaateinen-virhevastuu.webp',
    ])
    expect(
      Buffer.from(files[1]?.content ?? '')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
  })

  it('is kept by nobody: no store, no search engine, no address for other sites', async () => {
    await openShop()
    const { headers, text } = await page((await sent()).token)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(text).toContain('<meta name="referrer" content="no-referrer">')
    expect(text).not.toContain('<script')
  })

  it('of a link that is not ours says so', async () => {
    const { status, text } = await page('x'.repeat(43))
    expect([status, text.includes('Linkki ei johda tarjoukseen')]).toEqual([404, true])
  })

  it('shows words of staff and customers as they are', async () => {
    await openShop()
    const { token } = await sent({ message: '<script>alert(1)</script>', customer_name: '"><img src=x>' })
    const { text } = await page(token)
    expect(text).not.toMatch(/<script|<img src=x/)
  })

  it('has the terms of the day on which it was sent', async () => {
    await openShop()
    const { token } = await sent()
    const { terms, versions } = (await test.call('GET /api/admin/settings')).answer
    await test.call('PUT /api/admin/settings/terms', {
      body: { ...terms, returnDays: 60 },
      headers: { 'If-Match': `"${versions.terms}"` },
    })
    expect(plain((await page(token, '/ehdot')).text)).toContain('30 päivän kuluessa')
    expect(plain((await page(token)).text)).toContain('palautusoikeuden 30 päiväksi')
  })
})

describe('its forms', () => {
  it('make the order and lead to the page that says how to pay', async () => {
    await openShop()
    const { token } = await sent()
    const answer = await post('/api/offers/accept', typed(token))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/tarjous/${token}`])
    const text = plain((await page(token)).text)
    expect(text).toContain('Tilaus 1001 on vastaanotettu')
    expect(text).toContain('FI21 1234 5600 0007 85')
    expect(text).not.toContain('action="/api/offers/accept"')
  })

  it('give back what was typed, with what is wrong at its field', async () => {
    await openShop()
    const { token } = await sent()
    const { payment_method: _, ...without } = typed(token, { shipping_address: '', customer_name: 'Aino & Matti' })
    const answer = await post('/api/offers/accept', without)
    const text = await answer.text()
    expect(answer.status).toBe(422)
    expect(text).toContain('value="Aino &amp; Matti"')
    expect(text).toContain('<p class="mistake" id="shipping_address-mistake">Osoite on pakollinen</p>')
    expect(text).toContain('<p class="mistake" id="payment_method-mistake">Valitse maksutapa</p>')
  })

  it('show the newest where another was accepted', async () => {
    await openShop()
    const { id, token } = await sent()
    await send(id)
    const answer = await post('/api/offers/accept', typed(token))
    expect([answer.status, (await answer.text()).includes('versio 2')]).toEqual([409, true])
  })

  it('take a question and a refusal', async () => {
    await openShop()
    const { token } = await sent()
    const asked = await post('/api/offers/question', { token, question: 'Sopiiko nouto?' })
    expect(asked.headers.get('location')).toBe(`/tarjous/${token}?vastaus=kysytty`)
    expect((await page(token, '?vastaus=kysytty')).text).toContain('Kysymyksesi on lähetetty')
    await post('/api/offers/decline', { token })
    expect((await page(token)).text).toContain('Hylkäsit tarjouksen')
  })
})

describe('the paper of an offer', () => {
  it('says what the page says, on the page and with the mail', async () => {
    await openShop()
    const { token } = await sent({ message: 'Tervetuloa' })
    const response = await test.app.request(`/tarjous/${token}/tarjous.pdf`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
    const { text } = await extractText(pdf, { mergePages: true })
    const words = [
      'Tarjous 2001',
      'Matti Meikäläinen',
      'Ark PRO 2400 W',
      '3 249,00 €',
      'Tervetuloa',
      '5.12.2026 saakka',
    ]
    expect(words.filter((word) => !plain(text).replace(/\s+/g, ' ').includes(word))).toEqual([])
    const [mail] = await mails('offer')
    expect(mail?.mail?.attachments?.map(({ filename }) => filename)).toEqual(['tarjous-2001.pdf'])
  })
})
