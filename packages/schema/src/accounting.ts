import * as z from 'zod'
import { line, utcInstant } from './text.ts'
import { version } from './version.ts'

/**
 * By which day a sale counts: that of its delivery (of its document where the goods leave later, since tax of an advance is due with
 * it), or that of the money.
 */
export const accountingBases = ['delivery', 'payment'] as const
export type AccountingBasis = (typeof accountingBases)[number]

export const accountingBasisLabels: Record<AccountingBasis, string> = {
  delivery: 'Toimituspäivän mukaan',
  payment: 'Maksupäivän mukaan',
}

const euros = z.number().multipleOf(0.01)
const month = z.string('Anna kuukausi').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Anna kuukausi muodossa 2026-11')

const vatSums = z.object({ vat_percent: z.number(), net: euros, vat: euros, gross: euros })

/**
 * The sales of one month: `credits` is the part of the gross sum that credit notes, or refunds, took back. `to_return` is what came above what
 * orders cost, less what of that went back: owed to customers, without tax, and no part of the sales. By payment, both together are what the bank has.
 */
const accountingMonth = z.object({
  month,
  is_closed: z.boolean(),
  rates: z.array(vatSums),
  net: euros,
  vat: euros,
  gross: euros,
  credits: euros,
  to_return: euros,
})
export type AccountingMonth = z.output<typeof accountingMonth>

/** The months of a year, and up to which one the books are closed. */
export const accountingReport = z.object({
  months: z.array(accountingMonth),
  closed: z.object({ month, closed_by: z.string(), closed_at: utcInstant }).nullable(),
})
export type AccountingReport = z.output<typeof accountingReport>

const basis = z.enum(accountingBases).default('delivery')
const year = z.coerce.number('Anna vuosi').int('Anna vuosi').min(2020, 'Anna vuosi').max(2099, 'Anna vuosi')

export const accountingQuery = z.object({ year, basis })
export const ledgerQuery = z.object({ from: month, to: month, basis }).refine(({ from, to }) => from <= to, {
  error: 'Alkukuukausi on loppukuukauden jälkeen',
  path: ['from'],
})

export const accountingMonthKey = z.object({ month })

/** An invoice that has not been paid in full; `days_late` is less than nothing until it is due. */
const receivable = z.object({
  document_id: z.string(),
  number: z.int(),
  order_id: z.string(),
  order_number: z.int(),
  buyer_name: z.string(),
  issued_on: z.iso.date(),
  due_on: z.iso.date(),
  total: euros,
  left: euros,
  days_late: z.int(),
})
export const receivables = z.object({ invoices: z.array(receivable), left: euros })
export type Receivables = z.output<typeof receivables>

/** How late open invoices are, in days from the first to the last. */
export const receivableAges = [
  { label: 'Ei vielä erääntynyt', from: -100_000, to: 0 },
  { label: '1–30\u00A0päivää', from: 1, to: 30 },
  { label: '31–60\u00A0päivää', from: 31, to: 60 },
  { label: '61–90\u00A0päivää', from: 61, to: 90 },
  { label: 'Yli 90\u00A0päivää', from: 91, to: 100_000 },
] as const

const account = line(10, 'Anna tilin numero').regex(/^\d{3,8}$/, 'Tilin numerossa on 3–8 numeroa')

/** The numbers of the accounts in bookkeeping: of sales at each rate, of the tax, and of what is owed to customers. */
export const accountingAccounts = z.object({
  sales: z
    .array(z.object({ vat_percent: z.number('Anna verokanta').min(0).max(50), account }))
    .min(1)
    .max(10),
  /** Of a rate that has none of its own. */
  other_sales: account,
  vat: account,
  to_return: account.default('2949'),
})
export type AccountingAccounts = z.output<typeof accountingAccounts>

export const versionedAccounts = accountingAccounts.extend({ version })

/** What they are until somebody changes them: those of a common chart of accounts in Finland. */
export const usualAccounts: AccountingAccounts = {
  sales: [
    { vat_percent: 25.5, account: '3000' },
    { vat_percent: 13.5, account: '3010' },
    { vat_percent: 10, account: '3020' },
    { vat_percent: 0, account: '3030' },
  ],
  other_sales: '3090',
  vat: '2939',
  to_return: '2949',
}
