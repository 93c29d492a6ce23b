import type { FaqQuestion } from '@arkpax/schema/faq'
import { published } from './published.ts'
import { book, say } from './translation.ts'

/** A question with its whole answer. */
function inLanguage(item: FaqQuestion): FaqQuestion {
  const [question = item.question, ...answer] = book.sayWhole([item.question, ...item.answer])
  return { ...item, question, answer }
}

/** The questions that visitors see, in their sections. For build time. */
export const faq = published.faq.map((section) => ({
  ...section,
  title: say(section.title),
  questions: section.questions.map(inLanguage),
}))

/** The questions with these ids; in the place of one that is hidden or gone comes the next that is shown. */
export function questionsById(ids: readonly string[]): FaqQuestion[] {
  const all = faq.flatMap(({ questions }) => questions)
  const wanted = ids.flatMap((id) => all.filter((question) => question.id === id))
  const others = all.filter((question) => !wanted.includes(question))
  return [...wanted, ...others].slice(0, ids.length)
}
