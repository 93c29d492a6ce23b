import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import { searchText } from '../src/db/search-text.ts'
import type { Chance } from './demo-chance.ts'
import { type DemoMessage, demoMessages } from './demo-contact-texts.ts'
import { emailOf } from './demo-people.ts'

const HOUR = 3_600_000

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
  for (const { name, subject, message, status, notes, ageHours, ordered } of demoMessages.toReversed()) {
    const sentAt = new Date(now.getTime() - ageHours * HOUR)
    const answeredAt = status === 'new' ? sentAt : new Date(sentAt.getTime() + (ageHours * HOUR) / 2)
    const id = uuidv7({ msecs: sentAt.getTime(), random: chance.bytes() })
    const email = emailOf(name)
    const row = { id, name, email, subject, message, status, admin_notes: notes ?? null }
    await db
      .insertInto('contact_messages')
      .values({
        ...row,
        search_text: searchText(name, email, subject, message),
        waiting_since: sentAt.toISOString(),
        created_at: sentAt.toISOString(),
        updated_at: answeredAt.toISOString(),
      })
      .execute()
    if (ordered) origins.push({ messageId: id, name, ordered, sentAt })
  }
  return origins
}
