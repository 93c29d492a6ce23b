import { DAY_MS } from '@arkpax/schema/durations'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../src/db/database.ts'
import type { Chance } from './demo-chance.ts'
import { customers, emailOf } from './demo-people.ts'

const NAME = ['Marko', 'Niskanen'] as const

/** The argon2id hash of 'saariston-valo7', which the README tells. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$KoBAn/t7R3kg4yR1Dmt6tA$cylWCl0wYRB89YxdZ9oSjQlZ+atH482l7gnjdnsY/6A'

/** Opens an account for one who has ordered a lot, with orders in several states and a registered product. */
export async function seedCustomer(db: Kysely<Database>, now: Date, chance: Chance): Promise<void> {
  const [first_name, last_name] = NAME
  const name = NAME.join(' ')
  const home = customers.find((person) => person.name === name)
  const openedAt = new Date(now.getTime() - 80 * DAY_MS)
  await db
    .insertInto('customer_users')
    .values({
      id: uuidv7({ msecs: openedAt.getTime(), random: chance.bytes() }),
      email: emailOf(name),
      password: PASSWORD_HASH,
      first_name,
      last_name,
      phone: '050 000 4512',
      address: home?.street ?? null,
      city: home?.city ?? null,
      postal_code: home?.postcode ?? null,
      email_verified_at: openedAt.toISOString(),
      created_at: openedAt.toISOString(),
      last_seen_at: now.toISOString(),
    })
    .execute()
}
