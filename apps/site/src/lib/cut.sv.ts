import { LOWEST_PRICE_LABEL } from '@arkpax/schema/price-labels'

export const cutText: typeof import('./cut.fi.ts').cutText = {
  campaign: 'Kampanjpris',
  normal: 'normalpris',
  lowest: LOWEST_PRICE_LABEL,
  until: (day) => `gäller till och med ${day}`,
}
