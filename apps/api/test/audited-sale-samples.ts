import { usualAccounts } from '@arkpax/schema/accounting'
import type { Samples } from './audited-samples.ts'
import { companyOrder, takeBankTransfers } from './billed-shop.ts'
import type { TestApp } from './create-test-app.ts'

/** The calls about invoices, credit notes and receipts. */
export function documentSamples(test: () => TestApp): Samples {
  const makeOrder = async () => {
    await takeBankTransfers(test().deps.db)
    const { answer } = await test().call('POST /api/admin/orders', { body: companyOrder() })
    return `/api/admin/orders/${answer.id}/documents`
  }
  const makeInvoice = async () => {
    const path = await makeOrder()
    const { answer } = await test().call('POST /api/admin/orders/{id}/documents', { path, body: { kind: 'invoice' } })
    return `/api/admin/documents/${answer.id}`
  }
  return {
    'POST /api/admin/orders/{id}/documents': async () => ({
      path: await makeOrder(),
      body: { kind: 'invoice' },
      line: ['create', 'document'],
    }),
    'POST /api/admin/documents/{id}/send': async () => ({
      path: `${await makeInvoice()}/send`,
      body: { to: 'laskutus@example.fi' },
      line: ['send', 'document'],
    }),
    'PUT /api/admin/accounting/accounts': async () => ({
      body: { ...usualAccounts, vat: '2940' },
      line: ['update', 'accounting'],
    }),
    'POST /api/admin/accounting/periods/{month}/close': async () => ({
      path: '/api/admin/accounting/periods/2025-12/close',
      line: ['close', 'accounting'],
    }),
    'POST /api/admin/documents/{id}/credit': async () => ({
      path: `${await makeInvoice()}/credit`,
      body: { reason: 'Palautus' },
      line: ['create', 'document'],
    }),
  }
}
