import type { AccountingMonth } from '@arkpax/schema/accounting'
import { toCents, toEuros } from '@arkpax/schema/money'

const PARTS = ['net', 'vat', 'gross', 'credits', 'to_return'] as const
export type Sums = Pick<AccountingMonth, (typeof PARTS)[number]>

/** What months come to together, to the cent. */
export const addUp = (months: readonly Sums[]): Sums =>
  Object.fromEntries(
    PARTS.map((part) => [part, toEuros(months.reduce((sum, month) => sum + toCents(month[part]), 0))]),
  ) as unknown as Sums
