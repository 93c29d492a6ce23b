import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'

const FORM = `<form data-form-id="{{form_id}}"><details data-when-open="is_company"></details><!--[mistakes]-->MISTAKES {{general}}<!--[/mistakes]--><!--[gone]-->GONE<!--[/gone]--><!--[is_empty]-->EMPTY {{items_error}}<!--[/is_empty]-->
<!--[line]-->[{{index}} {{id}} "{{quantity}}" {{product}} {{line_total}}<!--[stock_notice]--> ({{stock_notice}})<!--[/stock_notice]--><!--[line_error]--> ! {{line_error}}<!--[/line_error]-->]<!--[/line]-->
total {{total}}<!--[with_delivery]--> {{chosen_name}} {{chosen_price}} makes {{with_delivery}}<!--[/with_delivery]--><!--[to_door]--> door {{to_door}}<!--[collection]--> or {{collection}}<!--[/collection]--><!--[/to_door]--><!--[no_door]--> agreed<!--[/no_door]--> vat {{vat}} <!--[add_on]-->+{{add_id}} <!--[/add_on]--><!--[option]--><{{method}} {{option_price}} {{return_cost}}<!--[days]--> in {{days}}<!--[/days]--> data-when-checked="is_chosen"><!--[/option]-->
<input value="{{name}}"><i>{{email}} {{phone}}</i><!--[phone_error]-->{{phone_error}}<!--[/phone_error]--><!--[name_error]-->{{name_error}}<!--[/name_error]--><!--[business_id_error]-->{{business_id_error}}<!--[/business_id_error]--><textarea>{{message}}</textarea></form>`
const SENT = `<!--[found]-->{{number}} <!--[line]-->{{quantity}} {{product}} {{line_total}};<!--[/line]--> {{total}}<!--[/found]--><!--[missing]-->MISSING<!--[/missing]-->`

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  const pages = new Map([
    ['/contact/shell', FORM],
    ['/contact/kiitos/shell', SENT],
  ])
  test.deps.readPage = async (path) => {
    const html = pages.get(path)
    return html ? { html, csp: "default-src 'self'; frame-ancestors 'none'" } : undefined
  }
})

/** With plain spaces, which are easier to read. */
const read = async (answer: Response) => (await answer.text()).replaceAll('\u00A0', ' ')

const open = async (path: string) => {
  const answer = await test.app.request(path)
  return { status: answer.status, html: await read(answer) }
}
const post = (path: string, fields: Record<string, string>) =>
  test.app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
const pressed = async (fields: Record<string, string>) => read(await post('/contact', fields))

const ARK_PRO = { 'items.0.product_id': '1', 'items.0.quantity': '2' }
const setStock = (stock: number) =>
  test.call('PUT /api/admin/products/{id}/stock', { path: '/api/admin/products/1/stock', body: { stock } })
const WHO = { name: 'Aino Korhonen', email: 'aino.korhonen@example.fi' }

describe('the contact screen with products', () => {
  it('has those of the link with what they cost now, tax and all, and what belongs to them', async () => {
    const { status, html } = await open('/contact?tuote=1:2&tuote=4')
    expect(status).toBe(200)
    expect(html).toContain('[0 1 "2" Ark PRO 2400 W 6 700 €][1 4 "1" Aurinkopaneeli 200 W 399 €]')
    expect(html).toContain('total 7 099 € door 79 € or nouto Turusta 0 € vat 1 442,43 €')
    expect(html).toContain('+3 ')
    expect(html).not.toMatch(/MISTAKES|GONE|EMPTY/)
  })

  it('tells what delivery to the door costs at the least: as a parcel where there is no battery, nothing of a wrong quantity', async () => {
    expect((await open('/contact?tuote=4')).html).toContain('total 399 € door 14,90 € or nouto Turusta 0 €')
    expect((await open('/contact?tuote=1')).html).toContain('total 3 350 € door 49 €')
    expect(await pressed({ ...ARK_PRO, 'items.0.quantity': 'x' })).toMatch(/total \S+ € agreed/)
  })

  it('folds what only companies fill in', async () => {
    expect((await open('/contact?tuote=4&tuote=1')).html).toContain('<details></details>')
    expect(await pressed({ ...ARK_PRO, business_id: '1234567' })).toContain('<details open="">')
  })

  it('begins with the message of the link, as text', async () => {
    const { html } = await open(`/contact?tuote=1&viesti=${encodeURIComponent('1 × Jääkaappi\n<b>80 W</b>')}`)
    expect(html).toContain('<textarea>1 × Jääkaappi\n&lt;b&gt;80 W&lt;/b&gt;</textarea>')
    expect((await open(`/contact?tuote=1&viesti=${'a'.repeat(6000)}`)).html).toContain(`>${'a'.repeat(5000)}<`)
  })

  it('begins with what is known of whoever is signed in, and with the ways to their postcode', async () => {
    const { headers } = await signInCustomer(test, { phone: '050 765 4321', postal_code: '20100' })
    const html = await read(await test.app.request('/contact?tuote=1', { headers }))
    expect(html).toContain('<input value="Aino Korhonen"><i>aino.korhonen@example.fi 050 765 4321</i>')
    expect(html).toContain('<rahti 49 €')
    expect((await open('/contact?tuote=1')).html).toContain('<input value=""><i> </i>')
  })

  it('follows the price of a campaign', async () => {
    const { answer } = await test.call('GET /api/admin/products')
    const product = answer.find(({ id }) => id === '1')
    const campaign = { campaign_price: 3000, campaign_from: '2026-01-01', campaign_until: '2099-12-31' }
    test.clock.now = new Date('2026-11-22T12:00:00Z')
    await test.call('PUT /api/admin/products/{id}', {
      path: '/api/admin/products/1',
      body: { ...product, ...campaign },
    })
    expect((await open('/contact?tuote=1')).html).toContain('total 3 000 €')
  })

  it.each(['0', '-1', '1,5', 'kaksi', '10001', ''])('says so at a quantity of "%s" and keeps it', async (quantity) => {
    const { html } = await open(`/contact?tuote=1:${quantity}`)
    expect(html).toContain(`[0 1 "${quantity}" Ark PRO 2400 W – ! Anna määrä kokonaislukuna`)
  })

  it('leaves out what is not for sale, and says so', async () => {
    const { html } = await open('/contact?tuote=poissa&tuote=4')
    expect(html).toContain('GONE')
    expect(html).toContain('[0 4 "1"')
  })

  it('offers the shop where there is nothing yet', async () => {
    const { html } = await open('/contact?tuote')
    expect(html).toContain('EMPTY')
    expect(html).toContain('+1 ')
  })

  it('takes no markup from a link', async () => {
    expect((await open('/contact?tuote=1:%3Cscript%3E')).html).not.toContain('<script>')
  })
})

describe('without a script', () => {
  it('a button adds and another removes; what was typed stays', async () => {
    const added = await pressed({ ...ARK_PRO, ...WHO, add: '3' })
    expect(added).toContain('[0 1 "2" Ark PRO 2400 W 6 700 €][1 3 "1" Lisäakku 2300 Wh')
    expect(added).toContain('value="Aino Korhonen"')
    const removed = await pressed({ ...ARK_PRO, 'items.1.product_id': '3', 'items.1.quantity': '4', remove: '0' })
    expect(removed).toContain('[0 3 "4"')
    expect(removed).not.toContain('Ark PRO')
  })

  it('a postcode brings the ways of delivery with their prices and what a return costs', async () => {
    const html = await pressed({ ...ARK_PRO, postcode: '20100', delivery_method: 'rahti' })
    expect(html).toContain('<rahti 79 € 98 € in 2–5 checked="">')
    expect(html).not.toContain('noutopiste')
    expect(await pressed({ ...ARK_PRO, postcode: '22100' })).toContain('<rahti Hinta sovitaan sovitaan>')
  })

  it('a chosen way of delivery is in the sum, and one whose price is agreed is not', async () => {
    const html = await pressed({ ...ARK_PRO, postcode: '20100', delivery_method: 'rahti' })
    expect(html).toContain('total 6 700 € Rahtikuljetus ovelle 79 € makes 6 779 € vat')
    expect(await pressed({ ...ARK_PRO, postcode: '22100', delivery_method: 'rahti' })).toContain(
      'total 6 700 € agreed vat',
    )
    expect(await pressed({ ...ARK_PRO, postcode: '20100' })).toContain('total 6 700 € door 79 €')
  })

  it('what is not in stock says so and promises no days', async () => {
    await setStock(1)
    const html = await pressed({ ...ARK_PRO, postcode: '20100' })
    expect(html).toContain('6 700 € (Varastossa 1 kpl. Kerromme toimitusajan tarjouksessa.)]')
    expect(html).toContain('<rahti 79 € 98 €>')
    await setStock(0)
    expect(await pressed(ARK_PRO)).toContain('(Loppuunmyyty. Kerromme toimitusajan tarjouksessa.)')
  })

  it('sending leads to a page that can be loaded again and tells what was asked for', async () => {
    test.clock.now = new Date('2026-11-23T08:00:00Z')
    const answer = await post('/api/inquiries', { ...ARK_PRO, ...WHO })
    expect(answer.status).toBe(303)
    const path = answer.headers.get('location') ?? ''
    expect(path).toMatch(/^\/\w/)
    for (const _ of [1, 2]) {
      const { status, html } = await open(path)
      expect([status, html]).toEqual([200, '2001 2 Ark PRO 2400 W 6 700 €; 6 700 €'])
    }
  })

  it('a button that is pressed twice sends one inquiry, also when the first press is still on its way', async () => {
    const { html } = await open('/contact?tuote=1:2')
    const [, form_id = ''] = /data-form-id="([^"]+)"/.exec(html) ?? []
    const sent = { ...ARK_PRO, ...WHO, form_id }
    const presses = [post('/api/inquiries', sent), post('/api/inquiries', sent), post('/api/inquiries', sent)]
    const answers = [...(await Promise.all(presses)), await post('/api/inquiries', sent)]
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect((await test.call('GET /api/admin/contact-messages')).answer).toHaveLength(1)

    await post('/api/inquiries', { ...sent, 'items.0.quantity': '3' })
    await post('/api/inquiries', { ...sent, form_id: 'x' })
    expect((await test.call('GET /api/admin/contact-messages')).answer).toHaveLength(3)
  })

  it('a mistake stands at its field, and products and quantities stay', async () => {
    const answer = await post('/api/inquiries', { ...ARK_PRO, ...WHO, name: ' ', business_id: '1234567-9' })
    const html = await read(answer)
    expect(answer.status).toBe(422)
    expect(html).toContain('MISTAKES')
    expect(html).toContain('[0 1 "2" Ark PRO')
    expect(html).toContain('Nimi on pakollinen')
    expect(html).toContain('Tarkista Y-tunnus')
  })

  it.each(['abc', '04o-123', '()'])('refuses the phone number "%s" at its field', async (phone) => {
    const html = await read(await post('/api/inquiries', { ...ARK_PRO, ...WHO, phone }))
    expect(html).toContain(`${phone}</i>Tarkista puhelinnumero`)
  })

  it.each(['', '040 123 4567', '+358 (0)40-1234567', '09/1234567'])('takes the phone number "%s"', async (phone) => {
    expect((await post('/api/inquiries', { ...ARK_PRO, ...WHO, phone })).status).toBe(303)
  })

  it('a form without a product says so', async () => {
    expect(await read(await post('/api/inquiries', WHO))).toContain('EMPTY Lisää vähintään yksi tuote')
  })

  it('a refusal for too many tries keeps the form and says when to try again', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' })
    limited.deps.readPage = test.deps.readPage
    const send = () =>
      limited.app.request('/api/inquiries', { method: 'POST', body: new URLSearchParams({ ...ARK_PRO, ...WHO }) })
    for (let tries = 0; tries < 20; tries++) expect((await send()).status).toBe(303)
    const refused = await send()
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect(await refused.text()).toMatch(/MISTAKES \S[\s\S]*\[0 1 "2"/)
  })
})

describe('the page of a sent inquiry', () => {
  const send = async () =>
    (await test.call('POST /api/inquiries', { body: { ...WHO, items: [{ product_id: '1', quantity: 1 }] } })).answer

  it('holds nothing about the person, and is found by its own address alone', async () => {
    const { page } = await send()
    expect((await open(page)).html).not.toMatch(/Aino|aino/)
    for (const other of [`${page}x`, page.slice(0, -1), '/contact/kiitos/x', '/contact/kiitos/shell'])
      expect(await open(other)).toEqual({ status: 404, html: 'MISSING' })
  })

  it('is gone after 60 days', async () => {
    const { page } = await send()
    const sentAt = test.clock.now.getTime()
    test.clock.now = new Date(sentAt + 60 * 86_400_000)
    expect((await open(page)).status).toBe(200)
    test.clock.now = new Date(sentAt + 60 * 86_400_000 + 1)
    expect((await open(page)).status).toBe(404)
  })
})
