import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * A rare search among all orders: SQLite keeps their texts in an index of trigrams, fed by triggers. The texts have a row
 * number of their own, because the hidden one of `orders` may change when the file is compacted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await sql`create table order_texts (n integer primary key, id text not null unique, search_text text not null)`.execute(
    db,
  )
  await sql`create virtual table order_trigrams using fts5
    (search_text, content = 'order_texts', content_rowid = 'n', tokenize = 'trigram')`.execute(db)
  await sql`insert into order_texts (id, search_text) select id, search_text from orders`.execute(db)
  await sql`insert into order_trigrams (order_trigrams) values ('rebuild')`.execute(db)

  await sql`create trigger order_texts_added after insert on order_texts begin
    insert into order_trigrams (rowid, search_text) values (new.n, new.search_text);
  end`.execute(db)
  await sql`create trigger order_texts_removed after delete on order_texts begin
    insert into order_trigrams (order_trigrams, rowid, search_text) values ('delete', old.n, old.search_text);
  end`.execute(db)
  await sql`create trigger orders_added after insert on orders begin
    insert into order_texts (id, search_text) values (new.id, new.search_text);
  end`.execute(db)
  await sql`create trigger orders_removed after delete on orders begin
    delete from order_texts where id = old.id;
  end`.execute(db)
  await sql`create trigger orders_reworded after update of search_text on orders begin
    delete from order_texts where id = old.id;
    insert into order_texts (id, search_text) values (new.id, new.search_text);
  end`.execute(db)
}
