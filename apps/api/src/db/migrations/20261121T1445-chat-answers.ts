import type { Kysely } from 'kysely'

/**
 * Answers keep their sources and whether they helped, questions whether they were answered; conversations can be listed by
 * their first message and unanswered questions counted by what they ask. A contact message may carry a conversation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const chat = () => db.schema.alterTable('chat_sessions')
  await chat()
    .addColumn('starts_session', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await chat()
    .addColumn('sources', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await chat().addColumn('answered', 'boolean').execute()
  await chat().addColumn('helpful', 'boolean').execute()
  await chat()
    .addColumn('question_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await chat()
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const index = (name: string) => db.schema.createIndex(name).on('chat_sessions')
  await index('chat_sessions_start').columns(['starts_session', 'id']).execute()
  await index('chat_sessions_unanswered').columns(['answered', 'question_key']).execute()

  await db.schema.alterTable('contact_messages').addColumn('conversation', 'text').execute()
}
