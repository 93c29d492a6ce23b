import type { OfferRowKind, OfferStatus } from './offers.ts'

/** How an offer stands, for staff. */
export const offerStatusLabels: Record<OfferStatus, string> = {
  draft: 'Luonnos',
  sent: 'Lähetetty',
  accepted: 'Hyväksytty',
  declined: 'Hylätty',
  expired: 'Vanhentunut',
  withdrawn: 'Peruttu',
}

export const offerRowKindLabels: Record<OfferRowKind, string> = {
  product: 'Tuote',
  service: 'Työ tai muu',
  delivery: 'Toimitus',
}
