import type { FaqCategory } from '@arkpax/schema/faq'
import type { IntentContent } from '../intents/intent-content.ts'
import { articleUrls } from './article-passages.ts'
import type { ContentTexts } from './content-texts.ts'
import { manualUrl } from './manual-passages.ts'
import { pages } from './site-urls.ts'
import { useCaseUrl } from './use-case-passages.ts'

/** What people ask that a page, or a place on it, answers, as whoever wrote its text says. */
export interface AskedAs {
  url: string
  questions: readonly string[]
}

/** The questions in the heads of texts (`askedAs`). */
export function askedAsOf({
  support,
  policies,
  blog,
  useCases,
  manuals,
}: ContentTexts): (AskedAs & { file: string })[] {
  const of = <Text extends { id: string; data: { askedAs?: string[] } }>(
    folder: string,
    texts: readonly Text[],
    urlOf: (text: Text) => string,
  ) =>
    texts.flatMap((text) => {
      const { id, data } = text
      return data.askedAs ? [{ url: urlOf(text), file: `content/${folder}/${id}.mdx`, questions: data.askedAs }] : []
    })
  return [
    ...of('support', support, ({ id }) => articleUrls.article(id)),
    ...of('policies', policies, ({ id }) => articleUrls.policy(id)),
    ...of('blog', blog, ({ id }) => articleUrls.post(id)),
    ...of('use-cases', useCases, ({ id }) => useCaseUrl(id)),
    ...of('manuals', manuals, ({ data }) => manualUrl(data)),
  ]
}

/** Other ways of asking the questions of the shop's own page. */
export const askedAsOfQuestions = (faq: readonly FaqCategory[]): AskedAs[] =>
  faq.flatMap(({ questions }) =>
    questions.flatMap(({ id, askedAs }) => (askedAs ? [{ url: `${pages.faq}#${id}`, questions: askedAs }] : [])),
  )

/** Throws where a question stands in two texts, or is one of an intent: nobody could tell which answer is meant. */
export function refuseQuestionsOfTwo(
  asked: ReturnType<typeof askedAsOf>,
  { examples }: Pick<IntentContent, 'examples'>,
): void {
  const homes = new Map(examples.map(({ text, intent }) => [keyOf(text), `content/assistant: ${intent}`]))
  for (const { file, questions } of asked) {
    for (const question of questions) {
      const other = homes.get(keyOf(question))
      if (other) {
        throw new Error(`${file}: askedAs: '${question}' on jo kysymyksenä muualla (${other}). Poista se toisesta.`)
      }
      homes.set(keyOf(question), file)
    }
  }
}

const keyOf = (question: string) => question.toLowerCase()
