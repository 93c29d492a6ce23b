import type { AcceptanceWay, OfferStatus } from './offers.ts'

/** How an offer stands, for staff. */
export const offerStatusLabels: Record<OfferStatus, string> = {
  draft: 'Luonnos',
  sent: 'Lähetetty',
  accepted: 'Hyväksytty',
  declined: 'Hylätty',
  expired: 'Vanhentunut',
  withdrawn: 'Peruttu',
}

/** How a customer said yes to one, as staff write it down. */
export const acceptanceWayLabels: Record<AcceptanceWay, string> = {
  phone: 'Puhelimitse',
  email: 'Sähköpostitse',
  other: 'Muuten',
}
