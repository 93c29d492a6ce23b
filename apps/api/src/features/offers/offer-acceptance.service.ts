import { ALAND_NOTICE, isInAland } from '@arkpax/schema/aland'
import { acceptanceWayLabels } from '@arkpax/schema/offer-labels'
import type { OfferAcceptance, RecordedAcceptance } from '@arkpax/schema/offers'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { queueMail } from '../mail/mail.service.ts'
import { findOrder } from '../orders/orders.repo.ts'
import { placeOrder } from '../orders/orders.service.ts'
import { readSettings } from '../settings/settings.repo.ts'
import { offerAccepted } from './offer-accepted.mail.ts'
import { type OfferContent, rowCents } from './offer-content.ts'
import { findSent, type OpenedOffer, opened, type SentOffer } from './offer-link.service.ts'
import { tellOfferNews } from './offer-news.service.ts'
import { dueOn, methodsFor } from './offer-payment.ts'
import { releaseStock } from './offer-stock.service.ts'
import { lockOffer, moveOffer, tieOffer } from './offers.repo.ts'
import { existing } from './offers.service.ts'

/** What an acceptance has made. */
export interface Accepted {
  order_number: number
  total_amount: number
}

/** A person is billed where the goods go. */
const NO_BILLING = { billing_address: null, billing_postcode: null, billing_city: null }

/**
 * Makes the order of an offer, at the offer's prices, and gives its number; whoever accepts an accepted one gets the same number again. The
 * row of the offer decides, so that of any number of acceptances one makes an order. Throws `link_expired`, `offer_closed`, `offer_changed` when
 * a newer one has been sent, `invalid_fields`, and `insufficient_stock` where nothing was kept and it has been sold.
 */
export async function acceptOffer(
  db: Kysely<Database>,
  { token, revision, ...given }: OfferAcceptance,
  config: Pick<Config, 'staffEmail' | 'paytrail'>,
  now: Date,
): Promise<Accepted> {
  const { offer: linked } = await opened(db, token, now)
  await lockOffer(db, linked.id, now)
  const found = await opened(db, token, now)
  if (found.offer.status === 'accepted') return acceptedBefore(db, found)
  return makeOrder(db, found, { ...given, revision, note: null }, config, now)
}

/**
 * Does the same for a customer who has said yes to staff; who that was and how stands in the note of the order. False where it was accepted
 * before. Throws what the customer's own acceptance does, and `not_found`.
 */
export async function recordAcceptance(
  db: Kysely<Database>,
  id: string,
  { accepted_by, accepted_through, note, ...given }: RecordedAcceptance,
  config: Pick<Config, 'staffEmail' | 'paytrail'>,
  now: Date,
): Promise<boolean> {
  const { status } = existing(await lockOffer(db, id, now))
  if (status === 'accepted') return false
  const found = await findSent(db, id, now)
  if (!found?.isOpen)
    throw new ApiError('offer_closed', {
      detail: 'Tarjous ei ole voimassa. Muuta päivää ja lähetä se uudelleen, niin voit kirjata hyväksynnän.',
    })
  const how = acceptanceWayLabels[accepted_through].toLowerCase()
  const told = [`Tarjouksen ${found.content.number} hyväksyi ${accepted_by} (${how}).`, note].filter(Boolean).join('\n')
  await makeOrder(db, found, { ...given, note: told }, config, now)
  return true
}

interface Given extends Omit<OfferAcceptance, 'token'> {
  note: string | null
}

/** The order of an open offer; whoever calls has locked the offer. */
async function makeOrder(
  db: Kysely<Database>,
  { offer, content, isOpen }: SentOffer,
  { revision, ...given }: Given,
  config: Pick<Config, 'staffEmail' | 'paytrail'>,
  now: Date,
): Promise<Accepted> {
  if (!isOpen) throw new ApiError('offer_closed')
  if (revision !== offer.revision) throw new ApiError('offer_changed')
  const { sale } = await readSettings(db)
  refuseForeignPlace(content, given)
  if (!methodsFor(content, sale, config).includes(given.payment_method))
    throw invalidField('payment_method', 'Valitse jokin tarjotuista maksutavoista')

  await releaseStock(db, offer.id)
  const order = await placeOrder(
    db,
    {
      ...given,
      customer_email: content.customer_email,
      company: content.company,
      business_id: content.business_id,
      ...(content.company ? {} : NO_BILLING),
      contact_message_id: offer.contact_message_id,
      anotherFromMessage: true,
      lines: linesOf(content),
      charges: chargesOf(content),
      payment_due_on: dueOn(given.payment_method, sale, now),
      notify: true,
      confirm: (orderId) =>
        queueMail(
          db,
          offerAccepted,
          { to: content.customer_email, payload: { offerId: offer.id, revision: content.revision, orderId } },
          now,
        ),
    },
    now,
  )
  await moveOffer(db, offer.id, 'sent', { status: 'accepted', closed_at: now.toISOString() }, now)
  await tieOffer(db, offer.id, { order_id: order.id })
  await tellOfferNews(db, config, { offerId: offer.id, news: 'accepted' }, now)
  return { order_number: order.number, total_amount: order.total_amount }
}

async function acceptedBefore(db: Kysely<Database>, { offer }: OpenedOffer): Promise<Accepted> {
  const order = offer.order && (await findOrder(db, offer.order.id))
  if (!order) throw new ApiError('offer_closed', { detail: 'Tarjous on jo hyväksytty.' })
  return { order_number: order.number, total_amount: order.total_amount }
}

/** The price of the delivery holds for the place that was offered. */
function refuseForeignPlace(content: OfferContent, given: Pick<OfferAcceptance, 'shipping_postcode'>): void {
  const { shipping_postcode: offered, is_collected } = content
  if (is_collected) return
  if (!offered && isInAland(given.shipping_postcode))
    throw invalidField('shipping_postcode', `${ALAND_NOTICE} Kysy meiltä ensin hinta.`)
  if (offered && offered !== given.shipping_postcode)
    throw invalidField(
      'shipping_postcode',
      `Toimituksen hinta on laskettu postinumeroon ${offered}. Jos toimitusosoite on muualla, kysy meiltä uusi hinta.`,
    )
}

const linesOf = ({ rows }: OfferContent) =>
  rows.flatMap(({ product_id, quantity, ...row }, position) =>
    product_id ? [{ productId: product_id, quantity, position, ...rowCents(row) }] : [],
  )

const chargesOf = ({ rows }: OfferContent) =>
  rows.flatMap(({ kind, name, quantity, vat_percent, ...row }) => {
    if (kind === 'product') return []
    const { priceCents: price_cents, discountCents: discount_cents } = rowCents(row)
    return [{ kind, name, quantity, vat_percent, price_cents, discount_cents }]
  })
