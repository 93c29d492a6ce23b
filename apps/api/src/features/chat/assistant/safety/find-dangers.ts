import { type Language, languages } from '../passages.ts'
import { DENYING, HARMLESS, type SafetyContent, type SafetySign, type SafetyTopic } from './safety-content.ts'
import { createWordFinder, type Hit, wordsOf } from './word-patterns.ts'

/** Words that belong together stand at most this far apart; the end of a sentence parts them as so many words more. */
const WITHIN = 14
const SENTENCE = 3
/** 'not' belongs to a word that is at most so many words after it: 'eivät kyllä olleet kiinni'. */
const DENIED_WITHIN = 4

/** The sign before a figure is a word as well: '-18' is 'minus 18', but '10-35', '12 -18' and '-20 %' tell of no frost. */
const FROST = /(?<![\p{L}\p{N}])(?<!\d\s)[-−–](?=\d+(?![\d\s]*[%€]))/gu

interface Word {
  list: string
  language: Language | 'any'
}

/** The dangers that a question speaks of, gravest first, and how many of their words are of each language. */
export interface Dangers {
  topics: SafetyTopic[]
  /** Those of them that are told without a slip of the fingers, by their names, and of these whose signs are always believed. */
  spelled: ReadonlySet<string>
  certain: ReadonlySet<string>
  /** In which languages the words of each are, by their names. */
  languages: ReadonlyMap<string, ReadonlySet<Language | 'any'>>
  /** Those that other words speak against. */
  against: readonly SafetyTopic[]
  /** The lists of words of which the question has any. */
  lists: ReadonlySet<string>
  words: Record<Language, number>
}

/**
 * Finds the dangers of a question in any of the three languages, whatever else it holds. What `isWord` knows as a word of ordinary
 * questions is no slip of another: 'autosta' is no 'AutoSet'.
 */
export function createDangerFinder(
  { words, topics }: Pick<SafetyContent, 'words' | 'topics'>,
  isWord: (word: string) => boolean = () => false,
): (question: string) => Dangers {
  const entries = Object.entries(words).flatMap(([list, byLanguage]) =>
    (['fi', 'sv', 'en', 'any'] as const).flatMap((language) =>
      (byLanguage[language] ?? []).map((pattern): { pattern: string; label: Word } => ({
        pattern,
        label: { list, language },
      })),
    ),
  )
  // The list of harmless words is taken out of a question before anything else is read: 'savusauna' is no smoke.
  const find = createWordFinder(entries, ({ list }) => list !== HARMLESS)
  const byRank = [...topics].sort((one, other) => one.rank - other.rank)

  /** 'eivät olleet kiinni' is as good as open; `clauses` are those in which the words stand. */
  function asDenied(hit: Hit<Word>, all: readonly Hit<Word>[], clauses: readonly number[]): Hit<Word> {
    const list = words[hit.label.list]?.denied
    if (!list) return hit
    const isDenied = all.some(
      ({ label, at }) =>
        label.list === DENYING &&
        label.language === hit.label.language &&
        clauses[at] === clauses[hit.at] &&
        at < hit.at &&
        hit.at - at <= DENIED_WITHIN,
    )
    return isDenied ? { ...hit, label: { ...hit.label, list } } : hit
  }

  return (asked) => {
    const question = asked.replace(FROST, 'minus ')
    const placed = places(question)
    const typed = wordsOf(question)
    const clauses = clauseOfEach(question)
    const told = withoutHarmless(find(typed)).filter(
      ({ exact, at, length }) =>
        // 'with the lid open, my hands are wet' does not say 'open my'.
        clauses[at] === clauses[at + length - 1] && (exact || !typed.slice(at, at + length).every(isWord)),
    )
    const hits = told
      .map((hit) => asDenied(hit, told, clauses))
      .map((hit) => ({ ...hit, at: placed[hit.at] ?? hit.at }))
      .sort((one, other) => Number(other.exact) - Number(one.exact))
    const byList = Map.groupBy(hits, ({ label }) => label.list)
    const found = byRank.flatMap((topic) => {
      const held = topic.signs.flatMap((sign) => hitsInOne(sign, byList).map((each) => ({ sign, hits: each })))
      const spelled = held.filter(({ hits: own }) => own.every(({ exact }) => exact))
      const isCertain = spelled.some(({ sign }) => sign.always || topic.always)
      return held.length > 0
        ? [{ topic, isSpelled: spelled.length > 0, isCertain, hits: held.flatMap((each) => each.hits) }]
        : []
    })
    const telling = found.flatMap(({ hits: own }) => own)
    const count = (language: Language) =>
      new Set(telling.filter(({ label, exact }) => exact && label.language === language).map(({ at }) => at)).size
    return {
      topics: found.map(({ topic }) => topic),
      against: byRank.filter(({ against }) => against.some((sign) => hitsInOne(sign, byList).length > 0)),
      languages: new Map(
        found.map(({ topic, hits: own }) => [topic.id, new Set(own.map(({ label }) => label.language))]),
      ),
      spelled: new Set(found.flatMap(({ topic, isSpelled }) => (isSpelled ? [topic.id] : []))),
      certain: new Set(found.flatMap(({ topic, isCertain }) => (isCertain ? [topic.id] : []))),
      lists: new Set(byList.keys()),
      words: { fi: count('fi'), sv: count('sv'), en: count('en') },
    }
  }
}

/** In which clause each word of a question stands. */
const clauseOfEach = (question: string): number[] =>
  question.split(/[,;:.!?]\s|\n/).flatMap((clause, index) => wordsOf(clause).map(() => index))

/** How far each word of a question stands in it. */
function places(question: string): number[] {
  const sentences = question.split(/[.!?]+\s|\n/).map((sentence) => wordsOf(sentence).length)
  return sentences
    .flatMap((length, index) => Array.from({ length }, () => index * SENTENCE))
    .map((further, at) => at + further)
}

function withoutHarmless(hits: readonly Hit<Word>[]): Hit<Word>[] {
  const harmless = hits.filter(({ label }) => label.list === HARMLESS)
  const isTaken = ({ at }: Hit<Word>) => harmless.some((taken) => at >= taken.at && at < taken.at + taken.length)
  return hits.filter((hit) => !isTaken(hit))
}

/** The words of one language by which a sign holds, in each: Finnish 'vene' and 'matalaan' are no boat and Swedish 'mata'. */
const hitsInOne = (sign: SafetySign, byList: ReadonlyMap<string, Hit<Word>[]>): Hit<Word>[][] =>
  languages.map((language) => hitsOf(sign, byList, language)).filter((each) => each.length > 0)

/** The words by which a sign holds, or none. */
function hitsOf(
  { all, within = WITHIN, unless = [] }: SafetySign,
  byList: ReadonlyMap<string, Hit<Word>[]>,
  language: Language,
): Hit<Word>[] {
  const isNear = (one: Hit<Word>, other: Hit<Word>, distance: number) => Math.abs(one.at - other.at) <= distance
  const inLanguage = (list: string) =>
    (byList.get(list) ?? []).filter(({ label }) => label.language === language || label.language === 'any')
  const [first = '', ...others] = all
  for (const anchor of inLanguage(first)) {
    if (unless.some((list) => byList.get(list)?.some((hit) => isNear(hit, anchor, WITHIN)))) continue
    const rest = others.map((list) => inLanguage(list).find((hit) => isNear(hit, anchor, within)))
    if (rest.every((hit) => hit !== undefined)) return [anchor, ...rest]
  }
  return []
}
