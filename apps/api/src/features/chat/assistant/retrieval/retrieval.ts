import { compoundParts } from '@arkpax/schema/finnish-terms'
import MiniSearch from 'minisearch'
import { type Language, languages, type Passage } from '../passages.ts'
import { createSpelling } from '../question/spelling.ts'
import { isSilent } from './silent-words.ts'
import { synonymsOf } from './synonyms.ts'
import { createTerms, termOf, textWords } from './terms.ts'

/** A passage that answers a part of the question: `coverage` is that part, weighed by how telling its words are. */
export interface Found {
  passage: Passage
  score: number
  coverage: number
  /** Whether the title or what people call the passage has one of the words. */
  named: boolean
}

/** What is searched for: words, how much each counts, and the product that the question is about. */
export interface Search {
  words: readonly { word: string; weight: number }[]
  language: Language
  about: readonly string[]
}

export interface Retrieval {
  find(search: Search): Found[]
  /** Whether a word, or what it is made of, stands anywhere in the site's texts of the language. */
  knows(word: string, language: Language): boolean
  /** How much of the words a text holds, each weighed by how telling it is. */
  shared(words: readonly string[], text: string, language: Language): number
  /** The known Finnish word that a mistyped one most likely is. */
  corrected(word: string): string | undefined
}

/** How much a word of the passage counts that is not the very word of the question. */
const CREDIT = { synonym: 0.85, part: 0.75 }

const KIND_WEIGHTS: Record<Passage['kind'], number> = {
  question: 1.25,
  article: 1.15,
  policy: 1,
  page: 1,
  product: 0.85,
  'use-case': 0.85,
  manual: 0.85,
  post: 0.8,
}

/** A manual of another product than the one in question; the large station's speaks for both where none is named. */
const OTHER_PRODUCT = 0.6
const UNNAMED = 0.95

/** An index over the passages of all languages. `hints` are words that people use for a passage and that it lacks. */
export function createRetrieval(
  passages: readonly Passage[],
  hints: Readonly<Record<string, string>>,
  names: readonly string[],
): Retrieval {
  const seen = surfaceWords(passages, hints)
  const known = new Set([...seen.keys()].map((word) => termOf('fi', word)))
  const terms = {
    fi: createTerms('fi', known),
    en: createTerms('en', known),
    sv: createTerms('sv', known),
  }
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const frequency = new Map<string, number>()
  const index = new MiniSearch<{ id: string; title: string; hint: string; text: string }>({
    fields: ['title', 'hint', 'text'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
  })
  for (const { id, title, text, language } of passages) {
    const termed = (part: string) => textWords(part).flatMap(terms[language])
    const fields = [title, hints[id] ?? '', text].map(termed)
    for (const term of new Set(fields.flat())) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    const [titleTerms = '', hintTerms = '', textTerms = ''] = fields.map((each) => each.join(' '))
    index.add({ id, title: titleTerms, hint: hintTerms, text: textTerms })
  }

  const telling = (term: string) => Math.log(1 + passages.length / ((frequency.get(term) ?? 0) + 0.5))
  const spelling = createSpelling(new Map([...seen, ...names.map((name) => [name, 1000] as const)]))

  /** The terms that a word may be found by, each with its credit. */
  function alternatives(word: string, language: Language): Map<string, number> {
    const own = termOf(language, word)
    const found = new Map([[own, 1]])
    if (language !== 'fi') return found
    const parts = frequency.has(own) ? [] : compoundParts(word, known)
    for (const part of parts) found.set(part, CREDIT.part / parts.length)
    for (const other of [own, ...parts].flatMap((term) => synonymsOf(term))) {
      if (!found.has(other)) found.set(other, parts.length ? CREDIT.part / parts.length : CREDIT.synonym)
    }
    return found
  }

  return {
    knows: (word, language) =>
      [...alternatives(word, language).keys()].some((term) => frequency.has(term)) || isSilent(word),
    corrected: (word) =>
      frequency.has(termOf('fi', word)) || compoundParts(word, known).length ? undefined : spelling(word),
    shared(words, text, language) {
      const held = new Set(textWords(text).flatMap(terms[language]))
      return words.reduce((sum, word) => {
        const credits = [...alternatives(word, language)].filter(([term]) => held.has(term))
        return sum + Math.max(0, ...credits.map(([term, credit]) => credit * telling(term)))
      }, 0)
    },
    find({ words, language, about }) {
      const groups = words.map(({ word, weight }) => {
        const others = alternatives(word, language)
        const best = Math.max(...[...others.keys()].filter((term) => frequency.has(term)).map(telling), 0)
        return { others, worth: weight * (best || telling('')) }
      })
      const worth = groups.reduce((sum, group) => sum + group.worth, 0)
      if (worth === 0) return []
      const credit = new Map(groups.flatMap(({ others }) => [...others]))
      return index
        .search([...credit.keys()].join(' '), {
          boost: { title: 2.5, hint: 3 },
          boostTerm: (term) => credit.get(term) ?? 1,
          filter: ({ id }) => byId.get(id)?.language === language,
        })
        .flatMap(({ id, score, queryTerms, match }) => {
          const passage = byId.get(id)
          if (!passage) return []
          const matched = new Set(queryTerms)
          const covered = groups.reduce((sum, group) => sum + group.worth * creditOf(group.others, matched), 0)
          const coverage = covered / worth
          const named = Object.values(match).some((fields) => fields.includes('title') || fields.includes('hint'))
          return [
            {
              passage,
              coverage,
              named,
              score: score * coverage ** 2 * KIND_WEIGHTS[passage.kind] * nearness(passage, about),
            },
          ]
        })
        .sort((a, b) => b.score - a.score)
    },
  }
}

/** The best single credit, or the parts of a compound together. */
function creditOf(others: ReadonlyMap<string, number>, matched: ReadonlySet<string>): number {
  const credits = [...others].filter(([term]) => matched.has(term)).map(([, credit]) => credit)
  const parts = credits.filter((credit) => credit < CREDIT.part).reduce((sum, credit) => sum + credit, 0)
  return Math.max(0, ...credits, Math.min(parts, CREDIT.part))
}

function nearness({ about }: Passage, asked: readonly string[]): number {
  if (!about) return 1
  if (asked.length) return asked.includes(about) ? 1.15 : OTHER_PRODUCT
  return about === '2' ? UNNAMED : 1
}

/** The Finnish words as they are written, by how often. */
function surfaceWords(passages: readonly Passage[], hints: Readonly<Record<string, string>>): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { id, title, text, language } of passages) {
    if (language !== languages[0]) continue
    for (const word of textWords(`${title} ${hints[id] ?? ''} ${text}`)) seen.set(word, (seen.get(word) ?? 0) + 1)
  }
  return seen
}
