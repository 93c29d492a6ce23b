import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import { countRecipients } from './letter-progress.repo.ts'
import { forgetRecipients } from './letter-recipients.repo.ts'
import { listEndedBefore, noteLetter } from './letters.repo.ts'

/** How long it is kept who got a letter: as long as somebody may ask why. */
const RECIPIENT_MONTHS = 12

/** Forgets who got letters that ended long ago; of them stays how many they were. */
export async function forgetOldRecipients(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { id, counts } of await listEndedBefore(db, monthsAgo(now, RECIPIENT_MONTHS)))
    await db.transaction().execute(async (transaction) => {
      if (counts === null)
        await noteLetter(transaction, id, { counts: JSON.stringify(await countRecipients(transaction, id)) })
      await forgetRecipients(transaction, id)
    })
}
