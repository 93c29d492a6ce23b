import { type Kysely, sql } from 'kysely'
import { ConfigError } from '../config.ts'
import type { Database } from './database.ts'

/** The last of the many steps that made the tables before the first release, and the one that makes the same tables now. */
const LAST_TRIAL = '20261122T1400-product-status'
const FIRST = '20261122T1500-shop'

/**
 * A database of the time before the first release keeps its rows: its steps count as the one that came in their place.
 * Throws a ConfigError, and changes nothing, where it has not come to the last of those steps.
 */
export async function adoptTrialDatabase(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration where name < ${FIRST}`.execute(
      transaction,
    )
    if (rows.length === 0) return
    if (!rows.some(({ name }) => name === LAST_TRIAL)) throw new ConfigError(UNFINISHED)
    // Another process may be doing the same.
    await sql`insert into kysely_migration (name, timestamp) values (${FIRST}, ${new Date().toISOString()})
      on conflict (name) do nothing`.execute(transaction)
    await sql`delete from kysely_migration where name < ${FIRST}`.execute(transaction)
  })
}

const UNFINISHED =
  'Invalid database: its tables are older than the first release and cannot be brought up to date. Nothing in it was changed: move DATA_DIR/arkpax.sqlite away, or name a new database in DATABASE_URL, and start again.'
