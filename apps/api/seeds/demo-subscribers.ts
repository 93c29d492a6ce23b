import { HOUR_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import type { Chance } from './demo-chance.ts'
import { emailOf, firstNames, lastNames } from './demo-people.ts'

const SUBSCRIBERS = 120
const FIRST_SUBSCRIBED_HOURS_AGO = 365 * 24

/** Fills the mailing list: a year of subscriptions, of which one in eight has been cancelled since. */
export async function seedSubscribers(db: Kysely<Database>, now: Date, chance: Chance): Promise<void> {
  const rows = namesInTurn().map((name, index) => {
    const ageHours = FIRST_SUBSCRIBED_HOURS_AGO * (1 - index / SUBSCRIBERS)
    const subscribedAt = new Date(now.getTime() - ageHours * HOUR_MS)
    const isActive = !chance.happens(12.5)
    const cancelledAt = new Date(subscribedAt.getTime() + chance.integer(10, 90) * 0.01 * ageHours * HOUR_MS)
    return {
      id: uuidv7({ msecs: subscribedAt.getTime(), random: chance.bytes() }),
      email: emailOf(name),
      subscribed_at: subscribedAt.toISOString(),
      unsubscribed_at: isActive ? null : cancelledAt.toISOString(),
      unsubscribed_by: isActive ? null : index % 4 === 0 ? ('staff' as const) : ('subscriber' as const),
      is_active: isActive,
    }
  })
  await db.insertInto('newsletter_subscriptions').values(rows).execute()
}

/** Names that are all different: every first name once, then every first name with another last name, and so on. */
function namesInTurn(): string[] {
  return Array.from({ length: SUBSCRIBERS }, (_, index) => {
    const round = Math.floor(index / firstNames.length)
    return `${firstNames[index % firstNames.length]} ${lastNames[(index + round * 5) % lastNames.length]}`
  })
}
