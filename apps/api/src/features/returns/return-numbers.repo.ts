import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const ONE_ROW = 1
const FIRST = 5001

/** Takes the next number of a return. Other transactions that take one wait until this one ends, and none is given twice. */
export async function takeReturnNumber(db: Kysely<Database>): Promise<number> {
  const { last } = await db
    .insertInto('return_numbers')
    .values({ id: ONE_ROW, last: FIRST })
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ last: eb('return_numbers.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
