import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type ColumnType, jsonRows } from '../../db/json-rows.ts'
import { updateSeen } from '../../db/update-seen.ts'
import { byFields, byOutcome, type RowToRun, type Side, versionSeen } from '../../services/planned-row.ts'

/** What staff keep of the customers of these addresses. */
export async function findKeptOf(db: Kysely<Database>, emails: readonly string[]) {
  const customers = await db
    .selectFrom('customers')
    .select(['id', 'email', 'merged_into', 'display_name', 'company', 'business_id', 'phone', 'version'])
    .where('email', 'in', ['', ...emails])
    .execute()
  const ids = customers.map(({ id }) => id)
  const tags = await db
    .selectFrom('customer_tags')
    .selectAll()
    .where('customer_id', 'in', ['', ...ids])
    .execute()
  const tagsOf = Map.groupBy(tags, ({ customer_id }) => customer_id)
  return customers.map((customer) => ({
    ...customer,
    tags: (tagsOf.get(customer.id) ?? []).map(({ tag }) => tag).sort((a, b) => a.localeCompare(b, 'fi')),
  }))
}

const FIELDS = ['display_name', 'company', 'business_id', 'phone'] as const
const TYPES: Record<string, ColumnType> = {
  ...{ id: 'text', email: 'text', seen: 'integer', at: 'text' },
  ...{ display_name: 'text', company: 'text', business_id: 'text', phone: 'text' },
}

/** Adds and changes customers; gives the ids of those that are still as they were looked at. */
export async function runCustomers(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<Set<string>> {
  const { fresh, changed } = byOutcome(rows)
  const done = new Set([...(await insertAll(db, fresh, now)), ...(await updateAll(db, changed, 'after', now))])
  const rowsDone = rows.filter(({ thing_id }) => done.has(thing_id))
  await addTags(db, rowsDone.flatMap(newTags))
  await countAnew(db, done)
  return done
}

/** Makes customers as they were before a file; gives the ids of those that nobody has changed since. */
export async function takeBackCustomers(
  db: Kysely<Database>,
  rows: readonly RowToRun[],
  now: Date,
): Promise<Set<string>> {
  const { fresh, changed } = byOutcome(rows)
  const emptied = await emptyAll(db, fresh, now)
  const done = new Set([...emptied, ...(await updateAll(db, changed, 'before', now))])
  await removeTags(db, rows.filter(({ thing_id }) => done.has(thing_id)).flatMap(newTags))
  await countAnew(db, done)
  return done
}

async function insertAll(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<string[]> {
  const inserted = await sql<{ id: string }>`
    insert into customers (id, email, display_name, company, business_id, phone, last_at, created_at, updated_at)
    select given.id, given.email, given.display_name, given.company, given.business_id, given.phone, given.at, given.at, given.at
    from ${givenRows(db, rows, 'after', now)} where true on conflict (email) do nothing returning id`.execute(db)
  return inserted.rows.map(({ id }) => id)
}

async function updateAll(db: Kysely<Database>, rows: readonly RowToRun[], side: Side, now: Date): Promise<string[]> {
  const ids: string[] = []
  for (const { fields, group } of byFields(rows, FIELDS)) {
    const given = givenRows(db, group, side, now)
    const isThere = sql`customers.merged_into is null`
    ids.push(...(await updateSeen(db, { table: 'customers', columns: fields, given, isThere })))
  }
  return ids
}

/** What was typed of new customers goes; they go with it where nothing else is known of them, when they are counted. */
async function emptyAll(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<string[]> {
  const emptied = await sql<{ id: string }>`
    update customers set display_name = null, company = null, business_id = null, phone = null,
      version = customers.version + 1, updated_at = given.at
    from ${givenRows(db, rows, 'after', now)}
    where customers.id = given.id and customers.version = 1 returning customers.id`.execute(db)
  return emptied.rows.map(({ id }) => id)
}

const givenRows = (db: Kysely<Database>, rows: readonly RowToRun[], side: Side, now: Date) =>
  jsonRows(
    db,
    TYPES,
    rows.map((row) => ({
      ...{ id: row.thing_id, email: row.after.email, at: now.toISOString() },
      seen: versionSeen(row, side),
      ...Object.fromEntries(FIELDS.map((name) => [name, row[side][name] ?? null])),
    })),
  )

interface Tag {
  customer_id: string
  tag: string
}

const newTags = ({ thing_id, before, after }: RowToRun): Tag[] => {
  const old = new Set(Array.isArray(before.tags) ? before.tags.map(String) : [])
  const tags = Array.isArray(after.tags) ? after.tags.map(String) : []
  return tags.filter((tag) => !old.has(tag)).map((tag) => ({ customer_id: thing_id, tag }))
}

const TAG = { customer_id: 'text', tag: 'text' } as const

async function addTags(db: Kysely<Database>, tags: readonly Tag[]): Promise<void> {
  await sql`insert into customer_tags (customer_id, tag) select given.customer_id, given.tag from ${jsonRows(db, TAG, tags)}
    where true on conflict do nothing`.execute(db)
}

async function removeTags(db: Kysely<Database>, tags: readonly Tag[]): Promise<void> {
  await sql`delete from customer_tags where (customer_id, tag) in
    (select given.customer_id, given.tag from ${jsonRows(db, TAG, tags)})`.execute(db)
}

/** They are counted, and found by their new names, before the list is read next. */
async function countAnew(db: Kysely<Database>, ids: ReadonlySet<string>): Promise<void> {
  const rows = [...ids].map((id) => ({ id }))
  await sql`insert into customer_changes (email) select email from customers where id in
    (select given.id from ${jsonRows(db, { id: 'text' }, rows)})`.execute(db)
}
