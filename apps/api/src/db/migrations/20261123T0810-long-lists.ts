import { type Kysely, sql } from 'kysely'
import { indexConversations } from './long-lists/search.ts'

const WHOLE_MESSAGES = {
  waiting: sql`(waiting_since, id) where merged_into is null`,
  status: sql`(status, waiting_since, id) where merged_into is null`,
  merged_into: sql`(merged_into, id) where merged_into is not null`,
}
const REQUESTS = {
  deadline: ['due_on', 'id'],
  received: ['received_on', 'id'],
  state_received: ['state', 'received_on', 'id'],
}

/** A page of messages, of requests about personal data or of found conversations is read without the rest, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(WHOLE_MESSAGES)) {
    await db.schema.dropIndex(`contact_messages_${name}`).execute()
    await sql`create index ${sql.ref(`contact_messages_${name}`)} on contact_messages ${columns}`.execute(db)
  }
  for (const [name, columns] of Object.entries(REQUESTS))
    await db.schema.createIndex(`privacy_requests_${name}`).on('privacy_requests').columns(columns).execute()
  await db.schema.dropIndex('chat_sessions_start').execute()
  await db.schema
    .createIndex('chat_sessions_start')
    .on('chat_sessions')
    .columns(['starts_session', 'created_at', 'id'])
    .execute()
  await indexConversations(db)
}
