import { compoundParts, plain, stem } from '@arkpax/schema/finnish-terms'
import MiniSearch from 'minisearch'
import { type Language, languages, type Passage } from '../passages.ts'
import { createSpelling } from '../question/spelling.ts'
import { CREDIT, creditOf, kindOf, likenessOf, nearest, titleAgreement, type Way, weightOf } from './likeness.ts'
import { passageWeight } from './passage-weight.ts'
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
  /** How like the question is to one of the ways in which people ask for the passage: 1 is the same. */
  likeness: number
  /** Whether the question has a telling word that stands nowhere on the site. */
  strange: boolean
  /** Whether all that is asked is a compound that stands nowhere, though its parts do. */
  coined: boolean
}

/** What is searched for: the question and its words, how much each counts, and the product that it is about. */
export interface Search {
  plain: string
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
  /** The known Finnish word that a mistyped or clipped one most likely is. */
  corrected(word: string): string | undefined
  /** Whether two words are a compound of the texts, written apart. */
  joins(first: string, second: string): boolean
}

/** A word that stands in no text counts like a rather rare one: it may be another word for what is told. */
const UNKNOWN_WORTH = 5

/** No Finnish compound of ours is longer; what is, is not taken apart. */
const LONGEST_WORD = 40

/** How much of a part's credit a synonym of it has. */
const PART_SYNONYM = 0.6

/** The search engine's own score counts this much: it favours words that a passage repeats. */
const ENGINE_WEIGHT = 0.3

const SHORTEST_PART = 3

/** Endings that tell whose something is. */
const OWNERS = /(?:ni|si|nsa|mme|nne)$/

/** Ends of cases as they are spoken, and what they lack. */
const CLIPPED: [end: RegExp, rest: string][] = [
  [/[aeiouy]s$/, 'sa'],
  [/[aeiouy]l$/, 'la'],
  [/[aeiouy](?:st|lt)$/, 'a'],
  [/[aeo]s$/, 'i'],
  [/[aeiouy]$/, 'n'],
]

/** So many of the nearest passages are compared with the ways of asking for them. */
const COMPARED = 60

/** How much it lifts a passage that one sentence of it has the words of the question. */
const NEAR_WEIGHT = 1

const SENTENCE_END = /(?<=[.!?])\s+|\n/

/** How much likeness to a known way of asking lifts a passage. */
const LIKENESS_WEIGHT = 4

/**
 * An index over the passages of all languages. `phrasings` tells how people ask for a passage in words that it lacks, by its
 * id; several are parted by semicolons.
 */
export function createRetrieval(
  passages: readonly Passage[],
  phrasings: (id: string) => string,
  names: readonly string[],
): Retrieval {
  const seen = surfaceWords(passages, phrasings)
  const known = new Set([...seen.keys()].map((word) => termOf('fi', word)))
  const terms = {
    fi: createTerms('fi', known),
    en: createTerms('en', known),
    sv: createTerms('sv', known),
  }
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const frequency = new Map<string, number>()
  const askedFor = new Map<string, string[]>()
  const sentences = new Map<string, ReadonlySet<string>[]>()
  const index = new MiniSearch<{ id: string; title: string; hint: string; text: string }>({
    fields: ['title', 'hint', 'text'],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
  })
  for (const { id, title, text, language } of passages) {
    const termed = (part: string) => textWords(part).flatMap(terms[language])
    const told = text.split(SENTENCE_END).map(termed)
    const fields = [termed(title), termed(phrasings(id)), told.flat()]
    for (const term of new Set(fields.flat())) frequency.set(term, (frequency.get(term) ?? 0) + 1)
    askedFor.set(id, [title.split(' – ').at(-1) ?? title, ...phrasings(id).split(';'), ...rowHeads(text)])
    sentences.set(
      id,
      told.map((sentence) => new Set(sentence)),
    )
    const [titleTerms = '', hintTerms = '', textTerms = ''] = fields.map((each) => each.join(' '))
    index.add({ id, title: titleTerms, hint: hintTerms, text: textTerms })
  }

  const telling = (term: string) => Math.log(1 + passages.length / ((frequency.get(term) ?? 0) + 0.5))
  const ways = new Map(passages.map(({ id, language }) => [id, (askedFor.get(id) ?? []).flatMap(wayIn(language))]))
  const spelling = createSpelling(new Map([...seen, ...names.map((name) => [name, 1000] as const)]))

  function wayIn(language: Language) {
    return (phrasing: string): Way[] => {
      const words = textWords(phrasing).filter((word) => !isSilent(word))
      const worths = new Map(words.map((word) => [termOf(language, word), weightOf(word)]))
      const worth = [...worths].reduce((sum, [term, weight]) => sum + weight * telling(term), 0)
      return worth ? [{ terms: new Set(words.flatMap(terms[language])), worth, kind: kindOf(plain(phrasing)) }] : []
    }
  }

  const partsOf = (word: string) => (word.length > LONGEST_WORD ? [] : compoundParts(word, known))

  /** A word's own term and those that mean the same. */
  function sameAs(word: string, language: Language): Map<string, number> {
    const own = termOf(language, word)
    return new Map([...synonymsOf(own).map((other) => [other, CREDIT.synonym] as const), [own, 1]])
  }

  /** The terms that a word may be found by, each with its credit. */
  function alternatives(word: string, language: Language): Map<string, number> {
    const found = sameAs(word, language)
    if (language !== 'fi') return found
    const [head, tail] = partsOf(word)
    for (const [part, credit] of [
      [tail, CREDIT.tail],
      [head, CREDIT.head],
    ] as const) {
      if (!part) continue
      if (!found.has(part)) found.set(part, credit)
      for (const term of synonymsOf(part)) if (!found.has(term)) found.set(term, credit * PART_SYNONYM)
    }
    return found
  }

  const stands = (others: ReadonlyMap<string, number>) => [...others.keys()].some((term) => frequency.has(term))

  /** How telling a word is: as its own form, else as the commonest word for the same, else as the parts it is made of. */
  function tellingOf(word: string, language: Language, others: ReadonlyMap<string, number>): number {
    const own = termOf(language, word)
    if (frequency.has(own)) return telling(own)
    const same = synonymsOf(own).filter((term) => frequency.has(term))
    if (same.length) return Math.min(...same.map(telling))
    return Math.max(...[...others.keys()].filter((term) => frequency.has(term)).map(telling), 0) || UNKNOWN_WORTH
  }

  const isKnown = (word: string) =>
    frequency.has(termOf('fi', word)) || synonymsOf(stem(word)).length > 0 || partsOf(word).length > 0

  /** 'autos', 'mökil' → autossa, mökillä: spoken endings. */
  const unclipped = (word: string) =>
    CLIPPED.flatMap(([end, rest]) => (end.test(word) ? [word + rest] : [])).find(isKnown)

  /** 'tietoihini' → tietoihin: the owner's ending, which the stemmer leaves on some forms. */
  const unowned = (word: string) =>
    [word.replace(OWNERS, ''), word.replace(OWNERS, 'n')].find((each) => each !== word && isKnown(each))

  return {
    knows: (word, language) => stands(alternatives(word, language)) || isSilent(word),
    corrected: (word) => (isKnown(word) ? undefined : (unclipped(word) ?? unowned(word) ?? spelling(word))),
    joins: (first, second) =>
      first.length >= SHORTEST_PART && second.length >= SHORTEST_PART && known.has(termOf('fi', first + second)),
    shared(words, text, language) {
      const held = new Set(textWords(text).flatMap(terms[language]))
      return words.reduce((sum, word) => {
        const credits = [...alternatives(word, language)].filter(([term]) => held.has(term))
        return sum + Math.max(0, ...credits.map(([term, credit]) => credit * telling(term)))
      }, 0)
    },
    find({ plain: asked, words, language, about }) {
      const kind = kindOf(asked)
      const groups = words.map(({ word, weight }) => {
        const others = new Map([...alternatives(word, language)].filter(([term]) => frequency.has(term)))
        return { others, weight, worth: weight * tellingOf(word, language, others) }
      })
      const strange = groups.some(({ others, weight }) => weight === 1 && others.size === 0)
      const coined = words.every(({ word, weight }) => weight < 1 || !stands(sameAs(word, language)))
      const worth = groups.reduce((sum, group) => sum + group.worth, 0)
      if (worth === 0) return []
      const credit = new Map(groups.flatMap(({ others }) => [...others]))
      return index
        .search([...credit.keys()].join(' '), {
          boost: { title: 2.5, hint: 3 },
          boostTerm: (term) => credit.get(term) ?? 1,
          filter: ({ id }) => byId.get(id)?.language === language,
        })
        .flatMap(({ id, score: engine, queryTerms, match }) => {
          const passage = byId.get(id)
          if (!passage) return []
          const matched = new Set(queryTerms)
          const coverage = groups.reduce((sum, group) => sum + group.worth * creditOf(group.others, matched), 0) / worth
          const named = Object.values(match).some((fields) => fields.includes('title') || fields.includes('hint'))
          const score = engine ** ENGINE_WEIGHT * coverage ** 2 * passageWeight(passage, about)
          return [{ passage, coverage, named, strange, coined, score }]
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, COMPARED)
        .map((found) => {
          const likeness = likenessOf(groups, kind, ways.get(found.passage.id) ?? [])
          const kindness = titleAgreement(kind, found.passage.title)
          const near = nearest(groups, sentences.get(found.passage.id) ?? []) / worth
          const lift = (1 + LIKENESS_WEIGHT * likeness ** 2) * (1 + NEAR_WEIGHT * near ** 2)
          return { ...found, likeness, score: found.score * kindness * lift }
        })
        .sort((a, b) => b.score - a.score)
    },
  }
}

/** The first cells of a table's rows that tell something: 'Lataus ei ala'. */
const rowHeads = (text: string): string[] =>
  [...text.matchAll(/^- ([^:–\n]+ [^:–\n]+)(?::| –) /gm)].flatMap(([, head]) => (head ? [head] : []))

/** The Finnish words as they are written, by how often. */
function surfaceWords(passages: readonly Passage[], phrasings: (id: string) => string): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { id, title, text, language } of passages) {
    if (language !== languages[0]) continue
    for (const word of textWords(`${title} ${phrasings(id)} ${text}`)) seen.set(word, (seen.get(word) ?? 0) + 1)
  }
  return seen
}
