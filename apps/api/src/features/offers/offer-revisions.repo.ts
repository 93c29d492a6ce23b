import type { ContactStatus } from '@arkpax/schema/contact'
import type { OfferDetail, OfferStatus } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type OfferContent, offerContent } from './offer-content.ts'
import { type OfferTerms, offerTerms } from './offer-terms.ts'

interface Before {
  status: OfferStatus
  remindedAt: string | null
  /** Of the message that the offer was made from; null without one. */
  messageStatus: ContactStatus | null
}

/** What was sent at one time, with the terms of that day. */
export interface Sent {
  content: OfferContent
  terms: OfferTerms
  mailId: string | null
  /** Whether its products are kept for the customer. */
  holdsStock: boolean
  /** How all stood before it was sent, for when it is taken back. */
  before: Before
  sentAt: string
}

/** Keeps what is sent. */
export async function insertRevision(
  db: Kysely<Database>,
  offerId: string,
  {
    content,
    termsDigest,
    mailId,
    holdsStock,
    before,
  }: Pick<Sent, 'content' | 'mailId' | 'holdsStock' | 'before'> & { termsDigest: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('offer_revisions')
    .values({
      offer_id: offerId,
      revision: content.revision,
      content: JSON.stringify(content),
      terms_digest: termsDigest,
      mail_id: mailId,
      holds_stock: holdsStock,
      status_before: before.status,
      reminded_before: before.remindedAt,
      message_status_before: before.messageStatus,
      sent_at: now.toISOString(),
    })
    .execute()
}

/** What was sent as this revision, or last; undefined where there is none. */
export async function findRevision(
  db: Kysely<Database>,
  offerId: string,
  revision?: number,
): Promise<Sent | undefined> {
  let rows = db
    .selectFrom('offer_revisions')
    .innerJoin('offer_terms', 'offer_terms.digest', 'offer_revisions.terms_digest')
    .select(['offer_revisions.content', 'offer_terms.content as terms', 'mail_id', 'holds_stock', 'sent_at'])
    .select(['status_before', 'reminded_before', 'message_status_before'])
    .where('offer_id', '=', offerId)
  if (revision !== undefined) rows = rows.where('revision', '=', revision)
  const row = await rows.orderBy('revision', 'desc').limit(1).executeTakeFirst()
  return (
    row && {
      content: offerContent.parse(JSON.parse(row.content)),
      terms: offerTerms.parse(JSON.parse(row.terms)),
      mailId: row.mail_id,
      holdsStock: Boolean(row.holds_stock),
      before: {
        status: row.status_before,
        remindedAt: row.reminded_before,
        messageStatus: row.message_status_before,
      },
      sentAt: row.sent_at,
    }
  )
}

/** All that was sent of an offer, oldest first. */
export async function listRevisions(db: Kysely<Database>, offerId: string): Promise<OfferDetail['revisions']> {
  const rows = await db
    .selectFrom('offer_revisions')
    .select(['content', 'sent_at'])
    .where('offer_id', '=', offerId)
    .orderBy('revision')
    .execute()
  return rows.map(({ content, sent_at }) => {
    const { revision, total_amount, valid_until } = offerContent.parse(JSON.parse(content))
    return { revision, total_amount, valid_until, sent_at }
  })
}

/** Takes back what was sent last, and the links that were made for it. */
export async function deleteRevision(db: Kysely<Database>, offerId: string, revision: number): Promise<void> {
  await db.deleteFrom('offer_links').where('offer_id', '=', offerId).where('revision', '=', revision).execute()
  await db.deleteFrom('offer_revisions').where('offer_id', '=', offerId).where('revision', '=', revision).execute()
}
