import type { OfferStatus } from './offers.ts'

/** How an offer stands, for staff. */
export const offerStatusLabels: Record<OfferStatus, string> = {
  draft: 'Luonnos',
  sent: 'Lähetetty',
  accepted: 'Hyväksytty',
  declined: 'Hylätty',
  expired: 'Vanhentunut',
  withdrawn: 'Peruttu',
}
