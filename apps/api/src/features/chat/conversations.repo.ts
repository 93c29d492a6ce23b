import type { ChatConversation, ChatQuery } from '@arkpax/schema/chat'
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page, toPage } from '../../db/keyset.ts'
import { listOrder, onDays, text } from '../../db/list-order.ts'
import { hasWords } from '../../db/searched-words.ts'
import { matchingByIndex } from '../../db/text-search.ts'

/** Written so that no index of all conversations leads to it: the few are read and put in order. */
const BEGINS_AMONG_FEW = sql<SqlBool>`coalesce(first.starts_session, false)`

const SORTS = { date: [text('first.created_at'), text('first.id')] }

/** Conversations by when they began, by what is said in them and by how they went. */
export async function listConversations(db: Kysely<Database>, query: ChatQuery): Promise<Page<ChatConversation>> {
  const { apply, keyOf } = listOrder(SORTS, query.sort)
  const found = query.q ? await matchingByIndex(db, 'chat_sessions', query.q) : undefined
  const areFew = found !== undefined || query.show === 'unhelpful'
  const all = db
    .selectFrom('chat_sessions as first')
    .select(['first.id', 'first.session_id', 'first.message', 'first.created_at'])
    .where(areFew ? BEGINS_AMONG_FEW : (eb) => eb('first.starts_session', '=', true))
    .where(onDays('first.created_at', query))
    .limit(query.limit + 1)
  let rows = apply(all, query.cursor)
  if (query.q) rows = rows.where(says(query.q, found))
  if (query.show !== 'all') {
    const failed = query.show === 'unanswered' ? 'answered' : 'helpful'
    rows = rows.where('first.session_id', 'in', (eb) =>
      eb.selectFrom('chat_sessions').select('session_id').where(failed, '=', false),
    )
  }

  const page = toPage(await rows.execute(), query.limit, keyOf, (row) => row)
  const counts = await countMessages(
    db,
    page.items.map(({ session_id }) => session_id),
  )
  const conversations = page.items.flatMap(({ session_id, message, created_at }) => {
    const counted = counts.get(session_id)
    return counted ? [{ id: session_id, first_message: message, started_at: created_at, ...counted }] : []
  })
  return new Page(conversations, page.next)
}

/** The condition of a conversation that has a message with all of the words; `found` is that of such messages, where an index leads to them. */
function says(words: string, found: Expression<SqlBool> | undefined) {
  const eb = expressionBuilder<ConversationsOf, 'first'>()
  const messages = eb.selectFrom('chat_sessions').select('chat_sessions.session_id')
  if (found) return eb('first.session_id', 'in', messages.where(found))
  const isOfIt = messages.whereRef('chat_sessions.session_id', '=', 'first.session_id')
  return eb.exists(isOfIt.where(hasWords(sql.ref('chat_sessions.search_text'), words)))
}
type ConversationsOf = Database & { first: Database['chat_sessions'] }

async function countMessages(db: Kysely<Database>, keys: string[]) {
  if (keys.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('chat_sessions')
    .select(({ fn }) => [
      'session_id',
      fn.sum<number>(sql`case when is_bot then 0 else 1 end`).as('questions'),
      fn.sum<number>(sql`case when answered = false then 1 else 0 end`).as('unanswered'),
      fn.sum<number>(sql`case when helpful = false then 1 else 0 end`).as('unhelpful'),
      fn.max('created_at').as('last_at'),
    ])
    .where('session_id', 'in', keys)
    .groupBy('session_id')
    .execute()
  return new Map(rows.map(({ session_id, ...counted }) => [session_id, counted]))
}

/** How many questions of since an instant have no answer; those that differ only in form count as one. */
export async function countUnansweredSince(db: Kysely<Database>, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('chat_sessions')
    .select(({ fn }) => fn.count<number>('question_key').distinct().as('count'))
    .where('answered', '=', false)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
