import type { AccountingAccounts, Receivables } from '@arkpax/schema/accounting'
import { DAY_MS } from '@arkpax/schema/durations'
import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { toEuros } from '@arkpax/schema/money'
import { recordAudit } from '../../db/audit-log.ts'
import { ApiError } from '../../http/api-error.ts'
import { csvOf } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { changeAccounts, listStandingInvoices, readAccounts } from './accounting.repo.ts'
import { closeMonth, listEntries, type PlacedEntry, reportYear } from './accounting.service.ts'

const accountOf = ({ sales, other_sales }: AccountingAccounts, vatPercent: number) =>
  sales.find(({ vat_percent }) => vat_percent === vatPercent)?.account ?? other_sales

/** The columns of the ledger, in euros. */
const ledgerColumns = (accounts: AccountingAccounts): Record<string, (entry: PlacedEntry) => string | number> => ({
  Kausi: ({ month }) => month,
  Päivä: ({ day }) => formatDate(day),
  Tosite: ({ title }) => title,
  Tili: ({ source, vat_percent }) => (source === 'surplus' ? accounts.to_return : accountOf(accounts, vat_percent)),
  'Alv-tili': ({ source }) => (source === 'surplus' ? '' : accounts.vat),
  'Verokanta (%)': ({ source, vat_percent }) => (source === 'surplus' ? '' : vat_percent),
  'Veroton (€)': ({ net_cents }) => toEuros(net_cents),
  'Vero (€)': ({ vat_cents }) => toEuros(vat_cents),
  'Verollinen (€)': ({ gross_cents }) => toEuros(gross_cents),
})

export const accountingRoutes = [
  route('GET /api/admin/accounting', {}, ({ db, query }) => reportYear(db, query.year, query.basis)),

  route('GET /api/admin/accounting/ledger', {}, async ({ db, query: { from, to, basis } }) => {
    const columns = ledgerColumns(await readAccounts(db))
    async function* pages() {
      yield await listEntries(db, basis, { from, to })
    }
    return csvOf(`paivakirja_${from}_${to}.csv`, columns, pages())
  }),

  route('GET /api/admin/accounting/receivables', {}, async ({ db, now }): Promise<Receivables> => {
    const today = Date.parse(finnishDay(now))
    const invoices = (await listStandingInvoices(db)).map((row) => ({
      document_id: row.id,
      number: row.number,
      order_id: row.order_id,
      order_number: row.order_number,
      buyer_name: row.buyer_name,
      issued_on: row.issued_on,
      due_on: row.due_on ?? row.issued_on,
      total: toEuros(row.total_cents),
      left: toEuros(row.left_cents),
      days_late: Math.round((today - Date.parse(row.due_on ?? row.issued_on)) / DAY_MS),
    }))
    return { invoices, left: toEuros(invoices.reduce((sum, { left }) => sum + Math.round(left * 100), 0)) }
  }),

  route('GET /api/admin/accounting/accounts', {}, ({ db }) => readAccounts(db)),

  route('PUT /api/admin/accounting/accounts', {}, async ({ db, body, version, now, staff }) => {
    const { version: _, ...before } = await readAccounts(db)
    const changed = await changeAccounts(db, body, version)
    if (!changed) throw new ApiError('stale', { current: await readAccounts(db) })
    const { version: __, ...after } = changed
    await recordAudit(db, now, staff, { action: 'update', entity: 'accounting', entityId: 'accounts', before, after })
    return changed
  }),

  route('POST /api/admin/accounting/periods/{month}/close', {}, async ({ db, params, now, staff }) => {
    const closed = await closeMonth(db, params.month, { by: staff.name, now })
    await recordAudit(db, now, staff, {
      action: 'close',
      entity: 'accounting',
      entityId: params.month,
      title: params.month,
    })
    return closed
  }),
]
