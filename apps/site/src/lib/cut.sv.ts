import { LOWEST_PRICE_LABEL } from '@arkpax/schema/price-labels'

export const cutText: typeof import('./cut.fi.ts').cutText = {
  campaign: 'Kampanjpris',
  normal: 'ordinarie pris',
  lowest: LOWEST_PRICE_LABEL,
  until: (day) => `gäller till och med ${day}`,
}
