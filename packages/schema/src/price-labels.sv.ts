export const LOWEST_PRICE_LABEL: typeof import('./price-labels.ts').LOWEST_PRICE_LABEL = 'lägsta pris under 30 dagar'
