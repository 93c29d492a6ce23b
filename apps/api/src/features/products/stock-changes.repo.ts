import type { PageQuery } from '@arkpax/schema/paging'
import type { StockChange } from '@arkpax/schema/stock'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, readSerialId, toPage } from '../../db/keyset.ts'
import { NOT_RUN } from '../../services/planned-row.ts'

/** Where a page begins: after a line of the log, and after a row of the file that the line is about (0 where it is about none). */
interface Place {
  line: string
  row: number
}

interface Change extends Place {
  change: Omit<StockChange, 'id'>
}

/**
 * The changes of stock that staff made, one by one or by a file, newest first; of deleted products too. What a file changed is told
 * for as long as its rows are kept.
 */
export async function listStockChanges(db: Kysely<Database>, query: PageQuery): Promise<Page<StockChange>> {
  const place = query.cursor ? placeOf(query.cursor) : undefined
  const changes = [
    ...(await changesOneByOne(db, query.limit + 1, place)),
    ...(await changesByFile(db, query.limit + 1, place)),
  ]
  const sorted = changes.sort((a, b) => (a.line === b.line ? a.row - b.row : a.line < b.line ? 1 : -1))
  return toPage(
    sorted.slice(0, query.limit + 1),
    query.limit,
    ({ line, row }) => [line, String(row)],
    ({ line, row, change }) => ({ id: row === 0 ? line : `${line}-${row}`, ...change }),
  )
}

function placeOf(cursor: string): Place {
  const [line = '', row = ''] = readCursor(cursor, 2)
  return { line, row: readSerialId(row) }
}

async function changesOneByOne(db: Kysely<Database>, limit: number, place: Place | undefined): Promise<Change[]> {
  let rows = db
    .selectFrom('audit_log')
    .innerJoin('products', 'products.id', 'audit_log.entity_id')
    .select(['audit_log.id', 'products.id as product_id', 'products.name', 'detail', 'audit_log.created_at'])
    .where('entity', '=', 'product')
    // A product that was added with some in stock began with that change.
    .where('action', 'in', ['stock', 'create'])
    .where('detail', '<>', '{}')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
  if (place) rows = rows.where('audit_log.id', '<', place.line)
  return (await rows.execute()).map(({ id, product_id, name, detail, created_at }) => {
    const { from, to, note } = JSON.parse(detail) as { from: number; to: number; note?: string }
    return { line: id, row: 0, change: { product_id, product_name: name, from, to, note: note ?? null, created_at } }
  })
}

async function changesByFile(db: Kysely<Database>, limit: number, place: Place | undefined): Promise<Change[]> {
  let rows = db
    .selectFrom('audit_log')
    .innerJoin('imports', 'imports.id', 'audit_log.entity_id')
    .innerJoin('import_rows', 'import_rows.import_id', 'imports.id')
    .innerJoin('products', 'products.id', 'import_rows.thing_id')
    .select(['audit_log.id', 'action', 'file_name', 'import_rows.number', 'before', 'after', 'audit_log.created_at'])
    .select(['products.id as product_id', 'products.name'])
    .where('entity', '=', 'import')
    .where('kind', '=', 'stock')
    .where('outcome', '=', 'changed')
    .where((eb) =>
      eb.or([
        eb('reason', 'is', null),
        // What could not be taken back had been brought in all the same.
        eb.and([eb('action', '=', 'import'), eb('reason', '<>', NOT_RUN)]),
      ]),
    )
    .orderBy('audit_log.id', 'desc')
    .orderBy('import_rows.number')
    .limit(limit)
  if (place)
    rows = rows.where((eb) =>
      eb.or([
        eb('audit_log.id', '<', place.line),
        eb.and([eb('audit_log.id', '=', place.line), eb('import_rows.number', '>', place.row)]),
      ]),
    )
  return (await rows.execute()).map(
    ({ id, action, file_name, number, before, after, product_id, name, created_at }) => {
      const [old, fresh] = [stockIn(before), stockIn(after)]
      const [from, to] = action === 'import' ? [old, fresh] : [fresh, old]
      return {
        line: id,
        row: number,
        change: { product_id, product_name: name, from, to, note: file_name, created_at },
      }
    },
  )
}

const stockIn = (json: string | null) => (JSON.parse(json ?? '{}') as { stock?: number }).stock ?? 0
