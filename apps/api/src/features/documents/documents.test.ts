import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import type { Answer } from '@arkpax/schema/endpoints'
import { XMLParser } from 'fast-xml-parser'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { companyOrder, payOrder, takeBankTransfers } from '../../../test/billed-shop.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { signInCustomer } from '../../../test/sign-in-customer.ts'
import { renderMail } from '../../render-mail.ts'
import { stopTypesetter } from '../../services/typesetter.ts'

afterAll(stopTypesetter)

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  await takeBankTransfers(test.deps.db)
})
const { create, setStock } = shopCalls(() => test)

const documentsOf = (id: string) => `/api/admin/orders/${id}/documents`
const issue = async (id: string, kind: 'invoice' | 'receipt') =>
  (await test.call('POST /api/admin/orders/{id}/documents', { path: documentsOf(id), body: { kind } })).answer
const credit = async (id: string, body: object) =>
  (await test.call('POST /api/admin/documents/{id}/credit', { path: `/api/admin/documents/${id}/credit`, body })).answer

async function invoiced(quantity = 2) {
  await setStock('4', 50)
  const order = await create(companyOrder({ items: [{ product_id: '4', quantity }] }))
  return { order, invoice: await issue(order.id, 'invoice') }
}

async function download({ id }: Pick<Answer<'GET /api/admin/documents/{id}'>, 'id'>, format: string) {
  const answer = await test.app.request(`/api/admin/documents/${id}/files/${format}`, {
    headers: { Authorization: `Bearer ${test.token}` },
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const list = async (query = '') =>
  (await test.call('GET /api/admin/documents', { path: `/api/admin/documents${query}` })).answer

describe('the documents of an order', () => {
  it('say what can be issued, and what of each can still be credited', async () => {
    const order = await create(companyOrder())
    const read = async () =>
      (await test.call('GET /api/admin/orders/{id}/documents', { path: documentsOf(order.id) })).answer
    expect((await read()).refusals).toEqual({ invoice: null, receipt: 'Tilausta ei ole vielä maksettu kokonaan.' })
    const invoice = await issue(order.id, 'invoice')
    await credit(invoice.id, { reason: 'Palautus' })
    expect(await read()).toMatchObject({
      documents: [
        { kind: 'invoice', credited: 3350, lines: [{ name: 'Ark PRO 2400 W', quantity: 1, left: 0 }] },
        { kind: 'credit_note', total: -3350, credits_number: invoice.number, lines: [{ quantity: -1, left: 0 }] },
      ],
      refusals: { invoice: null },
    })
  })

  it('are issued once, and written down once', async () => {
    const { order, invoice } = await invoiced()
    expect((await issue(order.id, 'invoice')).id).toBe(invoice.id)
    const { answer } = await test.call('GET /api/admin/audit-log', { path: '/api/admin/audit-log?entity=document' })
    expect(answer.map(({ title }) => title)).toEqual([`Lasku ${invoice.number}`])
  })

  it('tell staff why one cannot be issued', async () => {
    const order = await create()
    const { status, problem } = await test.fail('POST /api/admin/orders/{id}/documents', {
      path: documentsOf(order.id),
      body: { kind: 'invoice' },
    })
    expect([status, problem.code]).toEqual([409, 'document_refused'])
    expect(problem.detail).toContain('Laskun voi tehdä vain yritykselle')
  })
})

describe('the list of documents', () => {
  it('is found by number, buyer, business id and reference, by kind and by day', async () => {
    const { invoice } = await invoiced()
    await credit(invoice.id, { reason: 'Palautus', lines: [{ line: 0, quantity: 1 }] })
    const numbers = async (query: string) => (await list(query)).map(({ number }) => number)
    expect(await numbers('')).toEqual([30001, 20001])
    expect(await numbers('?q=20001')).toEqual([20001])
    expect(await numbers('?q=venetarvike%202345678')).toEqual([30001, 20001])
    expect(await numbers('?kind=credit_note')).toEqual([30001])
    expect(await numbers('?to=2020-01-01')).toEqual([])
    expect(await numbers('?sort=total')).toEqual([30001, 20001])
  })

  it('is exported with its net sums and tax', async () => {
    const { invoice } = await invoiced()
    const { answer } = await test.call('GET /api/admin/documents/export')
    expect(answer).toContain(`Lasku;${invoice.number};`)
    expect(answer).toContain(';635,86;162,14;798;0;')
  })
})

describe('the PDF of a document', () => {
  it('says what it must, is made for keeping, and holds the same invoice as XML', async () => {
    const { order, invoice } = await invoiced()
    const { answer, bytes } = await download(invoice, 'pdf')
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="lasku-${invoice.number}.pdf"`)
    expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    for (const told of [
      'Lasku 20001',
      'Venetarvike Oy',
      'Y-tunnus 2345678-0',
      '798,00',
      '162,14',
      'FI21 1234 5600 0007 85',
    ])
      expect(text.replaceAll('\u00A0', ' ')).toContain(told)
    expect(text).toContain(String(order.number))
    const raw = bytes.toString('latin1')
    expect(raw).toMatch(/pdfaid:part>3<[\s\S]*pdfaid:conformance>A</)
    expect(raw).toContain('/AFRelationship /Alternative')
    const [, stream = ''] = raw.match(/\/Type \/EmbeddedFile[\s\S]*?>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/) ?? []
    expect(raw).toContain('/F (lasku-20001-ubl.xml)')
    expect(inflateSync(Buffer.from(stream, 'latin1')).equals((await download(invoice, 'ubl')).bytes)).toBe(true)
  })

  it('is the same one for ever, byte for byte', async () => {
    const { invoice } = await invoiced()
    const first = (await download(invoice, 'pdf')).bytes
    const { sale } = (await test.call('GET /api/admin/settings')).answer
    expect(sale.iban).not.toBe('')
    await test.deps.db.updateTable('settings').set({ value: sql`replace(value, 'NDEAFIHH', 'OKOYFIHH')` }).execute()
    expect((await download(invoice, 'pdf')).bytes.equals(first)).toBe(true)
    const { sha256 } = await test.deps.db.selectFrom('document_files').select('sha256').executeTakeFirstOrThrow()
    expect(createHash('sha256').update(first).digest('hex')).toBe(sha256)
  })

  it('of text in any script is made all the same', async () => {
    const order = await create(companyOrder({ company: 'Łódź Привет 日本 🔋 Oy' }))
    const { bytes } = await download(await issue(order.id, 'invoice'), 'pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    expect(text).toContain('Łódź Привет')
  })

  it.skipIf(process.env.TEST_POSTGRES_URL)('leaves nothing behind when the disk is full', async () => {
    const { invoice } = await invoiced()
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.deps.db)
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(test.deps.db)
    expect((await download(invoice, 'pdf')).answer.status).toBe(503)
    await sql`pragma max_page_count = 1000000`.execute(test.deps.db)
    expect(await test.deps.db.selectFrom('document_files').select('format').execute()).toEqual([])
    expect((await download(invoice, 'pdf')).answer.status).toBe(200)
  })
})

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })

describe('an e-invoice', () => {
  it('is UBL of Peppol BIS 3, whose sums are those of the document', async () => {
    const { invoice } = await invoiced()
    const { Invoice } = parser.parse((await download(invoice, 'ubl')).bytes)
    expect(Invoice['cbc:ID']).toBe(String(invoice.number))
    expect(Invoice['cac:LegalMonetaryTotal']).toMatchObject({
      'cbc:TaxExclusiveAmount': { '#text': '635.86', '@currencyID': 'EUR' },
      'cbc:TaxInclusiveAmount': { '#text': '798.00' },
      'cbc:PayableAmount': { '#text': '798.00' },
    })
    expect(Invoice['cac:PaymentMeans']['cac:PayeeFinancialAccount']['cbc:ID']).toBe('FI2112345600000785')
  })

  it('is Finvoice 3.0 with the reference number, one due day, and less than nothing in a credit note', async () => {
    const { invoice } = await invoiced()
    const { Finvoice } = parser.parse((await download(invoice, 'finvoice')).bytes)
    const { EpiPaymentInstructionDetails: epi } = Finvoice.EpiDetails
    expect(epi.EpiRemittanceInfoIdentifier['@IdentificationSchemeName']).toBe('SPY')
    expect(epi.EpiDateOptionDate['#text']).toBe(Finvoice.InvoiceDetails.PaymentTermsDetails.InvoiceDueDate['#text'])
    const note = parser.parse(
      (await download(await credit(invoice.id, { reason: 'Palautus' }), 'finvoice')).bytes,
    ).Finvoice
    expect(note.InvoiceDetails).toMatchObject({
      InvoiceTypeCode: 'INV02',
      OriginalInvoiceNumber: String(invoice.number),
      InvoiceTotalVatIncludedAmount: { '#text': '-798,00' },
    })
    expect(note.InvoiceRow.InvoicedQuantity['#text']).toBe('-2')
  })

  it('is none of a receipt', async () => {
    const order = await create()
    await payOrder(test.deps.db, order.id, order.total_amount)
    const receipt = await issue(order.id, 'receipt')
    expect((await download(receipt, 'ubl')).answer.status).toBe(404)
    expect((await download(receipt, 'pdf')).answer.status).toBe(200)
  })
})

describe('a customer', () => {
  it('gets the documents of their own orders, and nobody else', async () => {
    const { order, invoice } = await invoiced()
    const own = (await signInCustomer(test, { email: order.customer_email })).headers
    const other = (await signInCustomer(test, { email: 'muu@example.fi' })).headers
    const read = (headers: Record<string, string>, path: string) => test.app.request(path, { headers })
    const listed = await read(own, `/api/auth/orders/${order.id}/documents`)
    expect(await listed.json()).toEqual([
      { id: invoice.id, kind: 'invoice', number: invoice.number, issued_on: invoice.issued_on, total: 798 },
    ])
    expect((await read(own, `/api/auth/documents/${invoice.id}/pdf`)).status).toBe(200)
    expect((await read(other, `/api/auth/orders/${order.id}/documents`)).status).toBe(404)
    expect((await read(other, `/api/auth/documents/${invoice.id}/pdf`)).status).toBe(404)
  })
})

describe('a document by mail', () => {
  it('is shown before it leaves, and brings its PDF', async () => {
    const { invoice } = await invoiced()
    const path = `/api/admin/documents/${invoice.id}`
    const preview = await test.call('GET /api/admin/documents/{id}/mail-preview', { path: `${path}/mail-preview` })
    expect(preview.answer).toMatchObject({
      to: 'matti.meikalainen@example.fi',
      subject: expect.stringContaining('Lasku 20001'),
    })
    expect(preview.answer.text).toContain('FI21 1234 5600 0007 85')
    const body = { to: 'laskutus@example.fi', message: 'Kiitos tilauksesta!' }
    await test.call('POST /api/admin/documents/{id}/send', { path: `${path}/send`, body })
    const mail = await test.deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'document')
      .executeTakeFirstOrThrow()
    const left = await renderMail(mail, test.deps)
    expect([mail.recipient, left?.attachments?.[0]?.filename]).toEqual(['laskutus@example.fi', 'lasku-20001.pdf'])
    expect(left?.text).toContain('Kiitos tilauksesta!')
  })
})
