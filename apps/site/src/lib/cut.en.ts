import { LOWEST_PRICE_LABEL } from '@arkpax/schema/price-labels'

export const cutText: typeof import('./cut.fi.ts').cutText = {
  campaign: 'Campaign price',
  normal: 'normal price',
  lowest: LOWEST_PRICE_LABEL,
  until: (day) => `valid until ${day}`,
}
