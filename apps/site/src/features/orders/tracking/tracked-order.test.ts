// @vitest-environment happy-dom
import type { CustomerOrderDetail } from '@arkpax/schema/own-things'
import type { PaymentDue } from '@arkpax/schema/payment-due'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownOrder, trackedOrder } from './tracked-order.ts'

const PATTERNS: Record<string, string> = {
  order:
    '<article><h2 data-part="name"></h2><div data-payment hidden></div><div data-withdrawn hidden><ul></ul></div><a data-ask href="/"></a><p data-guest hidden><a data-sign-in href="/"></a></p><div data-owner hidden><table><tbody data-items></tbody></table><div data-papers hidden><ul></ul><p data-papers-failed hidden>Epäonnistui</p></div></div></article>',
  payment:
    '<section><dl data-facts></dl><p data-part="how"></p><p data-online hidden><a data-page href="/">Maksa</a></p><div data-codes hidden><img data-qr><img data-barcode></div></section>',
  parcel: '<li><p data-part="label"></p></li>',
  fact: '<div><dt data-part="term"></dt><dd data-part="value"></dd></div>',
}
const copy = (name: string, texts: Record<string, string>) => {
  const holder = document.createElement('div')
  holder.innerHTML = PATTERNS[name] ?? '<p></p>'
  const element = holder.firstElementChild as HTMLElement
  for (const [part, text] of Object.entries(texts))
    for (const place of element.querySelectorAll(`[data-part="${part}"]`)) place.textContent = text
  return element
}

const transfer: PaymentDue = {
  ...{ method: 'bank_transfer', amount: 3249, due_on: '2026-11-28', is_online: false, page: '/maksu/o1.abc' },
  transfer: {
    ...{ recipient: 'Arkpax Oy', iban: 'FI2112345600000785', bic: '', reference: '10016', rf_reference: 'RF0610016' },
    ...{ amount: 3249, due_on: '2026-11-28', virtual_barcode: '4211', qr_text: 'BCD' },
    ...{ barcode_svg: '<svg id="a"/>', qr_svg: '<svg id="b"/>' },
  },
}
let order: CustomerOrderDetail
beforeEach(() => {
  order = {
    ...{ id: 'o1', number: 1001, status: 'pending', created_at: '2026-11-21T10:00:00.000Z', total_amount: 3249 },
    ...{ shipping_address: 'Satamakatu 4', shipping_postcode: '00160', shipping_city: 'Helsinki' },
    ...{ customer_name: 'Matti', customer_phone: null, payment_state: 'unpaid', delivery_state: 'none' },
    ...{ items: [], charges: [], deliveries: [], returns: [], events: [], payment: transfer },
  }
})
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00A0', ' ')

it('tells what has been withdrawn of an order, and when its money comes or that it came', () => {
  const withdrawn = {
    number: 5001,
    state: 'announced' as const,
    refund_due_on: '2026-12-05',
    announced_at: '2026-11-21T10:00:00.000Z',
  }
  const items = [{ product_name: 'Ark PRO', quantity: 1 }]
  expect(trackedOrder(order, copy).querySelector('[data-withdrawn]')?.hasAttribute('hidden')).toBe(true)
  order.returns = [
    { ...withdrawn, items, refunded: null, awaits_money: true },
    { ...withdrawn, items, number: 5002, state: 'refunded', refunded: 399, awaits_money: true },
    { ...withdrawn, items, number: 5003, state: 'refunded', refunded: 399, awaits_money: false },
  ]
  const shown = trackedOrder(order, copy).querySelector('[data-withdrawn]')
  expect(shown?.hasAttribute('hidden')).toBe(false)
  expect([...(shown?.querySelectorAll('li') ?? [])].map(plain)).toEqual([
    'Peruutus 5001, 21.11.2026: 1 × Ark PRO. Hyvitämme viimeistään 5.12.2026.',
    'Peruutus 5002, 21.11.2026: 1 × Ark PRO. Hyvitämme 399,00 € viimeistään 5.12.2026.',
    'Peruutus 5003, 21.11.2026: 1 × Ark PRO. Hyvitetty 399,00 €.',
  ])
})

describe('an order that waits for its money', () => {
  it('says whom and how much, by which reference and by when, with both codes', () => {
    const payment = trackedOrder(order, copy).querySelector('[data-payment]')
    for (const part of ['3 249,00 €', '28.11.2026', 'Arkpax Oy', 'FI21 1234 5600 0007 85', '4211'])
      expect(plain(payment)).toContain(part)
    expect([...(payment?.querySelectorAll('img') ?? [])].map(({ src }) => src.slice(0, 19))).toEqual([
      'data:image/svg+xml,',
      'data:image/svg+xml,',
    ])
    expect(payment?.querySelector('[data-online]')?.hasAttribute('hidden')).toBe(true)
  })

  it('leads to its page where it can be paid online, and has no codes that do not belong to it', () => {
    order.payment = { ...transfer, method: 'paytrail', transfer: null, is_online: true }
    const payment = trackedOrder(order, copy).querySelector('[data-payment]')
    expect(payment?.querySelector('[data-page]')?.getAttribute('href')).toBe('/maksu/o1.abc')
    expect(payment?.querySelector('[data-codes]')?.hasAttribute('hidden')).toBe(true)
    expect(plain(payment)).not.toContain('FI21')
  })

  it('says nothing of paying once nothing is left', () => {
    order.payment = null
    expect(trackedOrder(order, copy).querySelector('[data-payment]')?.hasAttribute('hidden')).toBe(true)
  })
})

describe('the papers of an order', () => {
  const papersOf = (papers: Parameters<typeof ownOrder>[1]) =>
    ownOrder(order, papers, copy).querySelector<HTMLElement>('[data-papers]')

  it('are downloaded by their names, the offer first', () => {
    const documents = [{ id: 'd1', kind: 'invoice', number: 5001, issued_on: '2026-11-22', total: 3249 } as const]
    const offers = [{ id: 't1', number: 2001, sent_at: '2026-11-20T10:00:00.000Z' }]
    const links = [...(papersOf({ documents, offers })?.querySelectorAll('a') ?? [])]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tarjous 2001 (PDF)', '/api/auth/offers/t1/pdf'],
      ['Lasku 5001 (PDF)', '/api/auth/documents/d1/pdf'],
    ])
  })

  it('are not spoken of where there are none, and their failure is told', () => {
    expect(papersOf({ documents: [], offers: [] })?.hidden).toBe(true)
    const failed = papersOf(undefined)
    expect([failed?.hidden, failed?.querySelector<HTMLElement>('[data-papers-failed]')?.hidden]).toEqual([false, false])
  })
})

it('a question about an order names it, so that it is found again', () => {
  expect(trackedOrder(order, copy).querySelector('[data-ask]')?.getAttribute('href')).toContain('aihe=Tilaus%201001')
})
