import type { Sent } from '@arkpax/schema/endpoints'
import type { OfferDetail } from '@arkpax/schema/offers'
import { renderMail } from '../src/render-mail.ts'
import type { TestApp } from './create-test-app.ts'

type OfferBody = Sent<'PUT /api/admin/offers/{id}', 'body'>

/** One Ark PRO for 3 200 € and its delivery for 49 €, for fourteen days. */
export const offerInput = (overrides: Partial<OfferBody> = {}): OfferBody => ({
  customer_name: 'Matti Meikäläinen',
  customer_email: 'matti.meikalainen@example.fi',
  customer_phone: '040 123 4567',
  company: null,
  business_id: null,
  shipping_address: 'Satamakatu 4 B 12',
  shipping_postcode: '00160',
  shipping_city: 'Helsinki',
  valid_until: '2026-12-05',
  holds_stock: false,
  reminds: true,
  message: null,
  delivery_days: null,
  return_cost: null,
  rows: [
    { kind: 'product', product_id: '1', name: '', quantity: 1, price: 3200 },
    { kind: 'delivery', product_id: null, name: 'Kuljetus kotiovelle', quantity: 1, price: 49 },
  ],
  ...overrides,
})

/** What staff and a customer do with offers. The shop has an account number, and so many of Ark PRO. */
export function offerCalls(test: () => TestApp) {
  const path = (id: string, action = '') => `/api/admin/offers/${id}${action && `/${action}`}`

  async function openShop(stock = 10): Promise<void> {
    const { versions, sale } = (await test().call('GET /api/admin/settings')).answer
    await test().call('PUT /api/admin/settings/sale', {
      body: { ...sale, iban: 'FI2112345600000785' },
      headers: { 'If-Match': `"${versions.sale}"` },
    })
    await test().call('PUT /api/admin/products/{id}/stock', { path: '/api/admin/products/1/stock', body: { stock } })
  }

  async function draft(overrides: Partial<OfferBody> = {}, start = {}): Promise<OfferDetail> {
    const { id } = (await test().call('POST /api/admin/offers', { body: start })).answer
    return (await test().call('PUT /api/admin/offers/{id}', { path: path(id), body: offerInput(overrides) })).answer
  }

  const send = async (id: string) =>
    (await test().call('POST /api/admin/offers/{id}/send', { path: path(id, 'send') })).answer

  const read = async (id: string) => (await test().call('GET /api/admin/offers/{id}', { path: path(id) })).answer

  /** A link to an offer, as its mail has one. */
  async function tokenOf(id: string): Promise<string> {
    const { answer } = await test().call('POST /api/admin/offers/{id}/link', { path: path(id, 'link') })
    return answer.url.split('/').at(-1) ?? ''
  }

  async function sent(overrides: Partial<OfferBody> = {}) {
    const { id } = await draft(overrides)
    const offer = await send(id)
    return { ...offer, token: await tokenOf(id) }
  }

  const acceptance = (token: string, revision = 1) => ({
    token,
    revision,
    customer_name: 'Matti Meikäläinen',
    shipping_address: 'Satamakatu 4 B 12',
    shipping_postcode: '00160',
    shipping_city: 'Helsinki',
    payment_method: 'bank_transfer' as const,
  })

  const accept = async (token: string, revision?: number) =>
    (await test().call('POST /api/offers/accept', { body: acceptance(token, revision) })).answer

  const refuse = async (body: unknown) => (await test().fail('POST /api/offers/accept', { body })).problem

  /** The mails of a kind that wait, oldest first, as they would leave now. */
  async function mails(kind: string) {
    const rows = await test().deps.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute()
    return Promise.all(rows.map(async (row) => ({ to: row.recipient, mail: await renderMail(row, test().deps) })))
  }

  const page = async (token: string, rest = '') => {
    const response = await test().app.request(`/tarjous/${token}${rest}`)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  return { openShop, draft, send, read, tokenOf, sent, acceptance, accept, refuse, mails, page, path }
}
