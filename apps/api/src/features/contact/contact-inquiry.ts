import { type ContactInquiry, contactInquiry } from '@arkpax/schema/contact-inquiry'
import { toCents, toEuros } from '@arkpax/schema/money'
import { phoneDigits } from '../../db/phone-digits.ts'

/** An inquiry as a message stores it, with its prices in cents. */
export const storedInquiry = ({ items, ...inquiry }: ContactInquiry): string =>
  JSON.stringify({ ...inquiry, items: items.map(({ price, ...item }) => ({ ...item, price_cents: toCents(price) })) })

/** The inquiry that a message has stored; null where it has none. */
export function toInquiry(stored: string | null): ContactInquiry | null {
  if (stored === null) return null
  const { items, ...inquiry } = JSON.parse(stored)
  return contactInquiry.parse({
    ...inquiry,
    items: items.map(({ price_cents, ...item }: { price_cents: number }) => ({ ...item, price: toEuros(price_cents) })),
  })
}

/** What an inquiry is found by beside its message. */
export const inquiryWords = ({ phone, company, business_id, postcode, items }: ContactInquiry): (string | null)[] => [
  phone,
  phone && phoneDigits(phone),
  company,
  business_id,
  postcode,
  ...items.map(({ product_name }) => product_name),
]
