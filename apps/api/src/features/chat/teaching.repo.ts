import { type TeachingTarget, teachingTarget } from '@arkpax/schema/chat-teaching'
import { DAY_MS } from '@arkpax/schema/durations'
import type { SearchQuery } from '@arkpax/schema/paging'
import { type Kysely, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import { Page, readCursor, toPage } from '../../db/keyset.ts'
import { searchText } from '../../db/search-text.ts'
import { hasWords } from '../../db/searched-words.ts'
import { pageIntent } from './assistant/intents/faq-intents.ts'
import type { Taught } from './assistant/intents/understanding.ts'
import { withoutMasks } from './masked-question.ts'
import type { TaughtQuestionTable } from './teaching.table.ts'

const KEPT_DAYS = 30
/** No list of the shop's own knowledge grows longer. */
const LINES_MAX = 10_000

/** A question as it is taught, and the account of whoever asked it. */
export interface TaughtLine {
  question: string
  key: string
  askedBy: string | null
}

/** What was taught at once, as it is stored. */
export interface StoredLesson {
  id: string
  target: TeachingTarget
  questions: string[]
  taughtBy: string | null
  taughtAt: string
}

/** What the assistant is told: every taught question with its intent. */
export async function listTaughtLines(db: Kysely<Database>): Promise<Taught[]> {
  const rows = await db
    .selectFrom('taught_questions')
    .select(['question', 'target_kind', 'target_id'])
    .where('target_kind', '!=', 'nothing')
    .orderBy('id')
    .limit(LINES_MAX)
    .execute()
  return rows.map(({ question, target_kind, target_id }) => ({
    question: withoutMasks(question),
    intent: target_kind === 'faq' ? pageIntent(target_id) : target_id,
  }))
}

/** What is taught of each question: when, and what it is to be answered with. */
export async function readTaughtKeys(db: Kysely<Database>): Promise<Map<string, { kind: string; at: string }>> {
  const rows = await db.selectFrom('taught_questions').select(['question_key', 'target_kind', 'taught_at']).execute()
  return new Map(
    rows.map(({ question_key, target_kind, taught_at }) => [question_key, { kind: target_kind, at: taught_at }]),
  )
}

/** Stores a lesson in the place of what was taught of these questions before. Throws where somebody stores one of them at the same time. */
export async function insertLesson(
  db: Kysely<Database>,
  { target, lines, taughtBy }: { target: TeachingTarget; lines: readonly TaughtLine[]; taughtBy: string },
  now: Date,
): Promise<StoredLesson> {
  const id = uuidv7()
  const keys = lines.map(({ key }) => key)
  await db.deleteFrom('taught_questions').where('question_key', 'in', keys).execute()
  const rows = lines.map(({ question, key, askedBy }) => ({
    id: uuidv7(),
    lesson_id: id,
    question,
    question_key: key,
    search_text: searchText(question),
    target_kind: target.kind,
    target_id: target.id,
    asked_by: askedBy,
    taught_by: taughtBy,
    taught_at: now.toISOString(),
  }))
  await db.insertInto('taught_questions').values(rows).execute()
  return { id, target, questions: lines.map(({ question }) => question), taughtBy, taughtAt: now.toISOString() }
}

/** Lessons with a question that has all of the words, latest first. */
export async function listStoredLessons(db: Kysely<Database>, query: SearchQuery): Promise<Page<StoredLesson>> {
  let ids = db.selectFrom('taught_questions').select('lesson_id').groupBy('lesson_id').orderBy('lesson_id', 'desc')
  if (query.q) ids = ids.where(hasWords(sql.ref('search_text'), query.q))
  if (query.cursor) {
    const [before = ''] = readCursor(query.cursor, 1)
    ids = ids.where('lesson_id', '<', before)
  }
  const page = toPage(
    await ids.limit(query.limit + 1).execute(),
    query.limit,
    ({ lesson_id }) => [lesson_id],
    ({ lesson_id }) => lesson_id,
  )
  return new Page(await readLessons(db, page.items), page.next)
}

/** A lesson with its questions; undefined where it is not there. */
export async function findStoredLesson(db: Kysely<Database>, id: string): Promise<StoredLesson | undefined> {
  const [found] = await readLessons(db, [id])
  return found
}

export async function deleteLesson(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('taught_questions').where('lesson_id', '=', id).execute()
}

async function readLessons(db: Kysely<Database>, ids: readonly string[]): Promise<StoredLesson[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('taught_questions').selectAll().where('lesson_id', 'in', ids).orderBy('id').execute()
  const byId = Map.groupBy(rows, ({ lesson_id }) => lesson_id)
  return ids.flatMap((id) => {
    const [first, ...rest] = byId.get(id) ?? []
    return first ? [toLesson(first, rest)] : []
  })
}

type Row = Selectable<TaughtQuestionTable>

const toLesson = (first: Row, rest: readonly Row[]): StoredLesson => ({
  id: first.lesson_id,
  target: teachingTarget.parse({ kind: first.target_kind, id: first.target_id }),
  questions: [first, ...rest].map(({ question }) => question),
  taughtBy: first.taught_by,
  taughtAt: first.taught_at,
})

/** What a customer asked and staff have taught. */
export const listTaughtOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('taught_questions')
    .select(['question', 'taught_at'])
    .where('asked_by', '=', userId)
    .orderBy('id')
    .execute()

export async function deleteTaughtOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('taught_questions').where('asked_by', '=', userId).execute()
}

/** Forgets who asked what was taught, 30 days after, as conversations are forgotten; the masked questions stay. */
export async function forgetWhoAsked(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db
    .updateTable('taught_questions')
    .set({ asked_by: null })
    .where('asked_by', 'is not', null)
    .where('taught_at', '<', before)
    .execute()
}
