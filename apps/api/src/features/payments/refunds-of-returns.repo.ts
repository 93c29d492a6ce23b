import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Whether a payment gave back the money of a return. */
export async function paidReturn(db: Kysely<Database>, paymentId: string): Promise<boolean> {
  const found = await db.selectFrom('returns').select('id').where('payment_id', '=', paymentId).executeTakeFirst()
  return found !== undefined
}
