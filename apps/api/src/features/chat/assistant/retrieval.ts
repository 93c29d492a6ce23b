import { compoundParts, plainWords, stem } from '@arkpax/schema/finnish-terms'
import MiniSearch from 'minisearch'
import type { Passage } from './passages.ts'

/** Finds the passages nearest to a question, best first. */
export function createRetrieval(passages: readonly Passage[]): (question: string, limit: number) => Passage[] {
  const words = new Set(passages.flatMap(({ title, text }) => plainWords(`${title} ${text}`).map(stem)))
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    tokenize: plainWords,
    processTerm: (word) => [stem(word), ...compoundParts(word, words)],
  })
  index.addAll(passages)
  return (question, limit) =>
    index
      .search(question, { boost: { title: 3 }, fuzzy: (term) => term.length > 4 && 0.2 })
      .flatMap(({ id }) => byId.get(id) ?? [])
      .slice(0, limit)
}
