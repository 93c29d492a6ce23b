import { compoundParts, looseParts, plainWords, stem, stems } from '@arkpax/schema/finnish-terms'
import MiniSearch, { type AsPlainObject } from 'minisearch'
import { marker, tellingPassage } from './marked-text.ts'
import { isShown, type Piece, textOf } from './pieces.ts'
import { type SearchKind, searchKinds } from './search.fi.ts'
import type { SearchEntry } from './search-entries.ts'
import { indexOptions } from './search-options.ts'

/** A found thing, as it is shown. The pieces of `title` and `summary` put together are the texts; where what was found is not in a summary, a sentence that holds it stands for it. */
export interface SearchResult
  extends Pick<
    SearchEntry,
    'kind' | 'title' | 'href' | 'summary' | 'price' | 'figures' | 'way' | 'picture' | 'dark' | 'isBright'
  > {
  pieces: { title: Piece[]; summary: Piece[] }
  /** One has typed its very name. */
  isNamed?: boolean
}

/** Most results at once. */
const RESULT_LIMIT = 12

/** No extra for mere presence: it would lift long texts that have every word somewhere. */
const PLAIN_BM25 = { k: 1.2, b: 0.7, d: 0 }

/** A result has at least this part of the query's words. */
const LEAST_SHARE = 0.5

/** How much more it counts that one has typed the very name of a thing: 'jääkaappi' is no fridge freezer. */
const NAMED = 1.5

/** How much more it counts that the query is what things of this kind are called, and nothing else: 'akku' asks for stations too. */
const CALLED = 6

const FIELD_WEIGHTS = { title: 6, keywords: 3, text: 1, aside: 0.3 }
const KIND_WEIGHTS: Record<SearchKind, number> = {
  product: 1.2,
  page: 1.1,
  article: 1.7,
  question: 1.15,
  manual: 0.6,
  appliance: 0.6,
  useCase: 1.1,
  post: 0.9,
  policy: 1,
}

/** The sentences of each text by its address, to show those that were found. */
export type Passages = Readonly<Record<string, readonly string[]>>

/** Finds the entries that answer a query, best first. Takes the text that `buildIndex` made. */
export function searchEngine(
  indexText: string,
  passages: Passages = {},
): (query: string, limit?: number) => SearchResult[] {
  const plainIndex: AsPlainObject = JSON.parse(indexText)
  const known = new Set(plainIndex.index.map(([word]) => word))
  const index = MiniSearch.loadJS<SearchEntry>(plainIndex, { ...indexOptions, processTerm: (term) => term })
  const marked = marker(known)

  return (query, limit = RESULT_LIMIT) => {
    const typed = stemsOf(query)
    const words = plainWords(query).map((word) => readingsOf(word, known))
    return index
      .search([...new Set(words.flat(2))].join(' '), {
        tokenize: (text) => text.split(' '),
        boost: FIELD_WEIGHTS,
        bm25: PLAIN_BM25,
        prefix: (term) => term.length >= 3,
        fuzzy: (term) => term.length >= 5 && !/\d/.test(term) && !known.has(term) && 0.2,
        weights: { prefix: 0.4, fuzzy: 0.3 },
        boostDocument: (_id, _term, stored) => KIND_WEIGHTS[kindOf(stored)],
      })
      .map((found) => ({ found, share: shareOf(words, new Set(found.queryTerms)) }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .map(({ found, share }) => ({
        found,
        rank:
          found.score *
          share ** 2 *
          (isNamed(found.title, typed) ? NAMED : 1) *
          (isCalled(found.called, typed) ? CALLED : 1),
      }))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, limit)
      .map(({ found }) => {
        const { kind, title, href, summary, price, figures, way, picture, dark, isBright } = found
        const mark = marked(new Set(found.terms))
        const shown = { title: mark(title), summary: mark(summary) }
        const isTold = isShown(shown.summary) || (isShown(shown.title) && TOLD_BY_NAME.has(kindOf(found)))
        const passage = isTold ? undefined : tellingPassage((passages[href] ?? []).map(mark))
        const pieces = { ...shown, summary: passage ?? shown.summary }
        return {
          kind,
          title,
          href,
          summary: textOf(pieces.summary),
          price,
          figures,
          way,
          picture,
          dark,
          isBright,
          pieces,
          isNamed: isNamed(title, typed),
        }
      })
  }
}

/** What is called as one has typed needs no sentence that says so. */
const TOLD_BY_NAME: ReadonlySet<SearchKind> = new Set(['product', 'page', 'question', 'appliance'])

/** What a word may stand for in the index: each reading is one stem, or the parts of a compound that stands nowhere. */
type Readings = string[][]

/** The part of the query's words that the found terms answer, by the best reading of each. */
function shareOf(words: readonly Readings[], found: ReadonlySet<string>): number {
  const answered = words.map((readings) =>
    Math.max(...readings.map((terms) => terms.filter((term) => found.has(term)).length / terms.length)),
  )
  return answered.reduce((sum, part) => sum + part, 0) / words.length
}

/**
 * The readings of a word: its stems where the index knows them, else the parts of the compound that it is, else the name
 * at its beginning ('prota' → pro).
 */
function readingsOf(word: string, known: ReadonlySet<string>): Readings {
  const own = stems(word, known).filter((reading) => known.has(reading))
  if (own.length) return own.map((reading) => [reading])
  const parts = compoundParts(word, known)
  if (parts.length) return [parts]
  const loose = looseParts(word, known)
  if (loose.length) return [loose]
  const name = [1, 2, 3, 4]
    .map((ending) => word.slice(0, -ending))
    .find((start) => start.length >= 3 && known.has(start))
  return [[name ?? stem(word)]]
}

const isNamed = (title: string, typed: string) => stemsOf(title) === typed

const isCalled = (called: string | undefined, typed: string) => called?.split(' ').some((word) => stem(word) === typed)

const stemsOf = (text: string) => plainWords(text).map(stem).join(' ')

const kindOf = (stored: Record<string, unknown> | undefined): SearchKind =>
  searchKinds.find((kind) => kind === stored?.kind) ?? 'page'
