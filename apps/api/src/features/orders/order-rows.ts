import { toCents } from '@arkpax/schema/money'
import { invalidField } from '../../http/api-error.ts'

/** The largest total that fits: ten digits, two of them decimals. */
const MAX_TOTAL_CENTS = 9_999_999_999

interface PricedRow {
  quantity: number
  price_cents: number
  discount_cents: number
}

/** What rows cost, in cents; refuses what does not fit. */
export function addUp(rows: readonly PricedRow[]): number {
  const cents = rows.reduce((sum, row) => sum + row.quantity * row.price_cents - row.discount_cents, 0)
  if (cents > MAX_TOTAL_CENTS) throw invalidField('items', 'Tilauksen loppusumma on liian suuri')
  return cents
}

/** Refuses a discount that is more than its row costs; `path` names the list of the rows as they were sent. */
export function refuseTooMuchOff(path: 'items' | 'charges', rows: readonly (PricedRow & { position: number })[]): void {
  const wrong = rows.find(({ quantity, price_cents, discount_cents }) => discount_cents > quantity * price_cents)
  if (wrong) throw invalidField(`${path}.${wrong.position}.discount`, 'Alennus on suurempi kuin rivin hinta')
}

/** A sum in euros as it was sent, in cents; undefined where none was given. */
export const sentCents = (euros: number | null | undefined) => (euros == null ? undefined : toCents(euros))
