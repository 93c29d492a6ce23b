import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import type { InquiryInput } from '@arkpax/schema/inquiry'
import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { signedId } from '../accounts/signed-id.repo.ts'
import { insertContactMessage, wakeMessagesOf } from '../contact/contact.repo.ts'
import { acknowledgeMessage, tellStaff } from '../contact/contact-mails.service.ts'
import { findDeliveryOptions } from '../delivery-options/delivery-options.service.ts'
import { mayMail } from '../mail/mail-limit.service.ts'
import { findProduct } from '../products/products.repo.ts'
import { takeInquiryNumber } from './inquiry-numbers.repo.ts'

/** Stores an inquiry as a message to customer service and tells both sides of it. Throws `invalid_fields`. */
export async function sendInquiry(
  db: Kysely<Database>,
  config: Pick<Config, 'staffEmail' | 'rateLimits'>,
  input: InquiryInput,
  now: Date,
): Promise<{ number: number; page: string }> {
  const { name, email } = input
  const items = await readItems(db, input.items, now)
  const delivery = await findDelivery(db, input)
  const number = await takeInquiryNumber(db)
  const { phone, company, business_id, postcode, delivery_method, delivery_wish } = input
  const buyer = { postcode, phone, company, business_id, delivery_method, ...delivery, delivery_wish }
  const inquiry: ContactInquiry = { number, items, ...buyer }
  const message = input.message ?? 'Pyydän tarjousta näistä tuotteista.'
  const messageId = await insertContactMessage(
    db,
    { name, email, subject: subjectOf(inquiry), message, inquiry },
    [],
    now,
  )
  await wakeMessagesOf(db, email, now)
  const page = `/contact/kiitos/${await signedId(db, 'inquiries', messageId)}`
  if (await mayMail(db, email, 'form-mails-to-address', config, now))
    await acknowledgeMessage(db, { messageId, name, email, page }, now)
  await tellStaff(db, config, { messageId }, now)
  return { number, page }
}

const SUBJECT_MAX = 300

function subjectOf({ number, items }: ContactInquiry): string {
  const products = items.map(({ quantity, product_name }) => `${quantity}\u00A0×\u00A0${product_name}`)
  const subject = `Tarjouspyyntö ${number}: ${products.join(', ')}`
  return subject.length > SUBJECT_MAX ? `${subject.slice(0, SUBJECT_MAX - 1)}…` : subject
}

/** What is asked for with its names and prices of now; a product that is named twice is one line. Throws `invalid_fields` for one that is not for sale. */
async function readItems(
  db: Kysely<Database>,
  asked: InquiryInput['items'],
  now: Date,
): Promise<ContactInquiry['items']> {
  const items = new Map<string, ContactInquiry['items'][number]>()
  const errors: { path: string; detail: string }[] = []
  for (const [index, { product_id, quantity }] of asked.entries()) {
    const product = await findProduct(db, product_id, now)
    const before = items.get(product_id)?.quantity ?? 0
    if (product) {
      const { name: product_name, price } = product
      items.set(product_id, { product_id, product_name, quantity: before + quantity, price })
    } else errors.push({ path: `items.${index}.product_id`, detail: GONE })
  }
  if (errors.length > 0) throw new ApiError('invalid_fields', { errors })
  return [...items.values()]
}

const GONE = 'Tuote ei ole enää myynnissä. Poista se pyynnöstä.'

/** What the chosen way of delivery is called, null where none was, and costs, where that is known. Throws `invalid_fields` for one that these goods or this place do not have. */
async function findDelivery(
  db: Kysely<Database>,
  input: InquiryInput,
): Promise<Pick<ContactInquiry, 'delivery_name' | 'delivery_price'>> {
  const { postcode, delivery_method, items } = input
  if (!delivery_method) return { delivery_name: null }
  const options = postcode ? await findDeliveryOptions(db, { postcode, items }) : []
  const option = options.find(({ method }) => method === delivery_method)
  if (option?.priceCents === null) return { delivery_name: option.name }
  if (option) return { delivery_name: option.name, delivery_price: toEuros(option.priceCents) }
  const error = postcode
    ? { path: 'delivery_method', detail: 'Näille tuotteille ei ole tätä toimitustapaa. Valitse toinen.' }
    : { path: 'postcode', detail: 'Toimitustapa valitaan postinumeron mukaan' }
  throw new ApiError('invalid_fields', { errors: [error] })
}
