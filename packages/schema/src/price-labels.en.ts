export const LOWEST_PRICE_LABEL: typeof import('./price-labels.ts').LOWEST_PRICE_LABEL = 'lowest price in 30 days'
