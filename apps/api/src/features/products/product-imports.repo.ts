import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type ColumnType, jsonRows } from '../../db/json-rows.ts'
import { updateSeen } from '../../db/update-seen.ts'
import { byFields, byOutcome, type RowToRun, type Side, versionSeen } from '../../services/planned-row.ts'
import { recordManyPrices } from './prices.repo.ts'
import { type ProductField, productStore } from './product-columns.ts'
import type { ProductRow } from './products.table.ts'
import { offeredOf } from './stock.repo.ts'

/** The products that have one of these ids, product codes or names, as they are stored. */
export async function findStoredProducts(
  db: Kysely<Database>,
  by: 'id' | 'sku' | 'name',
  values: readonly string[],
): Promise<ProductRow[]> {
  if (values.length === 0) return []
  return db.selectFrom('products').selectAll().where('deleted_at', 'is', null).where(by, 'in', values).execute()
}

/** Adds and changes products as the rows of a file say; gives the ids of those that are still as they were looked at. */
export async function runProducts(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<Set<string>> {
  const { fresh, changed } = byOutcome(rows)
  const done = [...(await insertAll(db, fresh, now)), ...(await updateAll(db, changed, 'after', now))]
  await recordManyPrices(db, done, now)
  return new Set(done)
}

/** Makes products as they were before a file; gives the ids of those that nobody has changed since. */
export async function takeBackProducts(
  db: Kysely<Database>,
  rows: readonly RowToRun[],
  now: Date,
): Promise<Set<string>> {
  const { fresh, changed } = byOutcome(rows)
  const restored = await updateAll(db, changed, 'before', now)
  await recordManyPrices(db, restored, now)
  return new Set([...(await deleteAll(db, fresh, now)), ...restored])
}

async function insertAll(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<string[]> {
  const ids: string[] = []
  for (const { fields, group } of byFields(rows)) {
    const columns = sql.join(['id', ...fields.map(columnOf), 'created_at', 'updated_at'].map((name) => sql.id(name)))
    const given = sql.join(['id', ...fields.map(columnOf), 'at', 'at'].map((name) => sql.id('given', name)))
    const inserted = await sql<{ id: string }>`
      insert into products (${columns}) select ${given} from ${givenRows(db, fields, group, 'after', now)}
      where true returning id`.execute(db)
    ids.push(...inserted.rows.map(({ id }) => id))
  }
  return ids
}

/** A version is looked at, so that nothing newer is written over. */
async function updateAll(db: Kysely<Database>, rows: readonly RowToRun[], side: Side, now: Date): Promise<string[]> {
  const ids: string[] = []
  for (const { fields, group } of byFields(rows)) {
    const given = givenRows(db, fields, group, side, now)
    const isThere = sql`products.deleted_at is null`
    ids.push(...(await updateSeen(db, { table: 'products', columns: fields.map(columnOf), given, isThere })))
  }
  return ids
}

/** A product that has been changed, sold, kept for somebody or counted since is somebody's work by now, and stays. */
async function deleteAll(db: Kysely<Database>, rows: readonly RowToRun[], now: Date): Promise<string[]> {
  const deleted = await sql<{ id: string }>`
    update products set deleted_at = given.at, updated_at = given.at
    from ${givenRows(db, ['stock'], rows, 'after', now)}
    where products.id = given.id and products.version = 1 and products.stock = given.stock
      and products.reserved = 0 and products.deleted_at is null
    returning products.id`.execute(db)
  return deleted.rows.map(({ id }) => id)
}

const columnOf = (field: string) => productStore[field as ProductField].column

function givenRows(db: Kysely<Database>, fields: readonly string[], rows: readonly RowToRun[], side: Side, now: Date) {
  const stored = fields.map((name) => ({ name, ...productStore[name as ProductField] }))
  const types: Record<string, ColumnType> = {
    ...{ id: 'text', seen: 'integer', at: 'text' },
    ...Object.fromEntries(stored.map(({ column, type }) => [column, type])),
  }
  const at = now.toISOString()
  const given = rows.map((row) => ({
    ...{ id: row.thing_id, at, seen: versionSeen(row, side) },
    ...Object.fromEntries(
      stored.map(({ name, column, toColumn }) => {
        const value = row[side][name] ?? null
        return [column, value === null ? null : toColumn(value)]
      }),
    ),
  }))
  return jsonRows(db, types, given)
}

/** Sets stock levels, or sets them back, where the level is still the one that was seen; gives the ids of those. */
export async function setStocks(
  db: Kysely<Database>,
  rows: readonly RowToRun[],
  side: Side,
  now: Date,
): Promise<Set<string>> {
  const given = rows.map(({ thing_id, before, after }) => ({
    id: thing_id,
    seen: side === 'after' ? before.stock : after.stock,
    stock: side === 'after' ? after.stock : before.stock,
    at: now.toISOString(),
  }))
  const set = await sql<{ id: string }>`
    update products set stock = given.stock, offered = ${offeredOf(sql`given.stock`)}, updated_at = given.at
    from ${jsonRows(db, { id: 'text', seen: 'integer', stock: 'integer', at: 'text' }, given)}
    where products.id = given.id and products.stock = given.seen and products.deleted_at is null
    returning products.id`.execute(db)
  return new Set(set.rows.map(({ id }) => id))
}
