import type { KnownAnswer, KnownAnswers, Lesson, LessonInput, TeachingTarget } from '@arkpax/schema/chat-teaching'
import type { SearchQuery } from '@arkpax/schema/paging'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page } from '../../db/keyset.ts'
import { isUniqueViolation } from '../../db/unique-violation.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { findEntry, readFaq } from '../faq/faq.repo.ts'
import { resolveKnownFacts } from '../saved-replies/resolve-known-facts.ts'
import { readShopFacts } from '../settings/shop-facts.service.ts'
import { findStaffNames } from '../staff/staff-names.repo.ts'
import { anchorOfIntent } from './assistant/intents/faq-intents.ts'
import { readLiveShop } from './live-shop.service.ts'
import { maskedQuestion } from './masked-question.ts'
import { questionKey } from './question-key.ts'
import {
  findStoredLesson,
  insertLesson,
  listStoredLessons,
  readTaughtKeys,
  type StoredLesson,
} from './teaching.repo.ts'
import { findQuestions } from './troubled-questions.repo.ts'

type Shop = Pick<Deps, 'assistant' | 'now' | 'db'>

const NEAREST = 3

const taughtAlready = () =>
  new ApiError('edit_conflict', { detail: 'Joku muu ehti käsitellä kysymyksen. Lista on nyt ajan tasalla.' })

/** Every answer there is, and the three that fit the question of a message best. */
export async function listKnownAnswers(shop: Shop, questionId: string | undefined): Promise<KnownAnswers> {
  const answers = await answersOf(shop)
  const [asked] = questionId ? await findQuestions(shop.db, [questionId]) : []
  if (!asked) return { answers, nearest: [] }
  const guesses = await shop.assistant.guess(asked.message, await readLiveShop(shop))
  const targets = guesses.map(({ intent }) => targetOf(intent))
  const isThere = ({ kind, id }: TeachingTarget) =>
    answers.some(({ target }) => target.kind === kind && target.id === id)
  return { answers, nearest: targets.filter(isThere).slice(0, NEAREST) }
}

function targetOf(intent: string): TeachingTarget {
  const anchor = anchorOfIntent(intent)
  return anchor === undefined ? { kind: 'intent', id: intent } : { kind: 'faq', id: anchor }
}

/** The answers of the assistant, and the questions that visitors see. */
async function answersOf(shop: Shop): Promise<KnownAnswer[]> {
  const live = await readLiveShop(shop)
  const facts = await readShopFacts(shop.db, shop.now())
  const ofPages = live.faq.flatMap(({ questions }) =>
    questions.map(
      ({ id, question, answer }): KnownAnswer => ({
        target: { kind: 'faq', id },
        title: resolveKnownFacts(question, facts),
        answer: resolveKnownFacts(answer[0] ?? '', facts),
        making: 'written',
      }),
    ),
  )
  return [...ofPages, ...(await shop.assistant.knownAnswers(live))]
}

/** What staff have taught, with the names of answers and of those who taught. */
export async function listLessons(shop: Shop, query: SearchQuery): Promise<Page<Lesson>> {
  const { items, next } = await listStoredLessons(shop.db, query)
  const titles = await readTitles(shop)
  const names = await findStaffNames(
    shop.db,
    items.flatMap(({ taughtBy }) => taughtBy ?? []),
  )
  return new Page(
    items.map((stored) => toLesson(stored, titles, names)),
    next,
  )
}

type Titles = (target: TeachingTarget) => string | null

/** What answers are called: those of the FAQ by their questions, also the hidden ones. */
async function readTitles(shop: Shop): Promise<Titles> {
  const known = await answersOf(shop)
  const { sections } = await readFaq(shop.db)
  const hidden = sections.flatMap(({ entries }) => entries.map(({ id, question }) => [`faq:${id}`, question] as const))
  const titles = new Map([
    ...hidden,
    ...known.map(({ target, title }) => [`${target.kind}:${target.id}`, title] as const),
  ])
  return ({ kind, id }) => titles.get(`${kind}:${id}`) ?? null
}

const toLesson = (
  { id, target, questions, taughtBy, taughtAt }: StoredLesson,
  titleOf: Titles,
  names: ReadonlyMap<string, string>,
): Lesson => ({
  id,
  target,
  title: titleOf(target),
  questions,
  taught_by: names.get(taughtBy ?? '') ?? null,
  taught_at: taughtAt,
})

/** Refuses an answer that is not there; nothing always is. */
export async function refuseUnknownTarget(shop: Shop, { kind, id }: TeachingTarget): Promise<void> {
  if (kind === 'nothing') return
  if (kind === 'faq' && (await findEntry(shop.db, id))) return
  const known = kind === 'intent' ? await shop.assistant.knownAnswers(await readLiveShop(shop)) : []
  if (known.some(({ target }) => target.id === id)) return
  throw invalidField('target', 'Vastausta ei enää ole. Valitse toinen.')
}

/**
 * Teaches questions by the ids of their messages. Throws `not_found` where no message is there any more, and `edit_conflict`
 * where somebody has taught one of them since it was asked.
 */
export async function teach(
  db: Kysely<Database>,
  { question_ids, target }: LessonInput,
  by: { id: string },
  now: Date,
): Promise<StoredLesson> {
  const asked = await findQuestions(db, question_ids)
  if (asked.length === 0) {
    throw new ApiError('not_found', {
      detail: 'Kysymystä ei enää ole: keskustelun säilytysaika on kulunut.',
    })
  }
  const taught = await readTaughtKeys(db)
  const lines = new Map(
    asked.map(({ message, user_id, created_at }) => {
      const question = maskedQuestion(message)
      const key = questionKey(question)
      const before = taught.get(key)
      if (before && (before.kind === 'nothing' || before.at >= created_at)) throw taughtAlready()
      return [key, { question, key, askedBy: user_id }]
    }),
  )
  const kept = { kind: target.kind, id: target.kind === 'nothing' ? '' : target.id }
  try {
    return await insertLesson(db, { target: kept, lines: [...lines.values()], taughtBy: by.id }, now)
  } catch (error) {
    throw isUniqueViolation(error) ? taughtAlready() : error
  }
}

/** A lesson as it is answered to whoever has just made it. */
export async function lessonOf(shop: Shop, stored: StoredLesson): Promise<Lesson> {
  const names = await findStaffNames(shop.db, stored.taughtBy ? [stored.taughtBy] : [])
  return toLesson(stored, await readTitles(shop), names)
}

export async function lessonToForget(db: Kysely<Database>, id: string): Promise<StoredLesson> {
  const stored = await findStoredLesson(db, id)
  if (!stored) throw new ApiError('not_found', { detail: 'Opetusta ei enää ole.' })
  return stored
}
