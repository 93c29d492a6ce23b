import type { ContactInquiry } from '@arkpax/schema/contact-inquiry'
import { HOUR_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { searchText } from '../src/db/search-text.ts'
import { replyDueAt } from '../src/features/contact/contact.repo.ts'
import { inquiryWords, storedInquiry } from '../src/features/contact/contact-inquiry.ts'
import { takeInquiryNumber } from '../src/features/inquiries/inquiry-numbers.repo.ts'
import { findProducts } from '../src/features/products/products.repo.ts'
import type { Chance } from './demo-chance.ts'
import { type DemoMessage, demoMessages } from './demo-contact-texts.ts'
import { emailOf } from './demo-people.ts'

/** A message that led to an order. */
export interface OrderOrigin {
  messageId: string
  name: string
  ordered: NonNullable<DemoMessage['ordered']>
  sentAt: Date
}

/** Fills the inbox, and gives the messages whose senders then ordered. */
export async function seedContactMessages(db: Kysely<Database>, now: Date, chance: Chance): Promise<OrderOrigin[]> {
  const origins: OrderOrigin[] = []
  for (const { name, subject, message, status, notes, ageHours, asked, ordered } of demoMessages.toReversed()) {
    const sentAt = new Date(now.getTime() - ageHours * HOUR_MS)
    const answeredAt = status === 'new' ? sentAt : new Date(sentAt.getTime() + (ageHours * HOUR_MS) / 2)
    const id = uuidv7({ msecs: sentAt.getTime(), random: chance.bytes() })
    const email = emailOf(name)
    const row = { id, name, email, subject, message, status, admin_notes: notes ?? null }
    const inquiry = asked && (await askedOf(db, asked))
    await db
      .insertInto('contact_messages')
      .values({
        ...row,
        inquiry: inquiry ? storedInquiry(inquiry) : null,
        search_text: searchText(name, email, subject, message, ...(inquiry ? inquiryWords(inquiry) : [])),
        waiting_since: sentAt.toISOString(),
        reply_due_at: await replyDueAt(db, sentAt),
        created_at: sentAt.toISOString(),
        updated_at: answeredAt.toISOString(),
      })
      .execute()
    if (ordered) origins.push({ messageId: id, name, ordered, sentAt })
  }
  return origins
}

async function askedOf(
  db: Kysely<Database>,
  { products, ...buyer }: NonNullable<DemoMessage['asked']>,
): Promise<ContactInquiry> {
  const found = await findProducts(
    db,
    products.map(([id]) => id),
    new Date(),
  )
  const items = products.flatMap(([product_id, quantity]) => {
    const product = found.find(({ id }) => id === product_id)
    return product ? [{ product_id, product_name: product.name, quantity, price: product.price }] : []
  })
  return { number: await takeInquiryNumber(db), items, ...buyer }
}
