import { setImmediate } from 'node:timers/promises'
import { fieldsOf } from '@arkpax/schema/import-fields'
import {
  type ImportColumn,
  type ImportCounts,
  type ImportEvent,
  type ImportInput,
  type ImportKind,
  type ImportRun,
  importOutcomes,
} from '@arkpax/schema/imports'
import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type Actor, recordAudit } from '../../db/audit-log.ts'
import { bumpContentVersion } from '../../db/content-versions.ts'
import type { Database } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import { unsyncedTransaction } from '../../db/unsynced.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { NOT_RUN, type PlannedRow, type RowToRun, refused, titleOf } from '../../services/planned-row.ts'
import { kindsOfImport, type PlanOfFile } from './import-kinds.service.ts'
import { readInThread } from './import-thread.ts'
import {
  countKept,
  deleteImport,
  findImport,
  forgetPreview,
  insertImport,
  insertRows,
  keepRows,
  moveImport,
  readRowsToRun,
  showImport,
} from './imports.repo.ts'
import type { ReadRow } from './read-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Rows that are worked on before others get a turn: some milliseconds. */
const BATCH = 200

type Once = <T>(work: (transaction: Kysely<Database>) => Promise<T>) => Promise<T>

/**
 * Reads a file in a thread of its own and stores what each row would do, some at a time, so that the shop goes on; nobody sees it before
 * it is whole, and what breaks off leaves nothing. Throws `invalid_fields` that names the file where it cannot be read.
 */
export async function* previewImport(
  deps: Deps,
  input: ImportInput,
  staff: Actor,
  once: Once,
): AsyncGenerator<ImportEvent> {
  const id = uuidv7()
  let isWhole = false
  try {
    const counts = Object.fromEntries(importOutcomes.map((outcome) => [outcome, 0])) as ImportCounts
    for await (const data of storeRows(deps, { id, ...input }, staff, counts)) yield { event: 'progress', data }
    const run = await once(async (transaction) => {
      if (input.replaces) await forgetPreview(transaction, input.replaces)
      await showImport(transaction, id, counts)
      return findImport(transaction, id)
    })
    isWhole = true
    yield { event: 'done', data: existing(run) }
  } catch (error) {
    throw error instanceof UnreadableFile ? invalidField('content', error.message) : error
  } finally {
    if (!isWhole) await deleteImport(deps.db, id)
  }
}

type File = ImportInput & { id: string }

/** Stores the rows of a file and adds them up; gives how many of how many it has seen to. */
async function* storeRows(deps: Deps, file: File, staff: Actor, counts: ImportCounts) {
  const { db, config } = deps
  const { id, kind, file_name, content, columns } = file
  const at: PlanOfFile = { now: deps.now(), siteDir: config.siteDir, knownPictures: new Map() }
  const seen = new Map<string, number>()
  const progress = { rows: 0, of: 0 }
  for await (const read of readInThread({ kind, content, columns })) {
    if ('columns' in read) {
      progress.of = read.total
      await insertImport(db, { id, kind, file_name, columns: read.columns, author: staff.name }, at.now)
    } else if ('rows' in read) {
      const planned = onlyFirst(await planAll(db, kind, read.rows, at), seen)
      await setImmediate()
      for (const { outcome } of planned) counts[outcome] += 1
      const cellsOf = new Map(read.rows.map(({ number, cells }) => [number, cells]))
      const rows = planned.map((row) => ({ ...row, cells: cellsOf.get(row.number) ?? [] }))
      await unsyncedTransaction(db, (transaction) => insertRows(transaction, id, rows))
      progress.rows += rows.length
      await setImmediate()
    }
    yield { ...progress }
  }
}

/** What the rows would do, in their order; those that could not be read are refused as they are. */
async function planAll(
  db: Kysely<Database>,
  kind: ImportKind,
  rows: readonly ReadRow[],
  at: PlanOfFile,
): Promise<PlannedRow[]> {
  const readable = rows.filter(({ reason }) => reason === null)
  const wrong = rows.flatMap((row) => (row.reason === null ? [] : [refused(row.number, titleOf(row), row.reason)]))
  const planned = await kindsOfImport[kind].plan(db, readable, at)
  return [...planned, ...wrong].sort((a, b) => a.number - b.number)
}

/** Of several rows about one thing, or of one product code, the first counts: which of the others is meant nobody can tell. */
function onlyFirst(rows: readonly PlannedRow[], seen: Map<string, number>): PlannedRow[] {
  return rows.map((row) => {
    if (row.outcome === 'refused') return row
    const keys = keysOf(row)
    const first = keys.map((key) => seen.get(key)).find((number) => number !== undefined)
    if (first !== undefined) return refused(row.number, row.title, `Sama kohde on jo rivillä ${first}.`)
    for (const key of keys) seen.set(key, row.number)
    return row
  })
}

function keysOf({ outcome, title, thing_id, after }: PlannedRow): string[] {
  const thing = outcome === 'new' ? `new ${title.toLowerCase()}` : `${thing_id}`
  const sku = after && 'sku' in after && typeof after.sku === 'string' ? after.sku : undefined
  return sku === undefined ? [thing] : [thing, `sku ${sku}`]
}

const TAKEN =
  'Jokin tunnus on annettu tällä välin toiselle kohteelle. Mitään ei muutettu. Esikatsele tiedosto uudelleen.'
const NOT_TAKEN_BACK = 'Kohdetta on muutettu tuonnin jälkeen, joten se jätettiin ennalleen.'
const NOTHING_TAKEN_BACK = 'Mitään ei peruttu, koska kaikkia kohteita on muutettu tuonnin jälkeen.'

/** Runs a file that was looked through, in one transaction: what others have changed since stays and is told. */
export const runImport = (deps: Deps, id: string, staff: Actor) =>
  workThrough(deps, id, async (transaction, run, tell) => {
    const now = deps.now()
    const to = { state: 'done', done_at: now.toISOString() } as const
    if (!(await moveImport(transaction, id, 'previewed', to))) throw new ApiError('import_closed')
    const work = (rows: readonly RowToRun[]) => kindsOfImport[run.kind].run(transaction, rows, now)
    const skipped = await eachBatch(transaction, run, { work, tell, reason: NOT_RUN })
    await countKept(transaction, id, { skipped })
    await finish(transaction, run, { action: 'import', kept: skipped, staff, now })
  })

/**
 * Makes everything as it was before a file was run, in one transaction, but for what others have changed since. Where that is
 * everything, nothing is said to be taken back.
 */
export const takeBackImport = (deps: Deps, id: string, staff: Actor) =>
  workThrough(deps, id, async (transaction, run, tell) => {
    const now = deps.now()
    const to = { state: 'taken_back', taken_back_at: now.toISOString() } as const
    if (!(await moveImport(transaction, id, 'done', to))) throw new ApiError('import_closed')
    const work = (rows: readonly RowToRun[]) => kindsOfImport[run.kind].takeBack(transaction, rows, now)
    const left = await eachBatch(transaction, run, { work, tell, reason: NOT_TAKEN_BACK })
    const of = run.counts.new + run.counts.changed - run.skipped
    if (left === of) throw new ApiError('edit_conflict', { detail: NOTHING_TAKEN_BACK })
    await countKept(transaction, id, { left })
    await finish(transaction, run, { action: 'take-back', kept: left, staff, now })
  })

type Tell = (rows: number, of: number) => void

/**
 * The events of such a work: how far it is, and the import at the end. It goes on when nobody listens any more, since it is one
 * transaction; what fails is thrown to whoever listens.
 */
async function* workThrough(
  deps: Deps,
  id: string,
  work: (transaction: Kysely<Database>, run: ImportRun, tell: Tell) => Promise<void>,
): AsyncGenerator<ImportEvent> {
  const { db } = deps
  const run = existing(await findImport(db, id))
  let progress = { rows: 0, of: run.counts.new + run.counts.changed }
  let told = Promise.withResolvers<void>()
  const tell: Tell = (rows, of) => {
    progress = { rows, of }
    told.resolve()
    told = Promise.withResolvers()
  }
  let isOver = false
  const done = db
    .transaction()
    .execute(async (transaction) => {
      await work(transaction, run, tell)
      return existing(await findImport(transaction, id))
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('edit_conflict', { detail: TAKEN }) : error
    })
    .finally(() => {
      isOver = true
      const noun = kindsOfImport[run.kind].changes
      if (noun) {
        deps.cache.forget(noun)
        deps.publisher.contentChanged()
      }
    })
  done.catch(() => {})
  const moved = () => Promise.race([told.promise, done.catch(() => {})])
  // What fails before the first rows is answered as a failure.
  for (await moved(); !isOver; await moved()) yield { event: 'progress', data: progress }
  yield { event: 'done', data: await done }
}

interface Batches {
  work: (rows: readonly RowToRun[]) => Promise<Set<string>>
  tell: Tell
  /** Why a row was kept from it. */
  reason: string
}

/** Works through the rows of a file; gives how many were not as they had to be. */
async function eachBatch(db: Kysely<Database>, run: ImportRun, { work, tell, reason }: Batches): Promise<number> {
  const of = run.counts.new + run.counts.changed
  let [after, seen, kept] = [0, 0, 0]
  for (;;) {
    const rows = await readRowsToRun(db, run.id, after, BATCH)
    if (rows.length === 0) return kept
    const done = await work(rows)
    const missed = rows.filter(({ thing_id }) => !done.has(thing_id)).map(({ number }) => number)
    await keepRows(db, run.id, missed, reason)
    kept += missed.length
    after = rows.at(-1)?.number ?? after
    seen += rows.length
    tell(seen, of)
    // Other calls and cached reads get a turn.
    await setImmediate()
  }
}

interface Finish {
  action: 'import' | 'take-back'
  kept: number
  staff: Actor
  now: Date
}

async function finish(db: Kysely<Database>, run: ImportRun, { action, kept, staff, now }: Finish): Promise<void> {
  const { id: entityId, kind, file_name: title, counts } = run
  const noun = kindsOfImport[kind].changes
  if (noun) await bumpContentVersion(db, noun)
  const facts = { kind, new: counts.new, changed: counts.changed, kept }
  await recordAudit(db, now, staff, { action, entity: 'import', entityId, title, facts })
}

/** Throws where a file is not there, or no longer. */
export function existing<T>(run: T | undefined): T {
  if (run === undefined) throw new ApiError('not_found', { detail: 'Tuontia ei löytynyt. Se on ehkä jo poistunut.' })
  return run
}

/** The headings of the refused rows of a file. */
export const refusedHeadings = (columns: readonly ImportColumn[], kind: ImportKind) =>
  columns.map(({ heading, field }) => heading || (fieldsOf(kind).find(({ name }) => name === field)?.label ?? ''))
