import type { LetterProgress } from '@arkpax/schema/letters'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import { countEvents } from '../mail/letter-counts.repo.ts'
import { type RecipientState, recipientStates } from './letters.table.ts'

const stored = z.partialRecord(z.enum(recipientStates), z.int())

interface Sent {
  id: string
  total: number
  is_gathered: boolean
  counts: string | null
}

/** How many recipients of a letter are in each state. */
export async function countRecipients(
  db: Kysely<Database>,
  letterId: string,
): Promise<Partial<Record<RecipientState, number>>> {
  const rows = await db
    .selectFrom('letter_recipients')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('letter_id', '=', letterId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

/** How far a letter has come. */
export async function readProgress(db: Kysely<Database>, letter: Sent): Promise<LetterProgress> {
  const counts: Partial<Record<RecipientState, number>> = letter.counts
    ? stored.parse(JSON.parse(letter.counts))
    : await countRecipients(db, letter.id)
  const { waiting = 0, queued = 0, sent = 0, failed = 0, skipped = 0 } = counts
  const left = letter.is_gathered ? waiting + queued : Math.max(letter.total - sent - failed - skipped, 0)
  const { bounced, complained, unsubscribed } = await countEvents(db, letter.id)
  return { total: letter.total, left, sent, failed, skipped, bounced, complained, unsubscribed }
}
