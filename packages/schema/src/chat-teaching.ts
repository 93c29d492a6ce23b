import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { searchQuery } from './paging.ts'
import { line, utcInstant } from './text.ts'

/** The languages in which the assistant answers. */
const chatLanguages = ['fi', 'sv', 'en'] as const

/** Why a question is shown to staff: it had no answer, a half-sure one, or one that did not help. */
export const troubles = ['unanswered', 'half', 'unhelpful'] as const

/** What staff want the assistant to answer: an answer that it has, a question of the FAQ, or nothing (the question stays away). */
export const teachingTarget = z.object({
  kind: z.enum(['intent', 'faq', 'nothing'], 'Valitse vastaus'),
  /** The name of the answer or the anchor of the question; empty of nothing. */
  id: line(200).default(''),
})
export type TeachingTarget = z.output<typeof teachingTarget>

/** A question among like ones. `id` is that of the message that asked it last; what tells who asks is masked in its text. */
const likeQuestion = z.object({ id: z.string(), question: z.string(), times: z.int() })

/** Questions that ask alike and were not answered well in these 30 days, the most frequent first. */
export const unansweredGroup = z.object({
  id: z.string(),
  language: z.enum(chatLanguages),
  questions: z.array(likeQuestion),
  times: z.int(),
  unanswered: z.int(),
  half: z.int(),
  unhelpful: z.int(),
  /** What was answered last where something was. */
  answer: z.string().nullable(),
  last_asked_at: utcInstant,
  /** The conversation where it was asked last. */
  conversation_id: z.string(),
})
export type UnansweredGroup = z.output<typeof unansweredGroup>

/** Groups by words, by why they are here, by language and by the days on which they were asked. */
export const unansweredQuery = pageOf(
  listFilters.extend({
    show: z.enum(['all', ...troubles]).default('all'),
    language: z.enum(['all', ...chatLanguages]).default('all'),
    sort: sortBy(['date', 'times'], '-date'),
  }),
)
export type UnansweredQuery = z.output<typeof unansweredQuery>

/** How an answer comes about: it is written, or put together from the shop's figures. */
const answerMakings = ['written', 'composed'] as const

/** An answer that the assistant has: a question that it answers, and its short Finnish answer where that is written. */
const knownAnswer = z.object({
  target: teachingTarget,
  title: z.string(),
  answer: z.string().nullable(),
  making: z.enum(answerMakings),
})
export type KnownAnswer = z.output<typeof knownAnswer>

/** The message whose question is asked about. */
export const knownAnswersQuery = z.object({ question: line(36).optional() })

/** Every answer, and the targets of those that fit a question best, best first, three at most. */
export const knownAnswers = z.object({ answers: z.array(knownAnswer), nearest: z.array(teachingTarget) })
export type KnownAnswers = z.output<typeof knownAnswers>

const QUESTIONS_MAX = 100

/** What is taught: questions by the ids of messages that asked them, and what is answered from now on. */
export const lessonInput = z.object({
  question_ids: z
    .array(line(36, 'Kysymys puuttuu'))
    .min(1, 'Valitse ainakin yksi kysymys')
    .max(QUESTIONS_MAX, `Enintään ${QUESTIONS_MAX} kysymystä kerralla`),
  target: teachingTarget,
})
export type LessonInput = z.output<typeof lessonInput>

/** What staff have taught at once. `title` is what the answer is called, null where it is not there any more or there is none. */
export const lesson = z.object({
  id: z.string(),
  target: teachingTarget,
  title: z.string().nullable(),
  questions: z.array(z.string()),
  /** Who taught it; null for the shared password and for those who have left. */
  taught_by: z.string().nullable(),
  taught_at: utcInstant,
})
export type Lesson = z.output<typeof lesson>

/** Lessons by words, latest first. */
export const lessonsQuery = searchQuery
