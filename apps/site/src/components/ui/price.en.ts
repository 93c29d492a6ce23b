export const priceText: typeof import('./price.fi.ts').priceText = {
  withVat: 'incl. VAT [[terms.vatPercent]]',
  allWithVat: 'Prices include VAT [[terms.vatPercent]]',
  allWithTheirVat: 'Prices include VAT',
}
