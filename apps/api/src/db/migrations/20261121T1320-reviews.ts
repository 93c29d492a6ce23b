import { type Kysely, sql } from 'kysely'

interface StoredReview {
  id: string
  name: string
  title: string | null
  comment: string | null
}

/**
 * What moderating, answering and searching reviews need. A product carries how many visible reviews gave it one star, two
 * stars … five (JSON; null while there are none), so that the list of products reads no reviews.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['hidden_reason', 'answered_at', 'edited_at']) {
    await db.schema.alterTable('product_reviews').addColumn(column, 'text').execute()
  }
  await db.schema
    .alterTable('product_reviews')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('products').addColumn('star_counts', 'text').execute()
  await db.schema
    .createIndex('product_reviews_product')
    .on('product_reviews')
    .columns(['product_id', 'hidden_at', 'id'])
    .execute()
  await db.schema.createIndex('product_reviews_user').on('product_reviews').columns(['user_id', 'id']).execute()

  await writeSearchTexts(db)
  await sql`
    update products set star_counts = (
      select case when count(*) > 0 then '[' || sum(case rating when 1 then 1 else 0 end) || ','
        || sum(case rating when 2 then 1 else 0 end) || ',' || sum(case rating when 3 then 1 else 0 end) || ','
        || sum(case rating when 4 then 1 else 0 end) || ',' || sum(case rating when 5 then 1 else 0 end) || ']' end
      from product_reviews where product_id = products.id and hidden_at is null)
  `.execute(db)
}

async function writeSearchTexts(db: Kysely<unknown>) {
  const { rows } = await sql<StoredReview>`
    select product_reviews.id, products.name, title, comment
    from product_reviews join products on products.id = product_reviews.product_id
  `.execute(db)
  for (const { id, name, title, comment } of rows) {
    const text = [name, title, comment].filter(Boolean).join('\n').toLowerCase()
    await sql`update product_reviews set search_text = ${text} where id = ${id}`.execute(db)
  }
}
