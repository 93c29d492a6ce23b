import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Sets whom a note names. Those it named before keep that they have seen it. */
export async function setMentions(db: Kysely<Database>, noteId: string, userIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('contact_mentions')
    .where('note_id', '=', noteId)
    .where('user_id', 'not in', [...userIds, ''])
    .execute()
  for (const userId of userIds)
    await db
      .insertInto('contact_mentions')
      .values({ note_id: noteId, user_id: userId, seen_at: null })
      .onConflict((conflict) => conflict.columns(['note_id', 'user_id']).doNothing())
      .execute()
}

/** Writes down that a person has seen where the notes about a message name them. */
export async function markMentionsSeen(
  db: Kysely<Database>,
  messageId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('contact_mentions')
    .set({ seen_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where('note_id', 'in', (eb) =>
      eb.selectFrom('contact_notes').select('id').where('contact_message_id', '=', messageId),
    )
    .execute()
}

/** In how many messages a note names this person, who has not seen it. */
export async function countUnseenMentions(db: Kysely<Database>, userId: string): Promise<number> {
  const unseen = db
    .selectFrom('contact_mentions')
    .innerJoin('contact_notes', 'contact_notes.id', 'contact_mentions.note_id')
    .where('contact_mentions.user_id', '=', userId)
    .where('contact_mentions.seen_at', 'is', null)
  const counted = unseen.select((eb) => eb.fn.count<number>('contact_notes.contact_message_id').distinct().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}
