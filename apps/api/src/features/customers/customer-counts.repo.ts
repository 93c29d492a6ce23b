import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { phoneDigits } from '../../db/phone-digits.ts'
import { searchText } from '../../db/search-text.ts'
import { type Fact, readFacts } from './customer-facts.repo.ts'

/** Addresses that are counted in one transaction. */
const BATCH = 500
/** How many a reader waits for; the rest is done by the sweep. */
const WHILE_WAITING = 2_000

/** Counts anew what has changed, so that what is read next is up to date; at most some thousands of addresses. */
export async function recountForReading(db: Kysely<Database>, now: Date): Promise<void> {
  const waiting = await db.selectFrom('customer_changes').select('id').limit(1).executeTakeFirst()
  if (waiting) await recountChanged(db, now, WHILE_WAITING)
}

/** Counts every address anew that has changed. */
export async function recountChanged(db: Kysely<Database>, now: Date, atMost = Number.POSITIVE_INFINITY) {
  for (let done = 0; done < atMost; done += BATCH) {
    const taken = await db.transaction().execute(async (transaction) => {
      await oneAtATime(transaction)
      const changes = await takeChanges(transaction)
      await recount(transaction, [...new Set(changes)], now)
      return changes.length
    })
    if (taken < BATCH) return
  }
}

/** Counts these addresses anew, in the caller's transaction. */
export async function recountAddresses(db: Kysely<Database>, emails: string[], now: Date): Promise<void> {
  await oneAtATime(db)
  await recount(db, emails, now)
}

/** Of two counts of one customer the later must see what the earlier has seen. SQLite has one writer anyway. */
async function oneAtATime(db: Kysely<Database>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return
  await sql`select pg_advisory_xact_lock(hashtext('customers'))`.execute(db)
}

async function takeChanges(db: Kysely<Database>): Promise<string[]> {
  const changes = await db.selectFrom('customer_changes').selectAll().orderBy('id').limit(BATCH).execute()
  if (changes.length === 0) return []
  const ids = changes.map(({ id }) => id)
  await db.deleteFrom('customer_changes').where('id', 'in', ids).execute()
  return changes.map(({ email }) => email)
}

async function recount(db: Kysely<Database>, changed: string[], now: Date): Promise<void> {
  const emails = changed.filter((email) => email !== '')
  if (emails.length === 0) return
  await addRows(db, emails, now)
  const customers = await readGroups(db, emails)
  const facts = Map.groupBy(
    await readFacts(
      db,
      customers.flatMap((group) => group.emails),
    ),
    ({ email }) => email,
  )
  for (const customer of customers) {
    await store(
      db,
      customer,
      customer.emails.flatMap((email) => facts.get(email) ?? []),
      now,
    )
  }
}

/** Rows for the addresses that have none; those of which nothing is known go again with the counting. */
async function addRows(db: Kysely<Database>, emails: string[], now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('customers')
    .values(emails.map((email) => ({ id: uuidv7(), email, last_at: at, created_at: at, updated_at: at })))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** The customers that these addresses belong to, each with all its addresses, its own first. */
async function readGroups(db: Kysely<Database>, emails: string[]) {
  const mains = await db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('customers as one')
        .select((one) => one.fn.coalesce('one.merged_into', 'one.id').as('id'))
        .where('one.email', 'in', emails),
    )
    .execute()
  const ids = mains.map(({ id }) => id)
  const merged = await db
    .selectFrom('customers')
    .select(['email', 'merged_into'])
    .where('merged_into', 'in', ids)
    .execute()
  const mergedOf = Map.groupBy(merged, ({ merged_into }) => merged_into)
  return mains.map((main) => ({
    main,
    emails: [main.email, ...(mergedOf.get(main.id) ?? []).map(({ email }) => email)],
  }))
}

type Group = Awaited<ReturnType<typeof readGroups>>[number]

async function store(db: Kysely<Database>, { main, emails }: Group, facts: Fact[], now: Date): Promise<void> {
  const isEmpty = facts.length === 0
  if (isEmpty && emails.length === 1 && !(await isKept(db, main))) {
    await db.deleteFrom('customers').where('id', '=', main.id).execute()
    return
  }
  const found = {
    found_name: facts.find(({ name }) => name)?.name ?? null,
    found_phone: facts.find(({ phone }) => phone)?.phone ?? null,
    found_company: facts.find(({ company }) => company)?.company ?? null,
  }
  await db
    .updateTable('customers')
    .set({
      ...found,
      orders: facts.reduce((sum, { orders }) => sum + orders, 0),
      bought_cents: facts.reduce((sum, { cents }) => sum + cents, 0),
      last_at: facts.reduce((last, { last_at }) => (last_at > last ? last_at : last), isEmpty ? main.last_at : ''),
      empty_since: isEmpty ? (main.empty_since ?? now.toISOString()) : null,
      search_text: textOf({ ...main, ...found }, emails),
    })
    .where('id', '=', main.id)
    .execute()
}

/** Whether staff keep something of a customer. */
async function isKept(db: Kysely<Database>, { id, display_name, company, business_id, phone }: Group['main']) {
  if (display_name ?? company ?? business_id ?? phone) return true
  const note = db.selectFrom('customer_notes').select('customer_id').where('customer_id', '=', id)
  const tag = db.selectFrom('customer_tags').select('customer_id').where('customer_id', '=', id)
  return (await note.unionAll(tag).limit(1).executeTakeFirst()) !== undefined
}

const textOf = (
  { display_name, found_name, company, found_company, business_id, phone, found_phone }: Group['main'],
  emails: string[],
) =>
  searchText(
    ...[display_name, found_name, ...emails, company, found_company, business_id, phone, found_phone],
    ...[business_id, phone, found_phone].map((number) => number && phoneDigits(number)),
  )
