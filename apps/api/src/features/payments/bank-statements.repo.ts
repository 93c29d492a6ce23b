import type { BankStatement } from '@arkpax/schema/bank-statements'
import { toEuros } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'
import type { BankStatementTable } from './payments.table.ts'

/** Stores a statement that is about to be booked. */
export async function insertStatement(db: Kysely<Database>, row: Insertable<BankStatementTable>): Promise<void> {
  await db.insertInto('bank_statements').values(row).execute()
}

/** Statements with how many entries each has, and how many of them are still unmatched; newest first. */
export async function listStatements(db: Kysely<Database>, query: PageQuery): Promise<Page<BankStatement>> {
  let rows = db
    .selectFrom('bank_statements')
    .select(['id', 'file_name', 'iban', 'first_day', 'last_day', 'closing_cents', 'author', 'created_at'])
    .select((eb) => [
      eb
        .selectFrom('bank_entries')
        .whereRef('statement_id', '=', 'bank_statements.id')
        .select((each) => each.fn.countAll<number>().as('count'))
        .as('entries'),
      eb
        .selectFrom('bank_entries')
        .whereRef('statement_id', '=', 'bank_statements.id')
        .where('state', '=', 'unmatched')
        .select((each) => each.fn.countAll<number>().as('count'))
        .as('unmatched'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.cursor) {
    const [createdAt = '', id = ''] = readCursor(query.cursor, 2)
    rows = rows.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(createdAt, id)))
  }
  return toPage(
    await rows.execute(),
    query.limit,
    (row) => [row.created_at, row.id],
    ({ closing_cents, entries, unmatched, ...row }) => ({
      ...row,
      closing: closing_cents === null ? null : toEuros(closing_cents),
      entries: Number(entries),
      unmatched: Number(unmatched),
    }),
  )
}
