import type { OfferTurn } from '@arkpax/schema/contact'

type Named = Pick<OfferTurn, 'number' | 'revision'>

/** Words of what has become of an offer, as lines of a conversation. */
export const offerTurnText = {
  sent: ({ number, revision }: Named) =>
    revision > 1 ? `Tarjouksesta ${number} lähetettiin versio ${revision}` : `Tarjous ${number} lähetettiin`,
  accepted: ({ number }: Named) => `Asiakas hyväksyi tarjouksen ${number}`,
  declined: ({ number }: Named) => `Asiakas hylkäsi tarjouksen ${number}`,
  withdrawn: ({ number }: Named) => `Tarjous ${number} peruttiin`,
  expired: ({ number }: Named) => `Tarjouksen ${number} voimassaolo päättyi`,
  reason: (words: string) => `Syy: ${words}`,
}
