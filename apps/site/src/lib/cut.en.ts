import { LOWEST_PRICE_LABEL } from '@arkpax/schema/price-labels'

export const cutText: typeof import('./cut.fi.ts').cutText = {
  campaign: 'Sale price',
  normal: 'regular price',
  lowest: LOWEST_PRICE_LABEL,
  until: (day) => `valid until ${day}`,
}
