import type { FaqQuestion } from '@arkpax/schema/faq'
import { published } from './published.ts'

/** The questions that visitors see, in their sections. For build time. */
export const { faq } = published

/** The questions with these ids; in the place of one that is hidden or gone comes the next that is shown. */
export function questionsById(ids: readonly string[]): FaqQuestion[] {
  const all = faq.flatMap(({ questions }) => questions)
  const wanted = ids.flatMap((id) => all.filter((question) => question.id === id))
  const others = all.filter((question) => !wanted.includes(question))
  return [...wanted, ...others].slice(0, ids.length)
}
