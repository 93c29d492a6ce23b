import { randomBytes } from 'node:crypto'
import { normalSerial } from '@arkpax/schema/serial-number'
import type { Unit, UnitInput, UnitQuery, UnitStatus } from '@arkpax/schema/units'
import { type Kysely, type SqlBool, sql, type Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { searchText } from '../../db/search-text.ts'
import { hasWords } from '../../db/searched-words.ts'
import { isAtVersion, nextVersion } from '../../db/versions.ts'
import type { UnitTable } from './units.table.ts'

/** 128 random bits, in letters that no address folds and no font confuses. */
export const newPassportId = () => randomBytes(16).toString('hex')

const withNames = (db: Kysely<Database>) =>
  db
    .selectFrom('units')
    .innerJoin('products', 'products.id', 'units.product_id')
    .leftJoin('orders', 'orders.id', 'units.order_id')

const rowsOf = (db: Kysely<Database>) =>
  withNames(db).select([
    ...(['units.id', 'serial', 'product_id', 'products.name as product_name', 'units.status'] as const),
    ...(['order_id', 'orders.number as order_number', 'delivery_id', 'made_on', 'made_in', 'batch'] as const),
    ...(['delivered_on', 'passport_id', 'cycles', 'state_of_health', 'health_on', 'units.version'] as const),
    ...(['units.created_at', 'units.updated_at'] as const),
  ])

/** The unit with a serial number, however it is typed; undefined when there is none. */
export const findUnit = (db: Kysely<Database>, serial: string): Promise<Unit | undefined> =>
  rowsOf(db).where('serial', '=', normalSerial(serial)).executeTakeFirst()

/** The unit whose passport it is; undefined when there is none. */
export const findUnitOfPassport = (db: Kysely<Database>, passportId: string): Promise<Unit | undefined> =>
  rowsOf(db).where('passport_id', '=', passportId).executeTakeFirst()

/** The units with these ids, at most a few hundred. */
export const findUnitsById = (db: Kysely<Database>, ids: readonly string[]): Promise<Unit[]> =>
  rowsOf(db)
    .where('units.id', 'in', ['', ...ids])
    .execute()

/** Which units are meant: all of what is given must hold. Days are those of making, both included. */
export interface UnitChoice {
  productId?: string
  serials?: readonly string[]
  orderId?: string
  deliveryIds?: readonly string[]
  batch?: string
  madeFrom?: string
  madeTo?: string
  statuses?: readonly UnitStatus[]
  /** The ends of a range, both included; numbers of another length are not in it. */
  serialRange?: readonly [from: string, to: string]
}

/** More serial numbers than this are asked for in several questions: an engine takes only so many parameters. */
const AT_ONCE = 500

/** All units that are meant, by serial number. */
export async function listUnits(db: Kysely<Database>, { serials, ...choice }: UnitChoice): Promise<Unit[]> {
  if (!serials) return chosen(db, choice).execute()
  const wanted = [...new Set(serials.map(normalSerial))].sort()
  const units: Unit[] = []
  for (let from = 0; from < wanted.length; from += AT_ONCE)
    units.push(
      ...(await chosen(db, choice)
        .where('serial', 'in', wanted.slice(from, from + AT_ONCE))
        .execute()),
    )
  return units
}

function chosen(db: Kysely<Database>, choice: Omit<UnitChoice, 'serials'>) {
  let rows = rowsOf(db).orderBy('serial')
  if (choice.productId !== undefined) rows = rows.where('product_id', '=', choice.productId)
  if (choice.orderId !== undefined) rows = rows.where('order_id', '=', choice.orderId)
  if (choice.deliveryIds) rows = rows.where('delivery_id', 'in', ['', ...choice.deliveryIds])
  if (choice.batch !== undefined) rows = rows.where('batch', '=', choice.batch)
  if (choice.madeFrom !== undefined) rows = rows.where('made_on', '>=', choice.madeFrom)
  if (choice.madeTo !== undefined) rows = rows.where('made_on', '<=', choice.madeTo)
  if (choice.serialRange) {
    const [from, to] = choice.serialRange
    rows = rows.where('serial', '>=', from).where('serial', '<=', to)
    rows = rows.where(sql<SqlBool>`length(serial) = ${from.length}`)
  }
  if (choice.statuses) rows = rows.where('units.status', 'in', [...choice.statuses])
  return rows
}

const SORTS = {
  date: [text('units.created_at'), text('units.id')],
  serial: [text('serial')],
  status: [text('units.status'), text('serial')],
  product: [text('products.name'), text('serial')],
}

/** A page of units by words of the serial number, the batch, the product or the number of the order, or by the address of a passport. */
export async function listUnitPage(db: Kysely<Database>, query: UnitQuery): Promise<Page<Unit>> {
  const order = listOrder(SORTS, query.sort)
  let rows = order.apply(rowsOf(db).where(onDays('units.created_at', query)), query.cursor)
  if (query.status !== 'all') rows = rows.where('units.status', '=', query.status)
  if (query.product_id) rows = rows.where('product_id', '=', query.product_id)
  if (query.order_id) rows = rows.where('order_id', '=', query.order_id)
  const passport = PASSPORT.exec(query.q)?.[1]
  if (passport) rows = rows.where('passport_id', '=', passport.toLowerCase())
  else if (query.q) rows = rows.where(hasWords(SEARCHED, query.q))
  const page = await rows.limit(query.limit + 1).execute()
  return toPage(page, query.limit, order.keyOf, (unit) => unit)
}

/** The address of a passport, as the code of a label tells it. */
const PASSPORT = /\/akkupassi\/([0-9a-f]{32})/i

const SEARCHED = sql<string>`(units.search_text || ' ' || lower(products.name) || ' #' || coalesce(orders.number, 0))`

export type NewUnit = UnitInput & Partial<Pick<Unit, 'status' | 'delivered_on'>>

/** Stores new units, each with a passport of its own, and gives their ids in the same order. Fails as a unique violation where a serial number is taken. */
export async function insertUnits(db: Kysely<Database>, units: readonly NewUnit[], now: Date): Promise<string[]> {
  const at = now.toISOString()
  const rows = units.map(({ serial, product_id, made_on, made_in, batch, status, delivered_on }) => ({
    id: uuidv7(),
    ...{ serial: normalSerial(serial), product_id, made_on, made_in, batch },
    ...({ status: status ?? 'in_stock', delivered_on: delivered_on ?? null, passport_id: newPassportId() } as const),
    search_text: unitSearchText({ serial, batch }),
    ...{ created_at: at, updated_at: at },
  }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('units')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
  return rows.map(({ id }) => id)
}

export const unitSearchText = ({ serial, batch }: Pick<UnitInput, 'serial' | 'batch'>) =>
  searchText(normalSerial(serial), batch)

/** Changes a unit; false when it is not there any more, or not at the version that is asked for. */
export async function updateUnit(
  db: Kysely<Database>,
  id: string,
  change: Updateable<UnitTable>,
  { version, now }: { version?: number | undefined; now: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('units')
    .set({ ...change, version: nextVersion, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where(isAtVersion(version))
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}
