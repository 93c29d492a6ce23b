import type { Days } from '@arkpax/schema/list-query'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { onDays } from '../../db/list-order.ts'

/** No more questions of the last 30 days are put together; the latest of them are. */
const MOST = 10_000

/** A question that was not answered well: not at all, half-surely, or with what its reader said was of no help. */
export interface TroubledQuestion {
  id: string
  message: string
  session_id: string
  created_at: string
  isUnanswered: boolean
  isHalf: boolean
  isUnhelpful: boolean
}

/** Questions that were not answered well, latest first. */
export async function listTroubledQuestions(db: Kysely<Database>, days: Days): Promise<TroubledQuestion[]> {
  const unhelpful = await listUnhelpfulIds(db)
  const rows = await db
    .selectFrom('chat_sessions')
    .select(['id', 'message', 'session_id', 'created_at', 'answered', 'certainty'])
    .where('is_bot', '=', false)
    .where((eb) =>
      eb.or([
        eb('answered', '=', false),
        eb('certainty', '=', 'half'),
        ...(unhelpful.size > 0 ? [eb('id', 'in', [...unhelpful])] : []),
      ]),
    )
    .where(onDays('created_at', days))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ answered, certainty, ...row }) => ({
    ...row,
    isUnanswered: answered !== null && !answered,
    isHalf: certainty === 'half',
    isUnhelpful: unhelpful.has(row.id),
  }))
}

/** The questions before the latest answers that were of no help. */
async function listUnhelpfulIds(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('chat_sessions as answer')
    .select((eb) =>
      eb
        .selectFrom('chat_sessions as question')
        .select(({ fn }) => fn.max('question.id').as('id'))
        .whereRef('question.session_id', '=', 'answer.session_id')
        .whereRef('question.id', '<', 'answer.id')
        .where('question.is_bot', '=', false)
        .as('id'),
    )
    .where('answer.helpful', '=', false)
    .orderBy('answer.id', 'desc')
    .limit(UNHELPFUL_MOST)
    .execute()
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
/** So many values go into one statement on both engines. */
const UNHELPFUL_MOST = 5_000

/** What was answered to questions, by their ids. */
export async function readAnswersTo(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('chat_sessions as question')
    .select([
      'question.id',
      (eb) =>
        eb
          .selectFrom('chat_sessions as answer')
          .select('answer.message')
          .whereRef('answer.session_id', '=', 'question.session_id')
          .whereRef('answer.id', '>', 'question.id')
          .where('answer.is_bot', '=', true)
          .orderBy('answer.id')
          .limit(1)
          .as('answer'),
    ])
    .where('question.id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer] as const])))
}

/** Questions by the ids of their messages, in that order; those that are not there any more are missing. */
export async function findQuestions(db: Kysely<Database>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('chat_sessions')
    .select(['id', 'message', 'user_id', 'created_at'])
    .where('id', 'in', ids)
    .where('is_bot', '=', false)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
