export const priceText: typeof import('./price.fi.ts').priceText = {
  withVat: 'inkl. moms [[terms.vatPercent]]',
  allWithVat: 'Priserna inkluderar moms [[terms.vatPercent]]',
  allWithTheirVat: 'Priserna inkluderar moms',
}
