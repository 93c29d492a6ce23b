import { finnishDay } from '@arkpax/schema/format-fi'
import { beforeEach, describe, expect, it } from 'vitest'
import { OWN_IBAN } from '../../../test/camt.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { orderInput } from '../../../test/factories.ts'
import { leavingMail } from '../../../test/leaving-mail.ts'

const KEYS = { PAYTRAIL_MERCHANT_ID: '375917', PAYTRAIL_SECRET: 'SAIPPUAKAUPPIAS' }
const SITE = { PUBLIC_URL: 'https://arkpax.fi' }

let test: TestApp
const openShop = async (settings: Record<string, string> = SITE) => {
  test = await createTestApp(settings)
  const { sale } = (await test.call('GET /api/admin/settings')).answer
  await test.call('PUT /api/admin/settings/sale', { body: { ...sale, iban: OWN_IBAN } })
}
beforeEach(() => openShop())

const order = async (payment_method: 'bank_transfer' | 'paytrail' | 'on_collection' | null) =>
  (await test.call('POST /api/admin/orders', { body: orderInput({ payment_method }) })).answer
type Made = Awaited<ReturnType<typeof order>>
const money = async ({ id }: Made) => {
  const path = `/api/admin/orders/${id}/payments`
  return (await test.call('GET /api/admin/orders/{id}/payments', { path })).answer
}
const track = async ({ number, customer_email: email }: Made) =>
  (await test.call('POST /api/orders/track', { body: { order: `${number}`, email } })).answer
const pay = ({ id, total_amount }: Made) =>
  test.call('POST /api/admin/orders/{id}/payments', {
    path: `/api/admin/orders/${id}/payments`,
    body: { method: 'bank_transfer', amount: total_amount, paid_on: finnishDay(test.clock.now) },
  })
const page = async (path: string) => {
  const answer = await test.app.request(path)
  return {
    status: answer.status,
    headers: answer.headers,
    text: (await answer.text()).replaceAll('\u00A0', ' '),
  }
}
const openPage = async (made: Made) => page(new URL((await money(made)).pay_url ?? 'https://arkpax.fi/none').pathname)
/** What leaves once nothing can be undone. */
const mailOf = async () => {
  test.clock.now = new Date(test.clock.now.getTime() + 10_000)
  return (await leavingMail(test))[0]?.text.replaceAll('\u00A0', ' ') ?? ''
}

describe('the page on which an order is paid', () => {
  it('says whom, how much and by which reference, with codes for the applications of banks', async () => {
    const made = await order('bank_transfer')
    const { status, text } = await openPage(made)
    expect(status).toBe(200)
    for (const part of [`Tilauksen ${made.number} maksaminen`, 'FI21 1234 5600 0007 85', 'Arkpax', 'Viitenumero'])
      expect(text).toContain(part)
    expect(text.match(/<img class="code [\w]+" src="data:image\/svg\+xml;base64,/g)).toHaveLength(2)
    expect(text).not.toContain('Siirry maksamaan')
  })

  it('names nobody, and is kept by nobody', async () => {
    const { headers, text } = await openPage(await order('bank_transfer'))
    expect(text).not.toMatch(/Matti|meikalainen|Satamakatu/i)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('name="referrer" content="no-referrer"')
  })

  it('leads to Paytrail where there are keys, beside the transfer where that was agreed', async () => {
    await openShop({ ...SITE, ...KEYS })
    const online = await openPage(await order('paytrail'))
    expect(online.text).toContain('Siirry maksamaan')
    expect(online.text).not.toContain('Tilinumero')
    expect(online.headers.get('content-security-policy')).toContain("form-action 'self' https:")
    const both = await openPage(await order('bank_transfer'))
    expect(both.text).toMatch(/Siirry maksamaan[\s\S]*Tai maksa tilisiirtona/)
  })

  it('of an order that is to be paid online sends to us where there are no keys any more', async () => {
    expect((await openPage(await order('paytrail'))).text).toContain('Kysy asiakaspalvelusta')
  })

  it('says that it is paid when it is fetched', async () => {
    const { text } = await openPage(await order('on_collection'))
    expect(text).toContain('Maksat tilauksen, kun noudat sen.')
    expect(text).not.toContain('Tilinumero')
  })

  it('thanks once all has been paid, and asks for nothing of one that is cancelled', async () => {
    const paid = await order('bank_transfer')
    const path = new URL((await money(paid)).pay_url ?? '').pathname
    await pay(paid)
    expect((await page(path)).text).toContain('Kiitos, tilaus on maksettu.')
    expect((await money(paid)).pay_url).toBeNull()

    const cancelled = await order('bank_transfer')
    const its = new URL((await money(cancelled)).pay_url ?? '').pathname
    await test.call('PUT /api/admin/orders/{id}/status', {
      path: `/api/admin/orders/${cancelled.id}/status`,
      body: { status: 'cancelled' },
    })
    expect((await page(its)).text).toContain('Tilaus on peruutettu')
  })

  it.each(['x', 'x.y', '00000000-0000-4000-8000-000000000000.aaaa'])(
    'is nobody’s at a made-up address: %s',
    async (token) => {
      const { status, text } = await page(`/maksu/${token}`)
      expect([status, text.includes('Linkki ei johda tilaukseen')]).toEqual([404, true])
    },
  )
})

describe('whoever follows an order', () => {
  it('sees what is left to pay and how, without signing in', async () => {
    const made = await order('bank_transfer')
    const { payment } = await track(made)
    expect(payment).toMatchObject({ method: 'bank_transfer', amount: made.total_amount, transfer: { iban: OWN_IBAN } })
    expect((await page(payment?.page ?? '')).status).toBe(200)
    await pay(made)
    expect((await track(made)).payment).toBeNull()
  })

  it('sees nothing of that where payment is not followed', async () => {
    expect((await track(await order(null))).payment).toBeNull()
  })

  it('sees it without a script too', async () => {
    const { number, customer_email } = await order('bank_transfer')
    const body = new URLSearchParams({ order: `${number}`, email: customer_email })
    const text = await (await test.app.request('/api/orders/track', { method: 'POST', body })).text()
    expect(text).toMatch(/Maksettavaa: [\s\S]*<a href="\/maksu\/[^"]+">Näytä maksuohjeet<\/a>/)
  })
})

describe('the mails of an order', () => {
  it('lead to the page on which it is paid: with codes for a transfer, with a button online', async () => {
    await order('bank_transfer')
    expect(await mailOf()).toMatch(
      /Tilinumero: FI21[\s\S]*Avaa QR-koodi ja viivakoodi[\s\S]*https:\/\/arkpax\.fi\/maksu\//,
    )
    await openShop({ ...SITE, ...KEYS })
    await order('paytrail')
    const online = await mailOf()
    expect(online).toMatch(/Maksa tilaus verkossa[\s\S]*Maksa tilaus[\s\S]*https:\/\/arkpax\.fi\/maksu\//)
    expect(online).not.toContain('Tilinumero')
  })

  it('that tell of a change say how the new sum is paid', async () => {
    const made = await order('bank_transfer')
    await mailOf()
    const { items, charges, ...buyer } = made
    const body = {
      ...buyer,
      items: items.map(({ id, product_id, price }) => ({ id, product_id, price, quantity: 2 })),
      charges,
      notify: true,
    }
    await test.call('PUT /api/admin/orders/{id}', {
      path: `/api/admin/orders/${made.id}`,
      body,
      headers: { 'If-Match': `"${made.version}"` },
    })
    expect(await mailOf()).toMatch(/Tilaustasi \d+ on muutettu|muuttaneet[\s\S]*Tilinumero: FI21[\s\S]*\/maksu\//)
  })

  it('of one that is to be paid online can be sent anew by staff, and remind once of a day that is over', async () => {
    await openShop({ ...SITE, ...KEYS })
    const { id } = await order('paytrail')
    await mailOf()
    await test.call('POST /api/admin/orders/{id}/payment-instructions', {
      path: `/api/admin/orders/${id}/payment-instructions`,
    })
    expect(await mailOf()).toContain('https://arkpax.fi/maksu/')
  })
})
