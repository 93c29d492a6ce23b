import type { Offer } from '@arkpax/schema/offers'

/** What the log calls an offer: its running number, as people say it. */
export const ofOffer = ({ id, number }: Pick<Offer, 'id' | 'number'>) =>
  ({ entity: 'offer', entityId: id, title: String(number) }) as const
