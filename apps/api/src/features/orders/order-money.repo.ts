import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Writes down what has come in for an order and what was given back; whoever counts that has locked the order. */
export async function setOrderMoney(
  db: Kysely<Database>,
  id: string,
  { paid_cents, refunded_cents }: { paid_cents: number; refunded_cents: number },
): Promise<void> {
  await db.updateTable('orders').set({ paid_cents, refunded_cents }).where('id', '=', id).execute()
}
