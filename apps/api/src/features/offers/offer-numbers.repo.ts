import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const ONE_ROW = 1
const FIRST = 2001

/** Takes the next number of an offer. Other transactions that take one wait until this one ends, and none is given twice. */
export async function takeOfferNumber(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .insertInto('offer_numbers')
    .values({ id: ONE_ROW, last: FIRST })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ last: eb('offer_numbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
