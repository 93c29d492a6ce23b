import { stem } from '@arkpax/schema/finnish-terms'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import type { MeaningFinder } from '../learned/meanings.ts'
import type { Language, Passage } from '../passages.ts'
import { remembered, wordsOf } from '../safety/word-patterns.ts'

/**
 * A passage near to a question. `share` is how much of the question it holds, each word as much as it tells, from 0 to 1;
 * `holdsKey` whether it holds the very word that tells most.
 */
export interface Found {
  passage: Passage
  score: number
  share: number
  holdsKey: boolean
}

export interface Retrieval {
  /** The passages of a language nearest to a question, best first; `about` are products that it names. */
  find(question: string, language: Language, about?: readonly string[]): Found[]
  /** The sentences of a text, the one that holds most of the question first. */
  telling(question: string, language: Language, text: string): string[]
  /** Tells how much of a question a text holds that what was said does not: the rarities of its words, summed. */
  unsaid(question: string, language: Language, said: string): (text: string) => number
}

const stems: Record<Language, (word: string) => string> = { fi: stem, en: english, sv: swedish }

/** A title says what a passage is about. */
const TITLE = 3
/** A word of the same meaning is worth this much of the word itself. */
const MEANT = 0.6
/** As many words as a passage usually has: longer ones are expected to hold more. */
const USUAL = 60
/** A passage about another product than the one in question. */
const OF_ANOTHER = 0.6
/** Questions are written to be answered; posts tell stories. */
const KINDS: Record<Passage['kind'], number> = {
  question: 1.3,
  article: 1.15,
  policy: 1,
  page: 1,
  product: 0.9,
  'use-case': 0.85,
  manual: 0.9,
  post: 0.8,
}
const LONGEST_WORD = 40
const MOST_WORDS = 60

/** A word by its stem and its meanings, which are terms of a language, too. */
interface Term {
  own: string
  meanings: string[]
  /** Whether it only asks, as 'voiko' does: it tells nothing of the matter, however rare it is on pages. */
  asks: boolean
}

/** An index over the passages of all languages. */
export function createRetrieval(passages: readonly Passage[], meaningsOf: MeaningFinder): Retrieval {
  const byLanguage = (language: Language) =>
    remembered((word: string): Term => {
      const meanings = meaningsOf(word)
      return {
        own: `${language}:${stems[language](word)}`,
        meanings: meanings.flatMap((each) => (tellsMatter(each) ? [`${language}#${each}`] : [])),
        asks: !meanings.every(tellsMatter),
      }
    })
  const termOf = { fi: byLanguage('fi'), en: byLanguage('en'), sv: byLanguage('sv') }
  const termsOf = (text: string, language: Language) =>
    wordsOf(text)
      .filter((word) => word.length > 1 && word.length <= LONGEST_WORD)
      .map(termOf[language])
  /** The words of a text by their stems, and what they mean. */
  const namesIn = (text: string, language: Language) => new Set(termsOf(text, language).flatMap(namesOf))

  /** The passages that hold a term, each followed by how much: one list of numbers takes a tenth of a map's room. */
  const index = new Map<string, number[]>()
  const lengths = passages.map(({ title, text, language }, at) => {
    const held = new Map<string, number>()
    const note = (terms: readonly Term[], weight: number) => {
      for (const { own, meanings } of terms) {
        held.set(own, (held.get(own) ?? 0) + weight)
        for (const meaning of meanings) held.set(meaning, (held.get(meaning) ?? 0) + weight)
      }
    }
    const terms = termsOf(text, language)
    note(terms, 1)
    note(termsOf(title, language), TITLE)
    for (const [term, weight] of held) {
      const those = index.get(term)
      if (those) those.push(at, weight)
      else index.set(term, [at, weight])
    }
    return terms.length
  })
  // Lists that grow take room for more.
  for (const [term, those] of index) index.set(term, those.slice())
  const rarity = (term: string) => Math.log(1 + passages.length / ((index.get(term)?.length ?? 0) / 2 + 0.5))

  /** The words of a question once each, the ones that tell nothing left out, with what each is worth. */
  function readQuestion(question: string, language: Language) {
    const terms = new Map(
      termsOf(question, language)
        .slice(0, MOST_WORDS)
        .filter(({ asks }) => !asks)
        .map((term) => [term.own, term]),
    )
    return [...terms.values()].map(({ own, meanings }) => ({
      own,
      meanings: meanings.filter((each) => index.has(each)),
      worth: rarity(own) ** 2,
    }))
  }

  return {
    find(question, language, about = []) {
      const asked = readQuestion(question, language)
      const all = asked.reduce((sum, { worth }) => sum + worth, 0)
      const key = asked.toSorted((one, other) => other.worth - one.worth)[0]
      const scores = new Map<number, { score: number; held: number; holdsKey: boolean }>()
      for (const word of asked) {
        const best = new Map<number, { credit: number; count: number }>()
        for (const [term, credit] of [[word.own, 1] as const, ...word.meanings.map((each) => [each, MEANT] as const)]) {
          const those = index.get(term) ?? []
          for (let each = 0; each < those.length; each += 2) {
            const at = those[each] ?? 0
            if (!best.has(at)) best.set(at, { credit, count: those[each + 1] ?? 0 })
          }
        }
        for (const [at, { credit, count }] of best) {
          const often = (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * (lengths[at] ?? 0)) / USUAL))
          const found = scores.get(at) ?? { score: 0, held: 0, holdsKey: false }
          scores.set(at, {
            score: found.score + credit * word.worth * often,
            held: found.held + credit * word.worth,
            holdsKey: found.holdsKey || (word === key && credit === 1),
          })
        }
      }
      return [...scores]
        .flatMap(([at, { score, held, holdsKey }]) => {
          const passage = passages[at]
          if (!passage || passage.language !== language) return []
          const isOfAnother = about.length > 0 && passage.about !== undefined && !about.includes(passage.about)
          const weight = KINDS[passage.kind] * (isOfAnother ? OF_ANOTHER : 1)
          return [{ passage, score: score * weight, share: all > 0 ? held / all : 0, holdsKey }]
        })
        .sort((one, other) => other.score - one.score)
    },
    unsaid(question, language, said) {
      const known = namesIn(said, language)
      const asked = readQuestion(question, language).filter((word) => namesOf(word).every((name) => !known.has(name)))
      return (text) => {
        const held = namesIn(text, language)
        return asked.reduce((sum, { own, meanings }) => {
          const credit = held.has(own) ? 1 : meanings.some((each) => held.has(each)) ? MEANT : 0
          return sum + credit * rarity(own)
        }, 0)
      }
    },
    telling(question, language, text) {
      const asked = new Set(readQuestion(question, language).flatMap(namesOf))
      const scored = sentencesOf(text).map((sentence) => {
        const held = namesIn(sentence, language)
        return { sentence, score: [...held].reduce((sum, term) => sum + (asked.has(term) ? rarity(term) : 0), 0) }
      })
      return scored.sort((one, other) => other.score - one.score).map(({ sentence }) => sentence)
    },
  }
}

/** A word by itself and by its meanings. */
const namesOf = ({ own, meanings }: Pick<Term, 'own' | 'meanings'>) => [own, ...meanings]

/** Kinds of questions are meanings, too, and tell nothing of the matter. */
const tellsMatter = (meaning: string) => !meaning.startsWith('?ask ')

/** The sentences and rows of a plain text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
