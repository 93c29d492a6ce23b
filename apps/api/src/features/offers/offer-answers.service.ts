import type { Received } from '@arkpax/schema/endpoints'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { insertContactMessage } from '../contact/contact.repo.ts'
import { tellStaff } from '../contact/contact-mails.service.ts'
import { askInConversation } from '../contact/page-question.service.ts'
import { opened } from './offer-link.service.ts'
import { tellOfferNews } from './offer-news.service.ts'
import { releaseStock } from './offer-stock.service.ts'
import { lockOffer, moveOffer, tieOffer } from './offers.repo.ts'

type StaffAddress = Pick<Config, 'staffEmail'>

/** Declines an offer, once; declining a declined one changes nothing. Throws `link_expired` and `offer_closed`. */
export async function declineOffer(
  db: Kysely<Database>,
  { token, reason }: Received<'POST /api/offers/decline', 'body'>,
  config: StaffAddress,
  now: Date,
): Promise<void> {
  const { offer: linked } = await opened(db, token, now)
  const offer = await lockOffer(db, linked.id, now)
  if (offer?.status === 'declined') return
  const declined = { status: 'declined', closed_at: now.toISOString(), decline_reason: reason } as const
  if (!(await moveOffer(db, linked.id, 'sent', declined, now))) throw new ApiError('offer_closed')
  await releaseStock(db, linked.id)
  await tellOfferNews(db, config, { offerId: linked.id, news: 'declined' }, now)
}

/**
 * Puts a question about an offer into the conversation that it belongs to, which waits for an answer again; an offer without one begins
 * one. Throws `link_expired`.
 */
export async function askAboutOffer(
  db: Kysely<Database>,
  { token, question }: Received<'POST /api/offers/question', 'body'>,
  config: StaffAddress,
  now: Date,
): Promise<void> {
  const { offer, content } = await opened(db, token, now)
  const subject = `Kysymys tarjouksesta ${content.number}`
  const sender = { name: content.customer_name, email: content.customer_email }
  const messageId = offer.contact_message_id
  const asked = { ...sender, subject, text: question }
  if (messageId && (await askInConversation(db, config, { messageId, ...asked }, now))) return
  const begun = await insertContactMessage(db, { ...sender, subject, message: question }, [], now)
  await tieOffer(db, offer.id, { contact_message_id: begun })
  await tellStaff(db, config, { messageId: begun }, now)
}
