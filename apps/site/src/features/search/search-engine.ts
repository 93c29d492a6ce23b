import { compoundParts, plainWords, stem } from '@arkpax/schema/finnish-terms'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { type SearchKind, searchKinds } from './search.fi.ts'
import type { SearchEntry } from './search-entries.ts'
import { indexOptions } from './search-options.ts'

/** A found thing, as it is shown. */
export type SearchResult = Pick<SearchEntry, 'kind' | 'title' | 'href' | 'summary'>

/** Most results at once. */
export const RESULT_LIMIT = 12

/** A result has at least this part of the query's words. */
const LEAST_SHARE = 0.5

const FIELD_WEIGHTS = { title: 6, keywords: 3, text: 1 }
const KIND_WEIGHTS: Record<SearchKind, number> = {
  product: 1.2,
  page: 1.1,
  article: 1.3,
  question: 1.15,
  manual: 0.6,
  useCase: 1.1,
  post: 0.9,
  policy: 1,
}

/** Finds the entries that answer a query, best first. Takes the text that `buildIndex` made. */
export function searchEngine(indexText: string): (query: string) => SearchResult[] {
  const plainIndex: AsPlainObject = JSON.parse(indexText)
  const stems = new Set(plainIndex.index.map(([word]) => word))
  const index = MiniSearch.loadJS<SearchEntry>(plainIndex, { ...indexOptions, processTerm: (term) => term })

  return (query) => {
    const terms = [...new Set(plainWords(query).flatMap((word) => queryTerms(word, stems)))]
    return index
      .search(terms.join(' '), {
        tokenize: (text) => text.split(' '),
        boost: FIELD_WEIGHTS,
        prefix: (term) => term.length >= 3,
        fuzzy: (term) => term.length >= 5 && !/\d/.test(term) && !stems.has(term) && 0.2,
        weights: { prefix: 0.4, fuzzy: 0.3 },
        boostDocument: (_id, _term, stored) => KIND_WEIGHTS[kindOf(stored)],
      })
      .map((found) => ({ found, share: found.queryTerms.length / terms.length }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .sort((a, b) => b.found.score * b.share ** 2 - a.found.score * a.share ** 2)
      .slice(0, RESULT_LIMIT)
      .map(({ found: { kind, title, href, summary } }) => ({ kind, title, href, summary }))
  }
}

/**
 * A word as the index knows it: its stem, or the parts of a compound that stands nowhere in the texts, or the name at its
 * beginning ('prota' → pro).
 */
function queryTerms(word: string, stems: ReadonlySet<string>): string[] {
  const own = stem(word)
  if (stems.has(own)) return [own]
  const parts = compoundParts(word, stems)
  if (parts.length) return parts
  const name = [1, 2, 3, 4]
    .map((ending) => word.slice(0, -ending))
    .find((start) => start.length >= 3 && stems.has(start))
  return [name ?? own]
}

const kindOf = (stored: Record<string, unknown> | undefined): SearchKind =>
  searchKinds.find((kind) => kind === stored?.kind) ?? 'page'
