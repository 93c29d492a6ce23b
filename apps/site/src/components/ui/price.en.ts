export const priceText: typeof import('./price.fi.ts').priceText = {
  withVat: 'incl. [[terms.vatPercent]] VAT',
  allWithVat: 'Prices include [[terms.vatPercent]] VAT',
  withTheirVat: 'incl. VAT',
  allWithTheirVat: 'Prices include VAT',
}
