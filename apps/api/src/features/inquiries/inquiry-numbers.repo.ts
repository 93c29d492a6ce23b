import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const ONE_ROW = 1
const FIRST = 2001

/**
 * Takes the number of a new inquiry. Other transactions that take one wait until this one ends, and a number that was taken is never
 * given again. They begin where nobody takes them for the first orders.
 */
export async function takeInquiryNumber(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .insertInto('inquiry_numbers')
    .values({ id: ONE_ROW, last: FIRST })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ last: eb('inquiry_numbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
