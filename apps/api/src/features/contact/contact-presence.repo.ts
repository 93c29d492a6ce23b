import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

interface Tab {
  messageId: string
  tab: string
}

/** Writes down that a tab has a message open until a moment; one tells so again and again. What has run out goes. */
export async function keepPresence(
  db: Kysely<Database>,
  { messageId, tab }: Tab,
  { userId, isTyping }: { userId: string; isTyping: boolean },
  until: Date,
  now: Date,
): Promise<void> {
  await db.deleteFrom('contact_presence').where('until', '<=', now.toISOString()).execute()
  const kept = { user_id: userId, is_typing: Number(isTyping), until: until.toISOString() }
  await db
    .insertInto('contact_presence')
    .values({ contact_message_id: messageId, tab, ...kept })
    .onConflict((conflict) => conflict.columns(['contact_message_id', 'tab']).doUpdateSet(kept))
    .execute()
}

export async function endPresence(db: Kysely<Database>, { messageId, tab }: Tab): Promise<void> {
  await db.deleteFrom('contact_presence').where('contact_message_id', '=', messageId).where('tab', '=', tab).execute()
}

/** Who has a message open in another tab, those who write first; one with several tabs is there once for each. */
export async function listPresent(db: Kysely<Database>, { messageId, tab }: Tab, now: Date) {
  return db
    .selectFrom('contact_presence')
    .select(['user_id', 'is_typing'])
    .where('contact_message_id', '=', messageId)
    .where('tab', '!=', tab)
    .where('until', '>', now.toISOString())
    .orderBy('is_typing', 'desc')
    .orderBy('user_id')
    .execute()
}

/** A text that is another once a message, its answers or the notes about it have changed; undefined when it is not there. */
export async function readMessageState(db: Kysely<Database>, messageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .where('contact_messages.id', '=', messageId)
    .select((eb) => [
      'version',
      eb
        .selectFrom('contact_replies')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('contact_message_id', '=', messageId)
        .as('replies'),
      eb
        .selectFrom('contact_notes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('contact_message_id', '=', messageId)
        .as('notes'),
      eb
        .selectFrom('contact_notes')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .where('contact_message_id', '=', messageId)
        .as('noted_at'),
    ])
    .executeTakeFirst()
  return row && [row.version, row.replies, row.notes, row.noted_at].join(' ')
}
