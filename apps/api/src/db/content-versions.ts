import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Nouns of which pages are built; public reads of theirs are cached. */
export type CachedNoun = 'products' | 'blog' | 'settings' | 'faq' | 'media' | 'recalls'

export interface ContentVersionTable {
  noun: CachedNoun
  version: number
}

/** Counts a noun's version up in the writing transaction, so that every process can see that its cache is old. */
export async function bumpContentVersion(db: Kysely<Database>, noun: CachedNoun): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({ noun, version: 1 })
    .onConflict((conflict) =>
      conflict.column('noun').doUpdateSet((eb) => ({ version: eb('content_versions.version', '+', 1) })),
    )
    .execute()
}

/** The version of each noun that has ever changed. */
export async function readContentVersions(db: Kysely<Database>): Promise<Map<CachedNoun, number>> {
  const rows = await db.selectFrom('content_versions').selectAll().execute()
  return new Map(rows.map((row) => [row.noun, Number(row.version)]))
}
