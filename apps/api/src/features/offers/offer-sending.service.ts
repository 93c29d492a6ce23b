import { finnishDay } from '@arkpax/schema/format-fi'
import { OFFER_UNDO_MS, type Offer } from '@arkpax/schema/offers'
import { withOwnFigures } from '@arkpax/schema/product-texts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockContactMessage, markReplied, restoreStatus } from '../contact/contact.repo.ts'
import { queueMail } from '../mail/mail.service.ts'
import { deleteMail } from '../mail/mails.repo.ts'
import { findStaffProduct } from '../products/products.repo.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { mainFigures } from './main-figures.ts'
import { offerMail } from './offer.mail.ts'
import type { Characteristics, OfferContent } from './offer-content.ts'
import { deleteRevision, findRevision, insertRevision } from './offer-revisions.repo.ts'
import { holdStock, releaseStock } from './offer-stock.service.ts'
import { keepTerms } from './offer-terms.repo.ts'
import { readTerms } from './offer-terms.service.ts'
import { lockOffer, moveOffer } from './offers.repo.ts'
import { existing } from './offers.service.ts'

/**
 * Sends an offer, or what has changed in it since: keeps what the customer sees with the terms of today, and its products where it says
 * so. What was declined, withdrawn or has ended is valid again. Its mail waits while it can be taken back. False when it is not at `version`
 * where one is given.
 */
export async function sendOffer(
  db: Kysely<Database>,
  id: string,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const offer = existing(await lockOffer(db, id, now))
  if (version !== undefined && offer.version !== version) return false
  if (offer.status === 'accepted') throw new ApiError('offer_closed', { detail: 'Tarjous on jo hyväksytty.' })
  await refuseUnready(db, offer, now)
  const message = offer.contact_message_id ? await lockContactMessage(db, offer.contact_message_id) : undefined
  if (message) await markReplied(db, message.id, now)

  const content = await contentOf(db, { ...offer, revision: offer.revision + 1 }, now)
  if (offer.holds_stock) await holdStock(db, id, content, now)
  else await releaseStock(db, id)
  const sendAt = new Date(now.getTime() + OFFER_UNDO_MS)
  const payload = { offerId: id, revision: content.revision }
  const mailId = await queueMail(db, offerMail, { to: offer.customer_email, payload, sendAt }, now)
  const termsDigest = await keepTerms(db, await readTerms(db, now), now)
  const before = { status: offer.status, remindedAt: offer.reminded_at, messageStatus: message?.status ?? null }
  await insertRevision(db, id, { content, termsDigest, mailId, holdsStock: offer.holds_stock, before }, now)
  await moveOffer(
    db,
    id,
    offer.status,
    {
      status: 'sent',
      revision: content.revision,
      is_changed: false,
      open_until: offer.valid_until,
      sent_at: now.toISOString(),
      reminded_at: null,
    },
    now,
  )
  return true
}

/** Throws `invalid_fields` with all that is still lacking. */
async function refuseUnready(db: Kysely<Database>, offer: Offer, now: Date): Promise<void> {
  const errors: { path: string; detail: string }[] = []
  const refuse = (path: string, detail: string) => errors.push({ path, detail })
  if (!offer.customer_name) refuse('customer_name', 'Anna asiakkaan nimi')
  if (!offer.customer_email) refuse('customer_email', 'Anna sähköposti, johon tarjous lähetetään')
  if (offer.rows.length === 0) refuse('rows', 'Lisää vähintään yksi rivi')
  if (offer.valid_until < finnishDay(now)) refuse('valid_until', 'Päivä on jo mennyt')
  for (const [position, { kind, product_id }] of offer.rows.entries())
    if (kind === 'product' && !product_id) refuse(`rows.${position}.product_id`, 'Tuote on poistettu valikoimasta')
  const { sale } = await readSettings(db)
  if (!sale.iban) refuse('iban', 'Lisää ensin tilinumero asetuksiin: ilman sitä asiakas ei voi maksaa.')
  if (errors.length > 0)
    throw new ApiError('invalid_fields', { detail: errors.map(({ detail }) => detail).join(' '), errors })
}

/** What the customer sees, with what the products are. */
async function contentOf(db: Kysely<Database>, offer: Offer, now: Date): Promise<OfferContent> {
  const rows: OfferContent['rows'] = []
  for (const { catalogue_price: _, ...row } of offer.rows)
    rows.push({ ...row, about: row.product_id ? await aboutProduct(db, row.product_id, now) : null })
  const { number, revision, valid_until, message, delivery_days, return_cost, is_collected, total_amount } = offer
  const { customer_name, customer_email, customer_phone, company, business_id } = offer
  const { shipping_address, shipping_postcode, shipping_city } = offer
  const buyer = { customer_name, customer_email, customer_phone, company, business_id }
  const place = { shipping_address, shipping_postcode, shipping_city }
  return {
    ...{ number, revision, valid_until, message, delivery_days, return_cost, is_collected, total_amount },
    ...buyer,
    ...place,
    rows,
  }
}

async function aboutProduct(db: Kysely<Database>, id: string, now: Date): Promise<Characteristics | null> {
  const found = await findStaffProduct(db, id, now)
  if (!found) return null
  const product = withOwnFigures(found)
  return { description: product.description, specs: mainFigures(product), image: product.image_url }
}

/**
 * Takes the sending back: its mail does not leave, the message that it was made from is what it was, and what was sent before holds again
 * with what was kept for it and its reminder, or it is a draft. Throws `undo_expired` when the time is over or the customer has answered.
 */
export async function undoSend(db: Kysely<Database>, id: string, now: Date): Promise<Offer> {
  const offer = existing(await lockOffer(db, id, now))
  const sent = offer.status === 'sent' ? await findRevision(db, id, offer.revision) : undefined
  const isOver = !sent || now.getTime() >= Date.parse(sent.sentAt) + OFFER_UNDO_MS
  if (isOver || !sent.mailId || !(await deleteMail(db, sent.mailId, now)))
    throw new ApiError('undo_expired', { detail: 'Tarjous on jo lähtenyt. Peru tai muuta se tarvittaessa.' })
  const { before } = sent
  if (offer.contact_message_id && before.messageStatus)
    await restoreStatus(db, offer.contact_message_id, before.messageStatus, now)
  await deleteRevision(db, id, offer.revision)
  const earlier = await findRevision(db, id)
  await moveOffer(
    db,
    id,
    'sent',
    {
      status: before.status,
      revision: earlier?.content.revision ?? 0,
      is_changed: earlier !== undefined,
      open_until: earlier?.content.valid_until ?? null,
      sent_at: earlier?.sentAt ?? null,
      reminded_at: before.remindedAt,
    },
    now,
  )
  if (earlier?.holdsStock && before.status === 'sent') await holdStock(db, id, earlier.content, now)
  else await releaseStock(db, id)
  return offer
}

/** Withdraws an offer that was sent: nobody can accept it any more. Throws `offer_closed` for any other. */
export async function withdrawOffer(db: Kysely<Database>, id: string, now: Date): Promise<Offer> {
  const offer = existing(await lockOffer(db, id, now))
  const isMoved = await moveOffer(db, id, 'sent', { status: 'withdrawn', closed_at: now.toISOString() }, now)
  if (!isMoved) throw new ApiError('offer_closed', { detail: 'Vain lähetetyn tarjouksen voi perua.' })
  await releaseStock(db, id)
  return offer
}
