import type { StockAlert, StockAlertQuery } from '@arkpax/schema/stock-alerts'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import type { StockAlertTable } from './stock-alerts.table.ts'

/**
 * Writes down that somebody wants to know when a product can be had again; gives the id of the request. Who waits already keeps their place; who has
 * been told of it before asks anew.
 */
export async function askForAlert(
  db: Kysely<Database>,
  { productId, email }: { productId: string; email: string },
  now: Date,
): Promise<string> {
  const createdAt = now.toISOString()
  const { id } = await db
    .insertInto('stock_alerts')
    .values({ id: uuidv7(), product_id: productId, email, confirmed_at: null, told_at: null, created_at: createdAt })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'email']).doUpdateSet({
        created_at: sql`case when stock_alerts.told_at is null then stock_alerts.created_at else ${createdAt} end`,
        confirmed_at: sql`case when stock_alerts.told_at is null then stock_alerts.confirmed_at end`,
        told_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes the place in the queue; who has it already keeps it. False when the request is not there any more. */
export async function confirmAlert(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_alerts')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', sql.val(now.toISOString())) }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Forgets a request; one that is not there is forgotten already. */
export async function deleteAlert(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('stock_alerts').where('id', '=', id).execute()
}

/** One request with the name of its product; undefined when it is not there. */
export async function findAlert(db: Kysely<Database>, id: string): Promise<StockAlert | undefined> {
  return withNames(db).where('stock_alerts.id', '=', id).executeTakeFirst()
}

/** Those who wait for a product, or for any: who has confirmed the address first stands first, who has not stands last. */
export async function listAlerts(
  db: Kysely<Database>,
  { product_id, limit, cursor }: StockAlertQuery,
): Promise<Page<StockAlert>> {
  let rows = withNames(db).where('told_at', 'is', null)
  if (product_id) rows = rows.where('product_id', '=', product_id)
  if (cursor) {
    const [place, id] = readCursor(cursor, 2)
    rows = rows.where(sql<boolean>`(${inQueue}, stock_alerts.id) > (${place}, ${id})`)
  }
  const page = await rows
    .orderBy(inQueue)
    .orderBy('stock_alerts.id')
    .limit(limit + 1)
    .execute()
  return toPage(
    page,
    limit,
    ({ confirmed_at, id }) => [confirmed_at ?? UNCONFIRMED, id],
    (row) => row,
  )
}

/** Later than any moment. */
const UNCONFIRMED = '9999'
const inQueue = sql<string>`coalesce(confirmed_at, ${UNCONFIRMED})`

/** How many wait for each product, their addresses confirmed. */
export async function countWaiting(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await waiting(db)
    .select(({ fn }) => ['product_id', fn.countAll().as('people')])
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, people }) => [product_id, Number(people)]))
}

/** The first of the queue of a product, at most so many: they are told now, and nobody else tells them. */
export async function takeFirstWaiting(
  db: Kysely<Database>,
  productId: string,
  limit: number,
  now: Date,
): Promise<Pick<Selectable<StockAlertTable>, 'id' | 'email'>[]> {
  const first = await waiting(db)
    .select(['id', 'email'])
    .where('product_id', '=', productId)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  if (first.length === 0) return []
  await db
    .updateTable('stock_alerts')
    .set({ told_at: now.toISOString() })
    .where(
      'id',
      'in',
      first.map(({ id }) => id),
    )
    .execute()
  return first
}

/** Who was to be told waits again, in the old place: the product was gone before the mail left. */
export async function waitAgain(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('stock_alerts').set({ told_at: null }).where('id', '=', id).execute()
}

/** What an address has asked for, newest first. */
export const listAlertsOf = (db: Kysely<Database>, email: string): Promise<StockAlert[]> =>
  withNames(db).where('email', '=', email).orderBy('stock_alerts.id', 'desc').execute()

/** Forgets all that an address has asked for. */
export async function deleteAlertsOf(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('stock_alerts').where('email', '=', email).execute()
}

/** Forgets requests that were never confirmed, that have been told, and those that nobody waits for any more. */
export async function forgetAlerts(
  db: Kysely<Database>,
  before: Record<'unconfirmed' | 'told' | 'asked', Date>,
): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where((eb) =>
      eb.or([
        eb('confirmed_at', 'is', null).and('created_at', '<', before.unconfirmed.toISOString()),
        eb('told_at', '<', before.told.toISOString()),
        eb('created_at', '<', before.asked.toISOString()),
      ]),
    )
    .execute()
}

const waiting = (db: Kysely<Database>) =>
  db.selectFrom('stock_alerts').where('confirmed_at', 'is not', null).where('told_at', 'is', null)

const withNames = (db: Kysely<Database>) =>
  db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .select(['stock_alerts.id', 'product_id', 'email', 'confirmed_at', 'told_at', 'stock_alerts.created_at'])
    .select('products.name as product_name')
