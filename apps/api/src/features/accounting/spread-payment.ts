import { includedVat, type TaxedSum } from '@arkpax/schema/vat'

/**
 * Money as it falls on the rates of what it was paid for, in the same proportions: the cents are shared out so that the parts add up
 * to it. Money for what costs nothing is at no rate.
 */
export function spreadPayment(cents: number, lines: readonly TaxedSum[]) {
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
