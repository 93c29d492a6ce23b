import * as z from 'zod'
import { isBusinessId } from './business-id.ts'
import { mistakes } from './forms/mistakes.ts'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { paymentMethods } from './order-states.ts'
import { price } from './products.ts'
import { emailAddress, euros, line, optionalLine, optionalParagraphs, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** How an offer stands. Only a sent one can be accepted, and only until its last day is over. */
export const offerStatuses = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** A product of the catalogue, work or another thing that is priced by hand, or the delivery. */
export const offerRowKinds = ['product', 'service', 'delivery'] as const
export type OfferRowKind = (typeof offerRowKinds)[number]

/**
 * A row of an offer: `price` is the euros of a piece with tax, `discount` what the whole row is cut by. `catalogue_price` is what the product
 * costs now, null of a row that is no product, or whose product is gone.
 */
export const offerRow = z.object({
  id: z.string(),
  kind: z.enum(offerRowKinds),
  product_id: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  price: euros,
  discount: euros,
  vat_percent: z.number(),
  catalogue_price: euros.nullable(),
})
export type OfferRow = z.output<typeof offerRow>

/** An offer as staff see it: what they are writing, which is also what the customer sees once it is sent. */
export const offer = z.object({
  id: z.string(),
  number: z.int(),
  status: z.enum(offerStatuses),
  /** How many times it has been sent with something new in it; 0 of a draft. */
  revision: z.int(),
  /** What stands here is not what was sent last. */
  is_changed: z.boolean(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  company: z.string().nullable(),
  business_id: z.string().nullable(),
  /** Where it is delivered, as far as it is known; the customer confirms it. */
  shipping_address: z.string().nullable(),
  shipping_postcode: z.string().nullable(),
  shipping_city: z.string().nullable(),
  contact_message_id: z.string().nullable(),
  order: z.object({ id: z.string(), number: z.int() }).nullable(),
  /** The last day on which it can be accepted, as Finland counts days. */
  valid_until: z.iso.date(),
  /** Whether its products are kept for the customer while it is valid. */
  holds_stock: z.boolean(),
  /** Whether the customer fetches it, and may pay then. */
  is_collected: z.boolean(),
  /** Whether the customer is reminded once before it ends. */
  reminds: z.boolean(),
  /** What staff say in the mail and on the page. */
  message: z.string().nullable(),
  /** How many working days the delivery takes at most, and what a return costs the customer in euros; null where the terms say it. */
  delivery_days: z.int().nullable(),
  return_cost: euros.nullable(),
  rows: z.array(offerRow),
  total_amount: euros,
  sent_at: utcInstant.nullable(),
  reminded_at: utcInstant.nullable(),
  /** When it was accepted, declined, withdrawn or ended. */
  closed_at: utcInstant.nullable(),
  decline_reason: z.string().nullable(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type Offer = z.output<typeof offer>

/** What an offer says before anybody has written in it. */
export const emptyOffer = offer.pick({
  customer_name: true,
  customer_email: true,
  customer_phone: true,
  company: true,
  business_id: true,
  shipping_address: true,
  shipping_postcode: true,
  shipping_city: true,
  valid_until: true,
  holds_stock: true,
  is_collected: true,
  reminds: true,
  message: true,
  delivery_days: true,
  return_cost: true,
})
export type EmptyOffer = z.output<typeof emptyOffer>

/** An offer in a line. */
export const offerSummary = offer.pick({ id: true, number: true, status: true, total_amount: true, created_at: true })
export type OfferSummary = z.output<typeof offerSummary>

/** What was sent at one time. */
const offerRevision = z.object({
  revision: z.int(),
  total_amount: euros,
  valid_until: z.iso.date(),
  sent_at: utcInstant,
})

/** One offer with all that was sent of it, oldest first. */
export const offerDetail = offer.extend({ revisions: z.array(offerRevision) })
export type OfferDetail = z.output<typeof offerDetail>

const quantity = z
  .number('Anna määrä')
  .int('Määrän on oltava kokonaisluku')
  .min(1, 'Määrän on oltava vähintään 1')
  .max(10_000, 'Enintään 10\u00A0000\u00A0kappaletta')

const rowInput = z
  .object({
    kind: z.enum(offerRowKinds, 'Tuntematon rivi'),
    product_id: optionalLine(36),
    /** Empty of a product, which is called what the catalogue calls it. */
    name: line(200),
    quantity,
    price,
    discount: price.default(0),
    /** Left out of a product, which has its own, the general rate is meant. */
    vat_percent: z.number('Anna verokanta').min(0, 'Vähintään 0\u00A0%').max(50, 'Enintään 50\u00A0%').optional(),
  })
  .superRefine((row, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (row.kind === 'product' && !row.product_id) refuse('product_id', 'Valitse tuote')
    if (row.kind !== 'product' && !row.name) refuse('name', 'Kirjoita, mitä rivi on')
    if (Math.round(row.discount * 100) > Math.round(row.price * 100) * row.quantity)
      refuse('discount', 'Alennus on suurempi kuin rivin hinta')
  })
export type OfferRowInput = z.output<typeof rowInput>

/** What staff write into an offer. A draft may still lack what is asked for when it is sent. */
export const offerInput = z.object({
  customer_name: line(200),
  customer_email: z.union([z.literal('', mistakes.emailInvalid), emailAddress()], mistakes.emailInvalid),
  customer_phone: optionalLine(50),
  company: optionalLine(200),
  business_id: optionalLine(20).refine(
    (id) => !id || isBusinessId(id),
    'Tarkista Y-tunnus: anna se muodossa 1234567-1',
  ),
  shipping_address: optionalLine(300),
  shipping_postcode: optionalLine(20),
  shipping_city: optionalLine(100),
  valid_until: z.iso.date('Anna viimeinen voimassaolopäivä'),
  holds_stock: z.boolean('Valitse, varataanko tuotteet'),
  is_collected: z.boolean('Valitse, noutaako asiakas tilauksen').default(false),
  reminds: z.boolean('Valitse, muistutetaanko asiakasta'),
  message: optionalParagraphs(5_000),
  delivery_days: z
    .int('Anna päivät kokonaislukuna')
    .min(1, 'Vähintään 1\u00A0päivä')
    .max(365, 'Enintään 365\u00A0päivää')
    .nullable(),
  return_cost: price.nullable(),
  rows: z.array(rowInput).max(100, 'Enintään 100\u00A0riviä'),
})
export type OfferInput = z.output<typeof offerInput>

/**
 * What a new draft is made of: a contact message, whose sender becomes the customer (a draft of it that is there already is given
 * again), another offer that it copies, or nothing.
 */
export const offerStart = z.object({
  contact_message_id: optionalLine(36),
  copy_of: optionalLine(36),
})

/** How long an offer can be taken back after it was sent, in milliseconds; its mail waits so long. */
export const OFFER_UNDO_MS = 10_000

/** An offer that was sent, and until when that can be taken back. */
export const sentOffer = offerDetail.extend({ undo_until: utcInstant })

const offerFilters = listFilters.extend({
  status: z.enum(['all', ...offerStatuses]).default('all'),
  /** Those of one contact message, or the one that became an order. */
  contact_message_id: line(36).default(''),
  order_id: line(36).default(''),
  sort: sortBy(['date', 'customer', 'total', 'valid'], '-date'),
})

/** Offers by text, status and the days on which they were made. */
export const offerQuery = pageOf(offerFilters)
export type OfferQuery = z.output<typeof offerQuery>

/** The offers that an export takes: all that the list would show on its pages. */
export const offerExportQuery = inOrder(offerFilters)

/** The offer that an order came from, as its customer sees it under the account. */
export const ownOffer = z.object({ id: z.string(), number: z.int(), sent_at: utcInstant })
export type OwnOffer = z.output<typeof ownOffer>

/** The link of an offer, for staff to hand over otherwise than by our mail. */
export const offerLink = z.object({ url: z.url() })

/** What a link of an offer proves. */
const token = line(100, 'Linkki puuttuu')

/** What an acceptance says beside whose offer it is: the revision that was seen, where the goods go, and how it is paid. An invoice is for companies alone. */
const accepted = z.object({
  revision: z.coerce.number('Lataa sivu uudelleen').int('Lataa sivu uudelleen').min(1, 'Lataa sivu uudelleen'),
  customer_name: line(200, mistakes.name),
  customer_phone: optionalLine(50),
  shipping_address: line(300, 'Osoite on pakollinen'),
  shipping_postcode: line(20, 'Postinumero on pakollinen').regex(/^\d{5}$/, 'Postinumerossa on viisi numeroa'),
  shipping_city: line(100, 'Postitoimipaikka on pakollinen'),
  payment_method: z.enum(paymentMethods, 'Valitse maksutapa'),
  /** Where the bill of a company goes, where that is not where the goods go; whole, or not at all. */
  billing_address: optionalLine(300),
  billing_postcode: optionalLine(20),
  billing_city: optionalLine(100),
  einvoice_address: optionalLine(35),
  einvoice_operator: optionalLine(35),
})
type Billed = Pick<z.output<typeof accepted>, 'billing_address' | 'billing_postcode' | 'billing_city'>

function refuseHalfAddress({ billing_address, billing_postcode, billing_city }: Billed, context: z.RefinementCtx) {
  const place = { billing_address, billing_postcode, billing_city }
  if (Object.values(place).every((part) => !part)) return
  for (const [name, part] of Object.entries(place))
    if (!part) context.addIssue({ code: 'custom', path: [name], message: 'Täytä laskutusosoite kokonaan' })
}

/** The customer's acceptance of the revision that the page showed. Whoever orders is named on the offer; the rest is confirmed. */
export const offerAcceptance = accepted.extend({ token }).superRefine(refuseHalfAddress)
export type OfferAcceptance = z.output<typeof offerAcceptance>

/** How a customer said yes otherwise than on the page of the offer. */
export const acceptanceWays = ['phone', 'email', 'other'] as const
export type AcceptanceWay = (typeof acceptanceWays)[number]

/** An acceptance that staff write down: who said yes, how, and what else is worth remembering. */
export const recordedAcceptance = accepted
  .extend({
    accepted_by: line(200, 'Kirjoita, kuka hyväksyi tarjouksen'),
    accepted_through: z.enum(acceptanceWays, 'Valitse, miten asiakas hyväksyi'),
    note: optionalParagraphs(2_000),
  })
  .superRefine(refuseHalfAddress)
export type RecordedAcceptance = z.output<typeof recordedAcceptance>

/** What an acceptance has made; the same again for whoever accepts once more. */
export const acceptedOffer = z.object({ order_number: z.int(), total_amount: euros })

export const offerDecline = z.object({ token, reason: optionalParagraphs(2_000) })

export const offerQuestion = z.object({ token, question: paragraphs(5_000, 'Kirjoita kysymyksesi') })
