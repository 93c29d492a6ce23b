import type { Knowledge } from '../knowledge.ts'
import type { Retrieval } from '../retrieval/retrieval.ts'
import { passageIntent, passageIntentId } from './faq-intents.ts'
import type { Intent } from './intent-content.ts'
import type { Taught } from './understanding.ts'

/**
 * What people ask that a text answers, as its writer says, as intents of their own: each question is answered by the passage of
 * the text that is nearest to it, or by its beginning.
 */
export function intentsOfTexts(
  { passages, askedAs }: Pick<Knowledge, 'passages' | 'askedAs'>,
  { find }: Pick<Retrieval, 'find'>,
): { intents: Intent[]; taught: Taught[] } {
  const lines = askedAs.flatMap(({ url: place, questions }) => {
    const own = new Set(passages.filter(({ url }) => url === place || url.split('#')[0] === place))
    const [beginning] = own
    if (!beginning) return []
    return questions.map((question) => {
      const nearest = find(question, beginning.language).find(({ passage }) => own.has(passage))
      return { question, passage: nearest?.passage ?? beginning }
    })
  })
  const byPassage = Map.groupBy(lines, ({ passage }) => passage)
  return {
    intents: [...byPassage].map(([passage, asked]) =>
      passageIntent(passage, [
        ...(passage.kind === 'question' ? [passage.title] : []),
        ...asked.map(({ question }) => question),
      ]),
    ),
    taught: lines.map(({ question, passage }) => ({ question, intent: passageIntentId(passage) })),
  }
}
