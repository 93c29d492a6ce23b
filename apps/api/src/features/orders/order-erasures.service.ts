import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  deleteErasure,
  forgetPerson,
  insertErasure,
  listDueErasures,
  listOrdersToForget,
} from './order-erasures.repo.ts'

/** The orders of an address lose the person at once, or when they are delivered or cancelled. */
export async function forgetOrdersOf(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  for (const { id, isClosed } of await listOrdersToForget(db, email))
    await (isClosed ? forgetPerson(db, id) : insertErasure(db, id, now))
}

/** Takes the person out of orders that have been delivered or cancelled since their customer deleted the account. */
export async function sweepErasures(db: Kysely<Database>): Promise<void> {
  for (const id of await listDueErasures(db)) {
    await db.transaction().execute(async (transaction) => {
      await forgetPerson(transaction, id)
      await deleteErasure(transaction, id)
    })
  }
}
