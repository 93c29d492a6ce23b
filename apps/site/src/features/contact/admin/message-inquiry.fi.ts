import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import { formatEuros } from '@arkpax/schema/format-fi'
import { toCents, toEuros } from '@arkpax/schema/money'

/** Words of an inquiry in the inbox. */
export const inquiryText = {
  title: (number: number) => `Tarjouspyyntö ${number}`,
  product: 'Tuote',
  quantity: 'Määrä ja kappalehinta',
  sum: 'Summa',
  pieces: (quantity: number, price: number) => `${quantity}\u00A0×\u00A0${formatEuros(price)}`,
  total: 'Yhteensä pyynnön lähtiessä, sis. alv',
  phone: 'Puhelin',
  company: 'Yritys',
  businessId: 'Y-tunnus',
  postcode: 'Postinumero',
  delivery: 'Toimitustapa',
  wish: 'Toimitustoive',
}

/** What the products cost together when the inquiry was sent, in euros. */
export const inquiryTotal = ({ items }: ContactInquiry) =>
  toEuros(items.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0))
