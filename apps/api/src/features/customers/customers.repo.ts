import type { CustomerInput, CustomerQuery, CustomerRow } from '@arkpax/schema/customers'
import { toEuros } from '@arkpax/schema/money'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { Page, toPage } from '../../db/keyset.ts'
import { listOrder, number, onDays, text } from '../../db/list-order.ts'
import { lockRow } from '../../db/lock-row.ts'
import { searchedPhone } from '../../db/phone-digits.ts'
import { matching } from '../../db/text-search.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { CustomerTable } from './customers.table.ts'

type Row = Selectable<CustomerTable>

const SORTS = {
  latest: [text('last_at'), text('id')],
  bought: [number('bought_cents'), text('id')],
}

/** Customers by when they were last heard of or by what they bought; merged ones stand in the row of those they were merged into. */
export async function listCustomers(db: Kysely<Database>, query: CustomerQuery): Promise<Page<CustomerRow>> {
  const { apply, keyOf } = listOrder(SORTS, query.sort)
  const all = db.selectFrom('customers').where('merged_into', 'is', null).where(onDays('last_at', query))
  let rows = apply(all, query.cursor)
  if (query.tag) rows = rows.where('id', 'in', customersWith(db, query.tag))
  if (query.q) {
    const newest = rows.select(['id', 'search_text as text'])
    const matches = await matching(db, 'customers', searchedPhone(query.q), newest, query.limit + 1)
    rows = rows.where((eb) => eb.or([matches, ...ofOrder(db, query.q).map((ids) => eb('id', 'in', ids))]))
  }
  const page = toPage(
    await rows
      .selectAll()
      .limit(query.limit + 1)
      .execute(),
    query.limit,
    keyOf,
    (row) => row,
  )
  return new Page(await withTags(db, page.items), page.next)
}

/** The row of a customer; of a merged one the row that it was merged into. Undefined when it is not there. */
export async function findCustomerRow(db: Kysely<Database>, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', (eb) =>
      eb
        .selectFrom('customers as one')
        .select((one) => one.fn.coalesce('one.merged_into', 'one.id').as('id'))
        .where('one.id', '=', id),
    )
    .executeTakeFirst()
}

/** The customer that an address belongs to; null where it is nobody's. */
export async function findCustomerOf(db: Kysely<Database>, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.coalesce('merged_into', 'id').as('id'))
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The addresses of a customer with their rows, the main one first. */
export async function listAddresses(db: Kysely<Database>, id: string) {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where((eb) => eb.or([eb('id', '=', id), eb('merged_into', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

/** What staff keep of a customer who is about to be changed: nobody else changes it before this transaction ends. */
export async function lockKept(db: Kysely<Database>, id: string): Promise<CustomerInput | undefined> {
  await lockRow(db, 'customers', { id })
  const kept = await db
    .selectFrom('customers')
    .select(['display_name', 'company', 'business_id', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!kept) return undefined
  const tags = await db.selectFrom('customer_tags').select('tag').where('customer_id', '=', id).execute()
  return { ...kept, tags: tags.map(({ tag }) => tag).sort((a, b) => a.localeCompare(b, 'fi')) }
}

/** A customer of an address who is not there yet; undefined where the address is somebody's. */
export async function insertCustomer(db: Kysely<Database>, email: string, now: Date): Promise<string | undefined> {
  const at = now.toISOString()
  const row = await db
    .insertInto('customers')
    .values({ id: uuidv7(), email, last_at: at, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Changes what staff keep of a customer; false when it is not there, is merged into another, or not at `version` where one is given. */
export async function updateCustomer(
  db: Kysely<Database>,
  id: string,
  { tags, ...kept }: CustomerInput,
  version: number | undefined,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('customers')
    .set({ ...kept, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .where(isAtVersion(version))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const group = db.selectFrom('customers').select('id').where('merged_into', '=', id)
  await db
    .deleteFrom('customer_tags')
    .where((eb) =>
      eb.or([eb('customer_id', '=', id), eb.and([eb('customer_id', 'in', group), eb('tag', 'not in', ['', ...tags])])]),
    )
    .execute()
  if (tags.length > 0) {
    await db
      .insertInto('customer_tags')
      .values(tags.map((tag) => ({ customer_id: id, tag })))
      .execute()
  }
  return true
}

/** The tags in use, most frequent first. */
export async function listTags(db: Kysely<Database>) {
  const tags = await db
    .selectFrom('customer_tags')
    .innerJoin('customers', 'customers.id', 'customer_id')
    .select('tag')
    .select(sql<number>`count(distinct coalesce(merged_into, customers.id))`.as('customers'))
    .groupBy('tag')
    .orderBy('customers', 'desc')
    .orderBy('tag')
    .limit(200)
    .execute()
  return tags.map(({ tag, customers }) => ({ tag, customers: Number(customers) }))
}

/** The rows of the list with the tags of each, those of merged addresses too. */
export async function withTags(db: Kysely<Database>, rows: Row[]): Promise<CustomerRow[]> {
  if (rows.length === 0) return []
  const tagsOf = await readTagsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.display_name ?? row.found_name,
    company: row.company ?? row.found_company,
    phone: row.phone ?? row.found_phone,
    tags: tagsOf(row.id),
    orders: row.orders,
    bought: toEuros(row.bought_cents),
    last_at: row.last_at,
  }))
}

/** The tags of each of these customers and of what was merged into them, in order. */
async function readTagsOf(db: Kysely<Database>, ids: string[]) {
  const merged = await db
    .selectFrom('customers')
    .select(['id', 'merged_into'])
    .where('merged_into', 'in', ids)
    .execute()
  const mainOf = new Map(merged.map(({ id, merged_into }) => [id, merged_into]))
  const tags = await db
    .selectFrom('customer_tags')
    .selectAll()
    .where('customer_id', 'in', [...ids, ...mainOf.keys()])
    .orderBy('tag')
    .execute()
  const tagsOf = Map.groupBy(tags, ({ customer_id }) => mainOf.get(customer_id) ?? customer_id)
  return (id: string) => [...new Set((tagsOf.get(id) ?? []).map(({ tag }) => tag))]
}

const customersWith = (db: Kysely<Database>, tag: string) =>
  db
    .selectFrom('customer_tags')
    .innerJoin('customers as tagged', 'tagged.id', 'customer_id')
    .select((eb) => eb.fn.coalesce('tagged.merged_into', 'tagged.id').as('id'))
    .where('tag', '=', tag.toLowerCase())

const NUMBER = /^#?(\d{1,9})$/
const ID = /^#?([\da-f]{4,8}(-[\da-f-]*)?)$/i

/** The customers of the order with this number, and of those whose id begins so; none where the text is neither. */
function ofOrder(db: Kysely<Database>, typed: string) {
  const buyers = db
    .selectFrom('orders')
    .innerJoin('customers as buyer', 'buyer.email', 'orders.customer_email')
    .select((eb) => eb.fn.coalesce('buyer.merged_into', 'buyer.id').as('id'))
  const number = NUMBER.exec(typed)?.[1]
  const id = ID.exec(typed)?.[1]?.toLowerCase()
  return [
    ...(number ? [buyers.where('orders.number', '=', Number(number))] : []),
    // The range is for the index, which knows no beginnings.
    ...(id
      ? [buyers.where('orders.id', '>=', id).where('orders.id', '<', `${id}g`).where('orders.id', 'like', `${id}%`)]
      : []),
  ]
}
