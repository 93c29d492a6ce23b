export const LOWEST_PRICE_LABEL: typeof import('./price-labels.ts').LOWEST_PRICE_LABEL =
  'lägsta pris de senaste 30 dagarna'
