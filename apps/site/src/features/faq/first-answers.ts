import { faq } from '~/lib/faq.ts'
import { faqText } from './faq.fi.ts'

export type FirstAnswer = (typeof faqText.first.answers)[number]

const shown = faq.flatMap(({ questions }) => questions)

/** Those of the first answers whose questions are shown, each with its question. */
export const firstAnswers = faqText.first.answers.flatMap((answer) =>
  shown.filter(({ id }) => id === answer.id).map((item) => ({ ...answer, item })),
)

const first = new Set(firstAnswers.map(({ id }) => id))

/** The topics with the other questions: each is asked once on the screen. */
export const topics = faq
  .map((topic) => ({ ...topic, questions: topic.questions.filter(({ id }) => !first.has(id)) }))
  .filter(({ questions }) => questions.length > 0)
