import type { ContactStatus } from '@arkpax/schema/contact'
import type { OfferRowKind, OfferStatus } from '@arkpax/schema/offers'
import type { Generated } from 'kysely'

/** One row, once there is an offer: the number that was given last. */
export interface OfferNumberTable {
  id: number
  last: number
}

/** What staff write on; the customer sees the newest row of `offer_revisions`. */
export interface OfferTable {
  id: string
  /** What people call it by: one more than that of the offer before it. */
  number: number
  status: OfferStatus
  /** The newest that was sent; 0 of a draft. */
  revision: Generated<number>
  /** What stands here is not what was sent last. SQLite gives 0 and 1. */
  is_changed: Generated<boolean>
  customer_name: string
  customer_email: string
  customer_phone: string | null
  company: string | null
  business_id: string | null
  shipping_address: string | null
  shipping_postcode: string | null
  shipping_city: string | null
  contact_message_id: string | null
  order_id: string | null
  /** YYYY-MM-DD in Finland, as it stands in the text. */
  valid_until: string
  /** The same of what was sent last; null of a draft. */
  open_until: string | null
  holds_stock: boolean
  is_collected: Generated<boolean>
  reminds: boolean
  message: string | null
  delivery_days: number | null
  return_cost_cents: number | null
  total_amount_cents: number
  sent_at: string | null
  reminded_at: string | null
  closed_at: string | null
  decline_reason: string | null
  /** Lower-cased number, name, e-mail, phone and company, for searching. */
  search_text: string
  /** How many times staff have changed it, from 1. */
  version: Generated<number>
  created_at: string
  updated_at: string
}

export interface OfferRowTable {
  id: string
  offer_id: string
  kind: OfferRowKind
  /** Null of what is no product, or whose product is gone. */
  product_id: string | null
  name: string
  quantity: number
  price_cents: number
  discount_cents: number
  vat_percent: number
}

/** The terms of one day, which many offers share. */
export interface OfferTermsTable {
  /** SHA-256 of the content. */
  digest: string
  /** JSON, see `offer-terms.ts`. */
  content: string
  created_at: string
}

/** What was sent at one time; it never changes. */
export interface OfferRevisionTable {
  offer_id: string
  /** From 1. */
  revision: number
  /** JSON, see `offer-content.ts`. */
  content: string
  terms_digest: string
  /** The mail of the outbox, so that the sending can be taken back while it waits. */
  mail_id: string | null
  /** How the offer stood before it. */
  status_before: OfferStatus
  reminded_before: string | null
  /** How the message stood that the offer was made from; null where it was made from none. */
  message_status_before: ContactStatus | null
  /** Whether its products are kept for the customer. SQLite gives 0 and 1. */
  holds_stock: Generated<boolean>
  sent_at: string
}

/** A link to an offer: only the hash of its token is kept. */
export interface OfferLinkTable {
  token_hash: string
  offer_id: string
  /** What was the newest when the link was made. */
  revision: number
  created_at: string
}
