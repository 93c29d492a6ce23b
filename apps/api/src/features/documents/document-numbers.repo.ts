import type { DocumentKind } from '@arkpax/schema/documents'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The first number of each series: their first digits tell them apart, also from those of orders. */
const FIRST: Record<DocumentKind, number> = { invoice: 20_001, credit_note: 30_001, receipt: 40_001 }

/**
 * Takes the next number of a series. The row is locked until the transaction ends, so that whoever comes meanwhile waits, and a
 * transaction that is undone gives its number back: the series has no holes.
 */
export async function takeDocumentNumber(db: Kysely<Database>, kind: DocumentKind): Promise<number> {
  const { last } = await db
    .insertInto('document_numbers')
    .values({ kind, last: FIRST[kind] })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet((eb) => ({ last: eb('document_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
