import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Carries what was found out of a transaction that is rolled back. */
class Undone<Found> extends Error {
  readonly found: Found
  constructor(found: Found) {
    super('Rolled back on purpose')
    this.found = found
  }
}

/** What some work would give: it is done in a transaction that is rolled back, so it fails as it would, and changes nothing. */
export async function tryOut<Found>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Found>,
): Promise<Found> {
  try {
    return await db.transaction().execute(async (transaction) => {
      throw new Undone(await work(transaction))
    })
  } catch (error) {
    if (error instanceof Undone) return error.found
    throw error
  }
}
