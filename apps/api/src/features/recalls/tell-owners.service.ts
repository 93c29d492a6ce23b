import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Sweep } from '../../services/privacy.ts'
import { queueMails } from '../mail/mail.service.ts'
import { recallNotice } from './recall-notice.mail.ts'
import { listDueOwners, noteTold } from './recall-owners.repo.ts'
import { findOwners } from './recall-owners.service.ts'
import { listPublishedRecalls, lockRecall } from './recalls.repo.ts'

/** So many mails are queued in one transaction: other writes come between. */
const AT_ONCE = 250

/** Queues the mails of open recalls that nobody has queued yet. Mail and note are one transaction under the lock of the recall, so that nobody is told twice. */
export const tellOwners: Sweep = async (db, now) => {
  for (const { id } of await listPublishedRecalls(db, 'open')) {
    let queued: number
    do {
      queued = await db.transaction().execute((transaction) => queueSome(transaction, id, now))
    } while (queued === AT_ONCE)
  }
}

async function queueSome(db: Kysely<Database>, recallId: string, now: Date): Promise<number> {
  const recall = await lockRecall(db, recallId)
  if (recall?.state !== 'open') return 0
  const owners = await listDueOwners(db, recallId, recall.round, AT_ONCE)
  const mails = owners.map(({ id, email, told_round }) => ({
    to: email ?? '',
    payload: { ownerId: id, isReminder: told_round > 0 },
  }))
  const mailIds = await queueMails(db, recallNotice, mails, now)
  await noteTold(
    db,
    owners.map(({ id }, index) => ({ id, mailId: mailIds[index] ?? '' })),
    recall.round,
    now,
  )
  return owners.length
}

/** Whoever has registered a recalled unit, or bought one, since is told too. */
export const findNewOwners: Sweep = async (db) => {
  for (const { id } of await listPublishedRecalls(db, 'open'))
    await db.transaction().execute(async (transaction) => {
      const recall = await lockRecall(transaction, id)
      if (recall?.state === 'open') await findOwners(transaction, id)
    })
}
