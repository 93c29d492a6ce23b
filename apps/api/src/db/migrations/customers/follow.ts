import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** The tables whose rows belong to an address, the column with it, and the columns that a customer's row tells of. */
const FOLLOWED = [
  ['orders', 'customer_email', ['status', 'total_amount_cents', 'customer_name', 'customer_phone']],
  ['contact_messages', 'email', ['name']],
  ['product_registrations', 'email', ['first_name', 'last_name', 'phone']],
  ['customer_users', 'email', ['email_verified_at', 'first_name', 'last_name', 'phone']],
] as const

/**
 * Whoever writes these rows leaves their address in `customer_changes`, also where nobody thinks of customers: a sweep, an
 * erasure. The list of customers counts those addresses anew before it is read. Every row gets an id of its own, because a row
 * that two transactions shared could be taken by a count that does not see the later one yet.
 */
export async function followNouns(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .createTable('customer_changes')
    .addColumn('id', isSqlite ? 'integer' : 'bigserial', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute()
  for (const [table, email, columns] of FOLLOWED) {
    await (isSqlite ? followOnSqlite(db, table, email, columns) : followOnPostgres(db, table, email, columns))
    await sql`insert into customer_changes (email) select distinct ${sql.ref(email)} from ${sql.table(table)}
      where ${sql.ref(email)} <> ''`.execute(db)
  }
}

type Follow = (db: Kysely<unknown>, table: string, email: string, columns: readonly string[]) => Promise<void>

const namesOf = (columns: readonly string[]) => sql.join(columns.map((name) => sql.ref(name)))

const followOnSqlite: Follow = async (db, table, email, columns) => {
  const on = sql.table(table)
  const name = (what: string) => sql.id(`${table}_customer_${what}`)
  const note = (row: 'old' | 'new') => sql`insert into customer_changes (email) values (${sql.ref(`${row}.${email}`)})`
  const watched = namesOf([email, ...columns])
  await sql`create trigger ${name('added')} after insert on ${on} begin ${note('new')}; end`.execute(db)
  await sql`create trigger ${name('removed')} after delete on ${on} begin ${note('old')}; end`.execute(db)
  await sql`create trigger ${name('changed')} after update of ${watched} on ${on}
    begin ${note('old')}; ${note('new')}; end`.execute(db)
}

const followOnPostgres: Follow = async (db, table, email, columns) => {
  const on = sql.table(table)
  const name = (what: string) => sql.id(`${table}_customer_${what}`)
  const address = sql.id(email)
  await sql`create function ${name('note')}() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then insert into customer_changes (email) values (old.${address}); end if;
    if tg_op <> 'DELETE' then insert into customer_changes (email) values (new.${address}); end if;
    return null; end $$`.execute(db)
  await sql`create trigger ${name('written')} after insert or delete or update of ${namesOf([email, ...columns])}
    on ${on} for each row execute function ${name('note')}()`.execute(db)
}
