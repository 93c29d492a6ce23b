import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const ONE_ROW = 1
const FIRST = 1001

/**
 * Takes as many numbers for new orders as are wanted and gives the last of them. Other transactions that take some wait until
 * this one ends, and a number that was taken is never given again.
 */
export async function takeOrderNumbers(db: Kysely<Database>, wanted: number): Promise<number> {
  const { last } = await db
    .insertInto('order_numbers')
    .values({ id: ONE_ROW, last: FIRST - 1 + wanted })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ last: eb('order_numbers.last', '+', wanted) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
