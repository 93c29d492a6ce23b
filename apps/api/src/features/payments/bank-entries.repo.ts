import type { BankEntryQuery, BankEntryState } from '@arkpax/schema/bank-statements'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { containing, type Page, readCursor, toPage } from '../../db/keyset.ts'
import { lockRow } from '../../db/lock-row.ts'
import { nextVersion } from '../../db/versions.ts'
import type { BankEntryTable } from './payments.table.ts'

export type BankEntryRow = Selectable<BankEntryTable>

/** As many as one question or one statement takes. */
const BATCH = 200

/** What is stored of batches, by the key of each. */
export async function findStoredBatches(db: Kysely<Database>, batchKeys: readonly string[]) {
  const rows = []
  for (let at = 0; at < batchKeys.length; at += BATCH)
    rows.push(
      ...(await db
        .selectFrom('bank_entries')
        .select(['id', 'bank_key', 'batch_key', 'state'])
        .where('batch_key', 'in', batchKeys.slice(at, at + BATCH))
        .execute()),
    )
  return Map.groupBy(rows, ({ batch_key }) => batch_key)
}

/** Stores entries. */
export async function insertEntries(db: Kysely<Database>, rows: readonly Insertable<BankEntryTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insertInto('bank_entries')
      .values(rows.slice(at, at + BATCH))
      .execute()
}

/** Deletes an entry whose parts are stored in its place. */
export async function deleteEntry(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('bank_entries').where('id', '=', id).execute()
}

/** One entry, which no other transaction changes before this one ends; undefined when it is not there. */
export async function lockEntry(db: Kysely<Database>, id: string): Promise<BankEntryRow | undefined> {
  await lockRow(db, 'bank_entries', { id })
  return db.selectFrom('bank_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Says what became of an entry. */
export async function changeEntry(
  db: Kysely<Database>,
  id: string,
  change: { state: BankEntryState; order_id: string | null; ignore_reason: string | null },
): Promise<void> {
  await db
    .updateTable('bank_entries')
    .set({ ...change, version: nextVersion })
    .where('id', '=', id)
    .execute()
}

/** Entries by what became of them and by a text, newest first. */
export async function listEntries(db: Kysely<Database>, query: BankEntryQuery): Promise<Page<BankEntryRow>> {
  let rows = db
    .selectFrom('bank_entries')
    .selectAll()
    .orderBy('booked_on', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.show !== 'all') rows = rows.where('state', '=', query.show)
  if (query.q) {
    const pattern = containing(query.q)
    rows = rows.where(
      sql<boolean>`lower(coalesce(party_name, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(message, '')) like ${pattern} escape '\\'`,
    )
  }
  if (query.cursor) {
    const [bookedOn = '', id = ''] = readCursor(query.cursor, 2)
    rows = rows.where((eb) => eb(eb.refTuple('booked_on', 'id'), '<', eb.tuple(bookedOn, id)))
  }
  return toPage(
    await rows.execute(),
    query.limit,
    (row) => [row.booked_on, row.id],
    (row) => row,
  )
}

/** How many entries nobody has said anything of. */
export async function countUnmatched(db: Kysely<Database>): Promise<number> {
  const rows = db.selectFrom('bank_entries').where('state', '=', 'unmatched')
  return Number((await rows.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count)
}
