import type { Kysely } from 'kysely'
import { bumpContentVersion } from '../../db/content-versions.ts'
import type { Database } from '../../db/database.ts'
import { markLateGoods } from './incoming-goods.repo.ts'
import { overdueReservations, release } from './stock-reservations.repo.ts'

/** Releases what was kept for somebody until a moment that has passed. */
export async function expireReservations(db: Kysely<Database>, now: Date): Promise<void> {
  const overdue = await overdueReservations(db, now)
  if (overdue.length === 0) return
  await db.transaction().execute(async (transaction) => {
    for (const id of overdue) await release(transaction, id)
    await bumpContentVersion(transaction, 'products')
  })
}

/** Goods whose day is over no longer promise anything on the pages. */
export const forgetLatePromises = (db: Kysely<Database>, now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if ((await markLateGoods(transaction, now)) > 0) await bumpContentVersion(transaction, 'products')
  })
