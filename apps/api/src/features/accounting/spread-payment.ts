import type { PaymentKind } from '@arkpax/schema/payments'
import { includedVat, type TaxedSum } from '@arkpax/schema/vat'
import type { AccountingEntry } from './accounting.repo.ts'

/** An order with all that moved for it, oldest first, in cents: refunds are less than nothing. */
export interface PaidOrder {
  number: number
  totalCents: number
  /** What credit notes have taken off the total, and when each was issued. */
  creditedCents: number
  notes: readonly { day: string; cents: number }[]
  cancelledOn: string | null
  lines: readonly TaxedSum[]
  /** `closedCents` is what of it a closed month has as sales; null where it is in none. */
  payments: readonly { id: string; kind: PaymentKind; day: string; cents: number; closedCents: number | null }[]
}

/**
 * What of the money of an order that is in no closed month is sales, and what is owed to the customer: all that is above what the order cost
 * on that day.
 */
export function spreadOrder(order: PaidOrder): AccountingEntry[] {
  const closed = order.payments.filter(({ closedCents }) => closedCents !== null)
  let held = closed.reduce((sum, { cents }) => sum + cents, 0)
  let sold = closed.reduce((sum, { closedCents }) => sum + (closedCents ?? 0), 0)
  return order.payments.flatMap((payment) => {
    if (payment.closedCents !== null) return []
    held += payment.cents
    const sale = Math.max(0, Math.min(held, costOn(order, payment))) - sold
    sold += sale
    const surplus = payment.cents - sale
    const moved = payment.kind === 'refund' ? 'Palautus' : 'Maksu'
    const same = { source_id: payment.id, day: payment.day, month: null }
    return [
      ...(sale === 0 ? [] : spreadPayment(sale, order.lines)).map((line) => ({
        ...{ ...same, ...line, source: 'payment' as const, title: `${moved}, tilaus ${order.number}` },
      })),
      ...(surplus === 0
        ? []
        : [
            {
              ...{ ...same, ...toLine(0, surplus), source: 'surplus' as const },
              title: `Asiakkaalle palautettavaa, tilaus ${order.number}`,
            },
          ]),
    ]
  })
}

/** What an order cost when money moved: a credit note of the same day came after what was paid, and before what was given back. */
function costOn(order: PaidOrder, { kind, day }: PaidOrder['payments'][number]): number {
  const isBefore = (one: string) => (kind === 'refund' ? one <= day : one < day)
  if (order.cancelledOn !== null && isBefore(order.cancelledOn)) return 0
  const noted = order.notes.reduce((sum, note) => sum + (isBefore(note.day) ? note.cents : 0), 0)
  return Math.max(0, order.totalCents - Math.min(noted, order.creditedCents))
}

/**
 * Money as it falls on the rates of what it was paid for, in the same proportions: the cents are shared out so that the parts add up
 * to it. Money for what costs nothing is at no rate.
 */
function spreadPayment(cents: number, lines: readonly TaxedSum[]) {
  const rates = [...Map.groupBy(lines, ({ vatPercent }) => vatPercent)]
    .map(([vatPercent, of]) => ({ vatPercent, cents: of.reduce((sum, line) => sum + line.cents, 0) }))
    .toSorted((a, b) => b.vatPercent - a.vatPercent)
  const whole = rates.reduce((sum, rate) => sum + rate.cents, 0)
  if (whole <= 0) return [toLine(0, cents)]
  let before = 0
  let given = 0
  return rates.map((rate) => {
    before += rate.cents
    const upToHere = Math.round((cents * before) / whole)
    const gross = upToHere - given
    given = upToHere
    return toLine(rate.vatPercent, gross)
  })
}

function toLine(vatPercent: number, gross: number) {
  const vat = includedVat(gross, vatPercent)
  return { vat_percent: vatPercent, net_cents: gross - vat, vat_cents: vat, gross_cents: gross }
}
