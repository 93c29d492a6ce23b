import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { forgetOffersOf } from './offer-erasures.service.ts'
import { forgetUnusedTerms } from './offer-terms.repo.ts'
import {
  deleteOffersClosedBefore,
  deleteOffersMadeBefore,
  forgetOffersGone,
  ownOffers,
  readOffersOf,
} from './own-offers.repo.ts'

const MONTHS = 24
const BOOKKEEPING_YEARS = 6

export const offersPrivacy: Privacy = {
  columns: {
    offers: [
      ...(['customer_name', 'customer_email', 'customer_phone', 'company', 'search_text'] as const),
      ...(['shipping_address', 'shipping_postcode', 'shipping_city', 'message', 'decline_reason'] as const),
    ],
    offer_revisions: ['content'],
    offer_rows: ['name'],
  },
  ownData: async (db, { email }) => (email ? { offers: await readOffersOf(db, email) } : {}),
  erase: async (db, { email }) => {
    if (email) await forgetOffersOf(db, email)
  },
  erasureParts: async (db, { email }) => {
    const offers = email ? await ownOffers(db, email) : []
    const accepted = offers.filter(({ status }) => status === 'accepted').length
    return [
      ...erasurePart('offers', 'deleted', offers.length - accepted),
      ...erasurePart('accepted-offers', 'anonymised', accepted),
    ]
  },
  retain: [
    (db, now) => deleteOffersClosedBefore(db, monthsAgo(now, MONTHS)),
    // An accepted one is what its order was made by, and is kept as long: that of 2026 until the end of 2032.
    (db, now) => deleteOffersMadeBefore(db, `${now.getUTCFullYear() - BOOKKEEPING_YEARS}-01-01`),
    forgetUnusedTerms,
    forgetOffersGone,
  ],
}
