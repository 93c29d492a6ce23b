import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What one table tells of an address. */
export interface Fact {
  email: string
  name: string | null
  phone: string | null
  company: string | null
  orders: number
  cents: number
  last_at: string
}

/** What orders, accounts, messages and registrations tell of these addresses, the most trusted name, company and phone number first. */
export async function readFacts(db: Kysely<Database>, emails: string[]): Promise<Fact[]> {
  if (emails.length === 0) return []
  return [
    ...(await factsOfOrders(db, emails)),
    ...(await factsOfAccounts(db, emails)),
    ...(await factsOfRegistrations(db, emails)),
    ...(await factsOfMessages(db, emails)),
  ]
}

async function factsOfOrders(db: Kysely<Database>, emails: string[]): Promise<Fact[]> {
  const sums = await db
    .selectFrom('orders')
    .select(({ fn, eb }) => [
      'customer_email as email',
      fn.countAll<number>().as('orders'),
      fn
        .sum<number>(eb.case().when('status', '=', 'cancelled').then(0).else(eb.ref('total_amount_cents')).end())
        .as('cents'),
      fn.max('created_at').as('last_at'),
    ])
    .where('customer_email', 'in', emails)
    .groupBy('customer_email')
    .execute()
  const latest = await db
    .selectFrom('orders')
    .select(['customer_email', 'customer_name as name', 'customer_phone as phone', 'company'])
    .where((eb) =>
      eb(
        eb.refTuple('customer_email', 'created_at'),
        'in',
        eb
          .selectFrom('orders as other')
          .select(({ fn }) => ['other.customer_email', fn.max('other.created_at').as('last_at')])
          .where('other.customer_email', 'in', emails)
          .groupBy('other.customer_email')
          .$asTuple('customer_email', 'last_at'),
      ),
    )
    .execute()
  const persons = new Map(latest.map(({ customer_email, ...person }) => [customer_email, person]))
  return sums.map(({ email, orders, cents, last_at }) => ({
    ...{ email, last_at, orders: Number(orders), cents: Number(cents), name: null, phone: null, company: null },
    ...persons.get(email),
  }))
}

/** Only a verified account is its address's: anybody may claim one. */
async function factsOfAccounts(db: Kysely<Database>, emails: string[]): Promise<Fact[]> {
  const accounts = await db
    .selectFrom('customer_users')
    .select(['email', 'first_name', 'last_name', 'phone', 'created_at as last_at'])
    .where('email', 'in', emails)
    .where('email_verified_at', 'is not', null)
    .execute()
  return accounts.map(fromPerson)
}

async function factsOfRegistrations(db: Kysely<Database>, emails: string[]): Promise<Fact[]> {
  const registrations = await db
    .selectFrom('product_registrations')
    .select(['email', 'first_name', 'last_name', 'phone', 'created_at as last_at'])
    .where('email', 'in', emails)
    .orderBy('id', 'desc')
    .execute()
  return registrations.map(fromPerson)
}

async function factsOfMessages(db: Kysely<Database>, emails: string[]): Promise<Fact[]> {
  const messages = await db
    .selectFrom('contact_messages')
    .select(['email', 'name', 'created_at as last_at'])
    .where('email', 'in', emails)
    .orderBy('id', 'desc')
    .execute()
  return messages.map((message) => ({ ...message, phone: null, company: null, orders: 0, cents: 0 }))
}

interface Person {
  email: string
  first_name: string
  last_name: string
  phone: string | null
  last_at: string
}

const fromPerson = ({ email, first_name, last_name, phone, last_at }: Person): Fact => ({
  ...{ email, phone, company: null, last_at, orders: 0, cents: 0 },
  name: `${first_name} ${last_name}`.trim() || null,
})
