import {
  type ImportColumn,
  type ImportCounts,
  type ImportKind,
  type ImportRow,
  type ImportRowQuery,
  type ImportRun,
  type ImportState,
  importedThings,
} from '@arkpax/schema/imports'
import type { PageQuery } from '@arkpax/schema/paging'
import { type Kysely, type Selectable, sql } from 'kysely'
import { changesBetween } from '../../db/audit-changes.ts'
import type { Database } from '../../db/database.ts'
import { type ColumnType, jsonRows } from '../../db/json-rows.ts'
import { type Page, toPage } from '../../db/keyset.ts'
import { listOrder, number, text } from '../../db/list-order.ts'
import type { PlannedRow, RowToRun } from '../../services/planned-row.ts'
import type { ImportRowTable, ImportTable } from './imports.table.ts'

/** Begins a file, which nobody sees before its rows have been looked at. */
export async function insertImport(
  db: Kysely<Database>,
  file: { id: string; kind: ImportKind; file_name: string; columns: ImportColumn[]; author: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('imports')
    .values({
      ...file,
      ...{ state: 'reading', columns: JSON.stringify(file.columns) },
      ...{ created_at: now.toISOString(), done_at: null, taken_back_at: null },
    })
    .execute()
}

/** Stores rows of a file. */
export async function insertRows(
  db: Kysely<Database>,
  importId: string,
  rows: readonly (PlannedRow & { cells: readonly string[] })[],
): Promise<void> {
  const given = rows.map((row) => ({
    ...row,
    import_id: importId,
    before: row.before && JSON.stringify(row.before),
    after: row.after && JSON.stringify(row.after),
    cells: row.outcome === 'refused' ? JSON.stringify(row.cells) : null,
  }))
  const columns = sql.join(Object.keys(ROW).map((name) => sql.id(name)))
  await sql`insert into import_rows (${columns}) select ${columns} from ${jsonRows(db, ROW, given)} where true`.execute(
    db,
  )
}

const ROW: Record<string, ColumnType> = {
  ...{ import_id: 'text', number: 'integer', outcome: 'text', thing_id: 'text', title: 'text', version: 'integer' },
  ...{ before: 'text', after: 'text', cells: 'text', reason: 'text' },
}

/** Shows a file whose rows have been looked at. */
export async function showImport(db: Kysely<Database>, id: string, counts: ImportCounts): Promise<void> {
  const shown = { state: 'previewed', counts: JSON.stringify(counts) } as const
  await db.updateTable('imports').set(shown).where('id', '=', id).execute()
}

/** Forgets a file with its rows. */
export async function deleteImport(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute()
}

/** Forgets a file that was only looked through. */
export async function forgetPreview(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).where('state', '=', 'previewed').execute()
}

const NEWEST = { newest: [text('created_at'), text('id')] }

/** The files, newest first. */
export async function listImports(db: Kysely<Database>, query: PageQuery): Promise<Page<ImportRun>> {
  const order = listOrder(NEWEST, '-newest')
  const rows = order.apply(db.selectFrom('imports').where('state', '<>', 'reading'), query.cursor)
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, order.keyOf, toImport)
}

/** One file; undefined when it is not there. */
export async function findImport(db: Kysely<Database>, id: string): Promise<ImportRun | undefined> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'reading')
    .executeTakeFirst()
  return row && toImport(row)
}

/** Moves a file from one state to the next; false when it is not in the first any more. It is locked until the transaction ends. */
export async function moveImport(
  db: Kysely<Database>,
  id: string,
  from: ImportState,
  to: Partial<Pick<Selectable<ImportTable>, 'state' | 'done_at' | 'taken_back_at'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('imports')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Writes down how many rows others were quicker to change. */
export async function countKept(
  db: Kysely<Database>,
  id: string,
  kept: Partial<Pick<ImportRun, 'skipped' | 'left'>>,
): Promise<void> {
  await db.updateTable('imports').set(kept).where('id', '=', id).execute()
}

const IN_FILE = { file: [number('number')] }
const inFile = listOrder(IN_FILE, 'file')

/** The rows of a file, in its order. */
export async function listImportRows(
  db: Kysely<Database>,
  { id, kind }: Pick<ImportRun, 'id' | 'kind'>,
  query: ImportRowQuery,
): Promise<Page<ImportRow>> {
  let rows = inFile.apply(db.selectFrom('import_rows').where('import_id', '=', id), query.cursor)
  if (query.show === 'kept') rows = rows.where('is_kept', '=', true)
  else if (query.show !== 'all') rows = rows.where('outcome', '=', query.show)
  const page = await rows
    .selectAll()
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, inFile.keyOf, (row) => toRow(kind, row))
}

/** The refused rows of a file with their cells, some at a time. */
export async function listRefused(db: Kysely<Database>, id: string, query: PageQuery) {
  const rows = inFile.apply(
    db.selectFrom('import_rows').where('import_id', '=', id).where('outcome', '=', 'refused'),
    query.cursor,
  )
  const page = await rows
    .select(['number', 'cells', 'reason'])
    .limit(query.limit + 1)
    .execute()
  return toPage(page, query.limit, inFile.keyOf, ({ number: at, cells, reason }) => ({
    number: at,
    reason,
    cells: JSON.parse(cells ?? '[]') as string[],
  }))
}

/** The next rows after a number that change something and that nobody has kept from it. */
export async function readRowsToRun(
  db: Kysely<Database>,
  id: string,
  after: number,
  limit: number,
): Promise<RowToRun[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['number', 'outcome', 'thing_id', 'version', 'before', 'after'])
    .where('import_id', '=', id)
    .where('number', '>', after)
    .where('outcome', 'in', ['new', 'changed'])
    .where('is_kept', '=', false)
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    number: row.number,
    outcome: row.outcome === 'new' ? 'new' : 'changed',
    thing_id: row.thing_id ?? '',
    version: row.version,
    before: row.before === null ? {} : JSON.parse(row.before),
    after: row.after === null ? {} : JSON.parse(row.after),
  }))
}

/** Notes which rows were kept from what they would do, and why. */
export async function keepRows(
  db: Kysely<Database>,
  id: string,
  numbers: readonly number[],
  reason: string,
): Promise<void> {
  if (numbers.length === 0) return
  const kept = { is_kept: true, reason }
  await db.updateTable('import_rows').set(kept).where('import_id', '=', id).where('number', 'in', numbers).execute()
}

/** Deletes what was looked through but not run before one moment, and whatever is older than another. */
export async function deleteOldImports(db: Kysely<Database>, notRunBefore: Date, before: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before.toISOString()),
        eb.and([eb('state', 'in', ['reading', 'previewed']), eb('created_at', '<', notRunBefore.toISOString())]),
      ]),
    )
    .execute()
}

function toImport(row: Selectable<ImportTable>): ImportRun {
  const { state, columns, counts, ...run } = row
  return {
    ...run,
    state: state === 'reading' ? 'previewed' : state,
    columns: JSON.parse(columns),
    counts: JSON.parse(counts),
  }
}

const toRow = (kind: ImportKind, row: Selectable<ImportRowTable>): ImportRow => ({
  number: row.number,
  outcome: row.outcome,
  title: row.title,
  changes: changesBetween(
    importedThings[kind],
    row.before === null ? undefined : JSON.parse(row.before),
    row.after === null ? undefined : JSON.parse(row.after),
  ),
  reason: row.reason,
})
