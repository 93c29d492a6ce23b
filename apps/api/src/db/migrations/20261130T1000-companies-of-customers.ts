import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** Customers are called by the company of their last order, too, and orders are sorted by what their buyer is called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customers').addColumn('found_company', 'text').execute()
  await followCompanies(db)
  await sql`insert into customer_changes (email)
    select distinct customer_email from orders where company is not null and customer_email <> ''`.execute(db)
  await sql`drop index orders_customer`.execute(db)
  await sql`drop index orders_status_customer`.execute(db)
  await sql`create index orders_customer on orders (coalesce(company, customer_name), id)`.execute(db)
  await sql`create index orders_status_customer on orders (status, coalesce(company, customer_name), id)`.execute(db)
}

/** A changed company counts its customer anew, as a changed name does. */
async function followCompanies(db: Kysely<unknown>): Promise<void> {
  const watched = sql`customer_email, status, total_amount_cents, customer_name, customer_phone, company`
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`drop trigger orders_customer_changed`.execute(db)
    await sql`create trigger orders_customer_changed after update of ${watched} on orders begin
      insert into customer_changes (email) values (old.customer_email);
      insert into customer_changes (email) values (new.customer_email); end`.execute(db)
    return
  }
  await sql`drop trigger orders_customer_written on orders`.execute(db)
  await sql`create trigger orders_customer_written after insert or delete or update of ${watched}
    on orders for each row execute function orders_customer_note()`.execute(db)
}
