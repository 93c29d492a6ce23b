import type { Kysely } from 'kysely'
import { forgetAuditValues } from '../../db/audit-log.ts'
import type { Database } from '../../db/database.ts'
import {
  deleteErasure,
  forgetPerson,
  insertErasure,
  listDueErasures,
  listOrdersToForget,
} from './order-erasures.repo.ts'
import { deleteNotesOf, forgetNotesGone } from './order-notes.repo.ts'

/** The orders of an address lose the person at once, or when they are delivered or cancelled. */
export async function forgetOrdersOf(db: Kysely<Database>, email: string, now: Date): Promise<void> {
  for (const { id, isClosed } of await listOrdersToForget(db, email))
    await (isClosed ? forgetOrder(db, id) : insertErasure(db, id, now))
}

/** Takes the person out of an order with what staff noted of it, and out of what the log tells of both. */
async function forgetOrder(db: Kysely<Database>, id: string): Promise<void> {
  await forgetPerson(db, id)
  await deleteNotesOf(db, id)
  await forgetAuditValues(db, 'order', id)
  await forgetNotesGone(db)
}

/** Takes the person out of orders that have been delivered or cancelled since their customer deleted the account. */
export async function sweepErasures(db: Kysely<Database>): Promise<void> {
  for (const id of await listDueErasures(db)) {
    await db.transaction().execute(async (transaction) => {
      await forgetOrder(transaction, id)
      await deleteErasure(transaction, id)
    })
  }
}
