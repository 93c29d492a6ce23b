import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { LetterCountTable } from './mail.table.ts'

/** What becomes of the mails of a letter: a server took one, gave one back or refused it, and what its reader did. */
export type LetterEvent = Exclude<keyof LetterCountTable, 'letter_id'>

/** Counts one thing that became of a letter, without whose it was. */
export async function countOfLetter(db: Kysely<Database>, letterId: string, event: LetterEvent): Promise<void> {
  await db
    .insertInto('letter_counts')
    .values({ letter_id: letterId, [event]: 1 })
    .onConflict((conflict) =>
      conflict.column('letter_id').doUpdateSet((eb) => ({ [event]: eb(`letter_counts.${event}`, '+', 1) })),
    )
    .execute()
}

/** What has become of the mails of a letter so far. They stay counted when mails and subscribers are forgotten. */
export async function countEvents(db: Kysely<Database>, letterId: string): Promise<Record<LetterEvent, number>> {
  const row = await db
    .selectFrom('letter_counts')
    .select(['delivered', 'bounced', 'complained', 'unsubscribed'])
    .where('letter_id', '=', letterId)
    .executeTakeFirst()
  return row ?? { delivered: 0, bounced: 0, complained: 0, unsubscribed: 0 }
}
