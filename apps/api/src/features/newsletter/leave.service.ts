import type { SubscriberEventKind, Unsubscriber } from '@arkpax/schema/newsletter'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countOfLetter } from '../mail/letter-counts.repo.ts'
import { cancelSubscription } from './newsletter.repo.ts'
import { addSubscriberEvent } from './subscriber-events.repo.ts'

interface Leaving {
  by: Unsubscriber
  /** The letter that led to it. */
  letterId?: string | null
  /** What a mail server has said. */
  reason?: string
}

const eventOf: Record<Unsubscriber, SubscriberEventKind> = {
  subscriber: 'unsubscribed',
  staff: 'unsubscribed',
  bounce: 'hard-bounce',
  complaint: 'complaint',
}

/** Takes an address off the newsletter and writes down why; false when it was not on it. */
export async function leave(
  db: Kysely<Database>,
  email: string,
  { by, letterId = null, reason }: Leaving,
  now: Date,
): Promise<boolean> {
  if (!(await cancelSubscription(db, email, by, now))) return false
  const source = by === 'staff' ? 'staff' : null
  await addSubscriberEvent(db, email, { kind: eventOf[by], source, reason: reason ?? null, letter_id: letterId }, now)
  if (letterId && by === 'subscriber') await countOfLetter(db, letterId, 'unsubscribed')
  return true
}
