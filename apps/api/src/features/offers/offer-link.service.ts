import { finnishDay } from '@arkpax/schema/format-fi'
import type { Offer } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { readLink } from './offer-links.repo.ts'
import { findRevision, type Sent } from './offer-revisions.repo.ts'
import { findOffer } from './offers.repo.ts'

/** An offer with what was sent of it last. */
export interface SentOffer extends Sent {
  offer: Offer
  /** Still to be accepted: sent, and its last day is not over. */
  isOpen: boolean
}

/** An offer as its link shows it. */
export interface OpenedOffer extends SentOffer {
  /** A newer one has been sent since the link was made. */
  isRenewed: boolean
}

/** An offer with what was sent of it last; undefined of one that is not there or was never sent. */
export async function findSent(db: Kysely<Database>, id: string, now: Date): Promise<SentOffer | undefined> {
  const offer = await findOffer(db, id, now)
  const sent = offer && (await findRevision(db, offer.id, offer.revision))
  if (!offer || !sent) return undefined
  return { ...sent, offer, isOpen: offer.status === 'sent' && finnishDay(now) <= sent.content.valid_until }
}

/** What a link leads to: the newest that was sent. Undefined where we have made no such link. */
export async function openOffer(db: Kysely<Database>, token: string, now: Date): Promise<OpenedOffer | undefined> {
  const link = await readLink(db, token)
  const sent = link && (await findSent(db, link.offer_id, now))
  return sent && { ...sent, isRenewed: link.revision < sent.offer.revision }
}

/** The same; throws `link_expired` where we have made no such link. */
export async function opened(db: Kysely<Database>, token: string, now: Date): Promise<OpenedOffer> {
  const found = await openOffer(db, token, now)
  if (!found) throw noSuchLink()
  return found
}

const noSuchLink = () =>
  new ApiError('link_expired', { detail: 'Linkki ei johda tarjoukseen. Tarkista, että osoite on kokonainen.' })
