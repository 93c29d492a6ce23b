export const LOWEST_PRICE_LABEL: typeof import('./price-labels.ts').LOWEST_PRICE_LABEL =
  'lowest price in the last 30 days'
