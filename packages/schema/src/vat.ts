/** What is sold at one rate: cents with the tax in them, and the rate in percent. */
export interface TaxedSum {
  cents: number
  vatPercent: number
}

/** All that is sold at one rate, in cents: `net + vat = gross`. */
export interface VatLine {
  vatPercent: number
  net: number
  vat: number
  gross: number
}

/** The tax that a sum of cents includes, rounded to a cent, a half away from zero; a negative sum (a refund) gives the negative of it. */
export const includedVat = (cents: number, vatPercent: number): number =>
  Math.sign(cents) * Math.round((Math.abs(cents) * vatPercent) / (100 + vatPercent))

/** One line for each rate, the highest first. The tax is counted once from the sum of the rate, so that page, mail, document and report agree. */
export function vatLines(sums: readonly TaxedSum[]): VatLine[] {
  return [...Map.groupBy(sums, ({ vatPercent }) => vatPercent)]
    .toSorted(([a], [b]) => b - a)
    .map(([vatPercent, parts]) => {
      const gross = parts.reduce((sum, { cents }) => sum + cents, 0)
      const vat = includedVat(gross, vatPercent)
      return { vatPercent, net: gross - vat, vat, gross }
    })
}
