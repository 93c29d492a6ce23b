export const priceText: typeof import('./price.fi.ts').priceText = {
  withVat: 'inkl. moms [[terms.vatPercent]]',
  allWithVat: 'Priserna inkluderar moms [[terms.vatPercent]]',
  withTheirVat: 'inkl. moms',
  allWithTheirVat: 'Priserna inkluderar moms',
}
