import { finnishDay } from '@arkpax/schema/format-fi'
import type {
  IncomingGoods,
  IncomingGoodsChange,
  IncomingGoodsInput,
  IncomingGoodsQuery,
} from '@arkpax/schema/incoming-goods'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import { lockRow } from '../../db/lock-row.ts'
import { nextVersion } from '../../db/versions.ts'
import type { IncomingGoodsTable } from './stock.table.ts'

/** Writes goods down that have been ordered; gives their id. */
export async function insertIncomingGoods(db: Kysely<Database>, input: IncomingGoodsInput, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('incoming_goods')
    .values({
      id: uuidv7(),
      ...input,
      late_since: null,
      received_at: null,
      cancelled_at: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Goods on their way, what is expected first before the rest; with all, also what has come or was cancelled. */
export async function listIncomingGoods(
  db: Kysely<Database>,
  { state, limit, cursor }: IncomingGoodsQuery,
  now: Date,
): Promise<Page<IncomingGoods>> {
  let rows = withNames(db).orderBy('expected_on').orderBy('incoming_goods.id')
  if (state === 'open') rows = rows.where('received_at', 'is', null).where('cancelled_at', 'is', null)
  if (cursor) {
    const [day, id] = readCursor(cursor, 2)
    rows = rows.where(sql<boolean>`(expected_on, incoming_goods.id) > (${day}, ${id})`)
  }
  const page = await rows.limit(limit + 1).execute()
  return toPage(
    page,
    limit,
    ({ expected_on, id }) => [expected_on, id],
    (row) => toIncomingGoods(row, now),
  )
}

/** One delivery; undefined when it is not there. */
export async function findIncomingGoods(db: Kysely<Database>, id: string, now: Date) {
  const row = await withNames(db).where('incoming_goods.id', '=', id).executeTakeFirst()
  return row && toIncomingGoods(row, now)
}

/** The same of one that is about to be changed: nobody else changes it before this transaction ends. */
export async function lockIncomingGoods(db: Kysely<Database>, id: string, now: Date) {
  await lockRow(db, 'incoming_goods', { id })
  return findIncomingGoods(db, id, now)
}

/** Changes what is told of goods. */
export async function changeIncomingGoods(
  db: Kysely<Database>,
  id: string,
  { cancelled, ...change }: IncomingGoodsChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('incoming_goods')
    .set({
      ...change,
      ...(cancelled !== undefined && { cancelled_at: cancelled ? now.toISOString() : null }),
      // A new day is looked at anew.
      ...(change.expected_on !== undefined && { late_since: null }),
      version: nextVersion,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
}

/** Counts units that have come, or with fewer than none takes a count back: false, with nothing counted, when fewer have come. */
export async function countReceived(db: Kysely<Database>, id: string, quantity: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('incoming_goods')
    .set((eb) => ({
      received_quantity: eb('received_quantity', '+', quantity),
      received_at: sql<
        string | null
      >`case when received_quantity + ${quantity} >= quantity then ${now.toISOString()} end`,
      version: nextVersion,
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where(sql<number>`received_quantity + ${quantity}`, '>=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks goods whose day is over; gives how many were not marked before. */
export async function markLateGoods(db: Kysely<Database>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('incoming_goods')
    .set({ late_since: now.toISOString() })
    .where('late_since', 'is', null)
    .where('received_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expected_on', '<', finnishDay(now))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** What is still to come of each product: how much, when next, and how much should have come. */
export async function sumExpected(db: Kysely<Database>, now: Date) {
  const today = finnishDay(now)
  const missing = sql<number>`quantity - received_quantity`
  const rows = await db
    .selectFrom('incoming_goods')
    .select(['product_id', sql<number | string>`sum(${missing})`.as('expected')])
    .select(sql<number | string>`sum(case when expected_on < ${today} then ${missing} else 0 end)`.as('late'))
    .select(sql<string | null>`min(case when expected_on >= ${today} then expected_on end)`.as('next_expected_on'))
    .where('received_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .groupBy('product_id')
    .execute()
  return new Map(
    rows.map(({ product_id, expected, late, next_expected_on }) => [
      product_id,
      { expected: Number(expected), late: Number(late), next_expected_on },
    ]),
  )
}

const withNames = (db: Kysely<Database>) =>
  db
    .selectFrom('incoming_goods')
    .innerJoin('products', 'products.id', 'incoming_goods.product_id')
    .selectAll('incoming_goods')
    .select('products.name as product_name')

function toIncomingGoods(
  { late_since: _, updated_at: __, ...row }: Selectable<IncomingGoodsTable> & { product_name: string },
  now: Date,
): IncomingGoods {
  const isOpen = row.received_at === null && row.cancelled_at === null
  return { ...row, is_late: isOpen && row.expected_on < finnishDay(now) }
}
