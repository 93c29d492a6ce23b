import { type Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { privacyOfNouns } from '../src/privacy.ts'
import { noPersonalData } from './no-personal-data.ts'
import { openTestDatabase } from './test-database.ts'

/** Numbers, moments, days, keys and hashes of secrets are not read as texts about a person. */
const NOT_TEXT = /^(integer|bigint|int\d|bool|boolean|blob|bytea|numeric|real|double|float\d|date|time|json)/i
const NOT_ABOUT_A_PERSON = /^(id|day)$|_(id|hash|at|on|until|end|date)$/
/** What SQLite keeps to find texts of a table by, and forgets with them. */
const SEARCH_INDEX = /_(indexed|terms|trigrams(_[a-z]+)?)$/

const covered = new Set(
  privacyOfNouns.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  ),
)

/** Every column that could hold a name, an address, a phone number or free text, as `table.column`. */
async function textColumns(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const names = new Set(tables.map(({ name }) => name))
  const isIndex = (name: string) =>
    name === 'search_waiting' || (SEARCH_INDEX.test(name) && names.has(name.replace(SEARCH_INDEX, '')))
  return tables
    .filter(({ name }) => !isIndex(name))
    .flatMap((table) =>
      table.columns
        .filter(({ name, dataType }) => !NOT_TEXT.test(dataType) && !NOT_ABOUT_A_PERSON.test(name))
        .map(({ name }) => `${table.name}.${name}`),
    )
}

const withoutRule = async (db: Kysely<Database>) =>
  (await textColumns(db)).filter((column) => !covered.has(column) && !(column in noPersonalData))

it('every column that can hold something about a person has a rule for its export, erasure and retention', async () => {
  expect(await withoutRule(await openTestDatabase())).toEqual([])
})

it('a new table with a name, an address, an e-mail, a phone number or free text fails until a rule covers it', async () => {
  const db = await openTestDatabase()
  await db.transaction().execute(async (transaction) => {
    await sql`create table claims (id text primary key, order_id text, customer_name varchar(80), email text, phone text,
      street_address text, fault text, cents bigint, is_open boolean, created_at text)`.execute(transaction)
    await sql`alter table orders add column door_code text`.execute(transaction)
    expect((await withoutRule(transaction)).sort()).toEqual([
      'claims.customer_name',
      'claims.email',
      'claims.fault',
      'claims.phone',
      'claims.street_address',
      'orders.door_code',
    ])
    await sql`drop table claims`.execute(transaction)
    await sql`alter table orders drop column door_code`.execute(transaction)
  })
})

it('a noun that erases tells beforehand what it would erase', () => {
  const silent = privacyOfNouns.filter(({ erase, erasureParts }) => typeof erase === 'function' && !erasureParts)
  expect(silent.map(({ columns }) => Object.keys(columns))).toEqual([])
})

it('no rule and no exception is about a column that is not there, and no column has both', async () => {
  const columns = await textColumns(await openTestDatabase())
  const exceptions = Object.keys(noPersonalData)
  for (const column of [...covered, ...exceptions]) expect(columns).toContain(column)
  expect(exceptions.filter((column) => covered.has(column))).toEqual([])
})
