import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isWaiting, isWhole } from './contact-choice.repo.ts'

/** The messages that wait for a reply, those first that have waited longest and at most `limit` of them, and how many there are. */
export async function listWaitingMessages(db: Kysely<Database>, limit: number, now: Date) {
  const waiting = db
    .selectFrom('contact_messages')
    .where(isWhole)
    .where((eb) => isWaiting(eb, now))
  const { count } = await waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const messages = await waiting
    .select(['id', 'subject', 'name', 'waiting_since'])
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { messages, count: Number(count) }
}
