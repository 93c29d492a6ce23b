import { Kysely, sql } from 'kysely'
import { seedCatalogue } from '../seeds/catalogue.ts'
import { seedFaq } from '../seeds/faq.ts'
import { seedSettings } from '../seeds/settings.ts'
import { connectPostgres, connectSqlite, openSqlite } from '../src/db/connect.ts'
import type { Database } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { GroupedSqliteDialect } from '../src/db/sqlite-dialect.ts'
import { readBeginning } from './beginning.ts'
import { noteStatement, statementsDir } from './statements.ts'

/** So many databases of one test process live at once; no test has more apps side by side. */
const PLACES = 2

/** The database that the others are copied from. */
export const TEMPLATE = 'arkpax_template'

const opened: Kysely<Database>[] = []

/**
 * A migrated database of its own with the catalogue in it: SQLite in memory, or one on the server that
 * `TEST_POSTGRES_URL` names (`scripts/test-postgres.ts`).
 */
export async function openTestDatabase(): Promise<Kysely<Database>> {
  const server = process.env.TEST_POSTGRES_URL
  if (server) return openOnPostgres(server)
  filled ??= fillSqlite()
  const db = onSqlite(openSqlite(await filled))
  await opened.at(-PLACES)?.destroy()
  opened.push(db)
  return db
}

/** The bytes of one that is filled: each test gets a copy, which takes a hundredth of the time. */
let filled: Promise<Buffer> | undefined

async function fillSqlite(): Promise<Buffer> {
  const sqlite = openSqlite(':memory:')
  const db = onSqlite(sqlite)
  await fillDatabase(db)
  const bytes = sqlite.serialize()
  await db.destroy()
  return bytes
}

const onSqlite = (sqlite: ReturnType<typeof openSqlite>) =>
  new Kysely<Database>({
    dialect: new GroupedSqliteDialect(sqlite),
    ...(statementsDir && { log: noteStatement }),
  })

/** A database of its own without tables; whoever opens it destroys it. */
export async function openEmptyDatabase(): Promise<Kysely<Database>> {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) return connectSqlite(':memory:')
  const url = new URL(server)
  url.pathname = `empty_${process.env.VITEST_POOL_ID ?? 0}`
  const name = sql.id(url.pathname.slice(1))
  const keeper = await connectPostgres(server)
  await sql`drop database if exists ${name} with (force)`.execute(keeper)
  await sql`create database ${name}`.execute(keeper)
  await keeper.destroy()
  return connectPostgres(url.href)
}

/** What every test database begins with. */
export async function fillDatabase(db: Kysely<Database>): Promise<void> {
  await migrate(db)
  await seedCatalogue(db)
  await seedSettings(db)
  await seedFaq(db)
}

/** A database of the server and the connections to it, until a test destroys them. */
interface Place {
  name: string
  db: Kysely<Database> | undefined
}

/** Those of this process, the one that has waited longest first. */
const places: Place[] = []

/**
 * Making a database costs a second, so the process takes its few in turn and empties each before it is used again. Connections
 * stay: a new one knows no table yet, and learning them takes as long as most tests.
 */
async function openOnPostgres(server: string): Promise<Kysely<Database>> {
  const place = (places.length === PLACES && places.shift()) || {
    name: `test_${process.env.VITEST_POOL_ID ?? 0}_${places.length}`,
    db: undefined,
  }
  places.push(place)
  const db = place.db ?? (await connectPlace(server, place))
  await sql.raw(beginningAnew).execute(db)
  return db
}

async function connectPlace(server: string, place: Place): Promise<Kysely<Database>> {
  await makeDatabase(server, place.name)
  const url = new URL(server)
  url.pathname = place.name
  const db = await connectPostgres(url.href)
  place.db = db
  const destroy = db.destroy.bind(db)
  db.destroy = () => {
    place.db = undefined
    return destroy()
  }
  return db
}

/** The script that `keepBeginning` has written down, once it has been read. */
let beginningAnew = ''

async function makeDatabase(server: string, name: string): Promise<void> {
  const keeper = await connectPostgres(server)
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(keeper)
  if (rows.length === 0) await sql`create database ${sql.id(name)} template ${sql.id(TEMPLATE)}`.execute(keeper)
  beginningAnew ||= await readBeginning(keeper)
  await keeper.destroy()
}
