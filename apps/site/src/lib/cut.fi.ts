import { LOWEST_PRICE_LABEL } from '@arkpax/schema/price-labels'

/** What is said of a price that has been cut for a campaign. */
export const cutText = {
  campaign: 'Kampanjahinta',
  normal: 'normaalihinta',
  lowest: LOWEST_PRICE_LABEL,
  /** '30.11.2026' */
  until: (day: string) => `voimassa ${day} asti`,
}
