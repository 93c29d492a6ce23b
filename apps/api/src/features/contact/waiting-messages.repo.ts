import type { WaitingMark } from '@arkpax/schema/today'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { listMessageStaff } from './contact.repo.ts'
import { isDue, isMentionedUnseen, isOpen, isWaiting, isWhole } from './contact-choice.repo.ts'

/** In the order in which one sees to messages that are equally urgent. */
const MARKS: readonly (WaitingMark | null)[] = ['mine', 'mentioned', 'returned', null, 'others']

interface Asked {
  /** Who asks. */
  me: string
  limit: number
  now: Date
}

/**
 * At most `limit` messages that wait for a reply, and those without a wait in which somebody is mentioned: what is late first, then one's own,
 * and what is somebody else's last; of equals those that are due first. `count` is of all that wait for a reply.
 */
export async function listWaitingMessages(db: Kysely<Database>, { me, limit, now }: Asked) {
  const staff = (await listMessageStaff(db)).map(({ id }) => id)
  const whole = db.selectFrom('contact_messages').where(isWhole)
  const waiting = whole.where((eb) => isWaiting(eb, now))
  const { count } = await waiting.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await whole
    .where((eb) => eb.or([isWaiting(eb, now), eb.and([eb.not(isOpen(eb)), isMentionedUnseen(eb, me)])]))
    .select(['id', 'subject', 'name', 'reply_due_at', 'status'])
    .select((eb) =>
      eb
        .case()
        .when('assignee_id', '=', me)
        .then(eb.lit(0))
        .when(isMentionedUnseen(eb, me))
        .then(eb.lit(1))
        .when('assignee_id', 'in', [...staff, ''])
        .then(eb.lit(4))
        .when('snoozed_until', 'is not', null)
        .then(eb.lit(2))
        .else(eb.lit(3))
        .end()
        .as('place'),
    )
    .orderBy((eb) =>
      eb
        .case()
        .when(eb.and([isOpen(eb), isDue(eb, now)]))
        .then(eb.lit(0))
        .else(eb.lit(1))
        .end(),
    )
    .orderBy('place')
    .orderBy('reply_due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  const messages = rows.map(({ place, ...message }) => ({ ...message, mark: MARKS[place] ?? null }))
  return { messages, count: Number(count) }
}
