import type { UnansweredGroup, UnansweredQuery } from '@arkpax/schema/chat-teaching'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { Page, readCursor, toPage } from '../../db/keyset.ts'
import { holdsWords } from '../../db/searched-words.ts'
import type { Deps } from '../../deps.ts'
import type { LikeQuestion } from './assistant/learned/like-questions.ts'
import type { AssistantThread, Live } from './assistant-thread.ts'
import { readLiveShop } from './live-shop.service.ts'
import { maskedQuestion, withoutMasks } from './masked-question.ts'
import { questionKey } from './question-key.ts'
import { readTaughtKeys } from './teaching.repo.ts'
import { listTroubledQuestions, readAnswersTo, type TroubledQuestion } from './troubled-questions.repo.ts'

/** So many questions are put together at a time: whoever asks the assistant meanwhile waits no longer. */
const AT_ONCE = 100

/** What was asked in the same words, latest first. */
interface SameQuestion {
  question: string
  asked: TroubledQuestion[]
}

/** Questions that were not answered well and of which staff have taught nothing since, like ones together. */
export async function listUnanswered(
  deps: Pick<Deps, 'assistant' | 'now' | 'db'>,
  db: Kysely<Database>,
  query: UnansweredQuery,
): Promise<Page<UnansweredGroup>> {
  const questions = await listOpenQuestions(db, query)
  const like = await likenessOf(
    deps.assistant,
    questions.map(({ question }) => question),
    await readLiveShop(deps),
  )
  const groups = grouped(questions, like)
    .filter(({ language }) => query.language === 'all' || language === query.language)
    .filter(({ questions }) => holdsWords(questions.map(({ question }) => question).join('\n'), query.q))
    .sort(orderOf(query.sort))
  const page = pageOfGroups(groups, query)
  const answers = await readAnswersTo(
    db,
    page.items.flatMap(({ answeredId }) => answeredId ?? []),
  )
  return new Page(
    page.items.map(({ answeredId, ...group }) => ({ ...group, answer: answers.get(answeredId ?? '') ?? null })),
    page.next,
  )
}

/** The questions that are still open, those of the same words as one. */
async function listOpenQuestions(db: Kysely<Database>, query: UnansweredQuery): Promise<SameQuestion[]> {
  const taught = await readTaughtKeys(db)
  const byKey = new Map<string, SameQuestion>()
  for (const asked of await listTroubledQuestions(db, query)) {
    if (!isShown(asked, query.show)) continue
    const question = maskedQuestion(asked.message)
    const key = questionKey(question)
    const lesson = taught.get(key)
    if (lesson && (lesson.kind === 'nothing' || lesson.at >= asked.created_at)) continue
    const same = byKey.get(key)
    if (same) same.asked.push(asked)
    else byKey.set(key, { question, asked: [asked] })
  }
  return [...byKey.values()]
}

const isShown = ({ isUnanswered, isHalf, isUnhelpful }: TroubledQuestion, show: UnansweredQuery['show']) =>
  ({ all: true, unanswered: isUnanswered, half: isHalf, unhelpful: isUnhelpful })[show]

/** Which questions are like which, oldest first, so that a later question joins the group of an earlier one. */
async function likenessOf(
  assistant: AssistantThread,
  questions: readonly string[],
  live: Live,
): Promise<Map<string, LikeQuestion>> {
  const found = new Map<string, LikeQuestion>()
  const oldestFirst = questions.toReversed()
  for (let from = 0; from < oldestFirst.length; from += AT_ONCE) {
    const some = oldestFirst.slice(from, from + AT_ONCE)
    const placed = await assistant.likeQuestions(some.map(withoutMasks), live)
    for (const [at, question] of some.entries()) {
      const own = placed[at]
      if (own) found.set(question, own)
    }
  }
  return found
}

type Group = Omit<UnansweredGroup, 'answer'> & { answeredId: string | undefined }

function grouped(questions: readonly SameQuestion[], like: ReadonlyMap<string, LikeQuestion>): Group[] {
  const groups = Map.groupBy(questions, ({ question }) => {
    const { first, language } = like.get(question) ?? { first: question, language: 'fi' }
    return JSON.stringify([language, first])
  })
  return [...groups.values()].flatMap((same) => {
    const language = like.get(same[0]?.question ?? '')?.language ?? 'fi'
    const asked = same.flatMap((one) => one.asked).sort((one, other) => (one.id < other.id ? 1 : -1))
    const [latest] = asked
    if (!latest) return []
    const count = (is: (one: TroubledQuestion) => boolean) => asked.filter(is).length
    return [
      {
        id: latest.id,
        language,
        questions: same
          .map(({ question, asked: times }) => ({ id: times[0]?.id ?? '', question, times: times.length }))
          .sort((one, other) => other.times - one.times || (one.id < other.id ? 1 : -1)),
        times: asked.length,
        unanswered: count(({ isUnanswered }) => isUnanswered),
        half: count(({ isHalf }) => isHalf),
        unhelpful: count(({ isUnhelpful }) => isUnhelpful),
        last_asked_at: latest.created_at,
        conversation_id: latest.session_id,
        answeredId: asked.find(({ isUnanswered }) => !isUnanswered)?.id,
      },
    ]
  })
}

/** What a group is sorted by, and where that is the same by its latest question. */
const keyOf = ({ times, last_asked_at, id }: Group, sort: UnansweredQuery['sort']): [string | number, string] => [
  sort.endsWith('times') ? times : last_asked_at,
  id,
]

const orderOf = (sort: UnansweredQuery['sort']) => (one: Group, other: Group) => {
  const order = compared(keyOf(one, sort), keyOf(other, sort))
  return sort.startsWith('-') ? -order : order
}

function compared(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  for (const [at, part] of one.entries()) {
    const against = other[at] ?? ''
    if (part !== against) return part < against ? -1 : 1
  }
  return 0
}

function pageOfGroups(groups: readonly Group[], { cursor, limit, sort }: UnansweredQuery): Page<Group> {
  const [last = '', id = ''] = cursor ? readCursor(cursor, 2) : []
  const key = sort.endsWith('times') ? [Number(last), id] : [last, id]
  const isBeyond = (group: Group) => compared(keyOf(group, sort), key) * (sort.startsWith('-') ? -1 : 1) > 0
  const from = cursor ? groups.filter(isBeyond) : [...groups]
  return toPage(
    from,
    limit,
    (group) => keyOf(group, sort).map(String),
    (group) => group,
  )
}
