import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Person, Privacy } from '../../services/privacy.ts'

/** Everything that is stored about a person, for the download, from every noun in turn. */
export async function readOwnData(
  db: Kysely<Database>,
  nouns: readonly Privacy[],
  person: Person,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { ownData } of nouns) if (typeof ownData === 'function') Object.assign(data, await ownData(db, person))
  return data
}
