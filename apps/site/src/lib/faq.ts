import { type FaqQuestion, faq as faqSchema } from '@arkpax/schema/content'
import faqJson from '../../../../content/data/faq.json' with { type: 'json' }

/** Questions and answers in their three categories (`content/data/faq.json`). For build time. */
export const faq = faqSchema.parse(faqJson)

/** The questions with these ids, in this order; an unknown id stops the build. */
export function questionsById(ids: readonly string[]): FaqQuestion[] {
  const known = new Map(faq.flatMap(({ questions }) => questions).map((question) => [question.id, question]))
  return ids.map((id) => {
    const question = known.get(id)
    if (!question) throw new Error(`There is no question '${id}' in content/data/faq.json`)
    return question
  })
}
