import { plain } from '@arkpax/schema/finnish-terms'
import { isOneSlip, remembered } from '../safety/word-patterns.ts'

/** Words for 'and' within a number or a time: 'fyra och en halv', 'tunti ja vartti'. */
export const AND = ['ja', 'och', 'and']

/** A thing found in the words of a question: `at` is its first word, `length` how many words name it. */
export interface Match<T> {
  value: T
  at: number
  length: number
}

/** Whether two share a word. */
export const overlap = (one: Match<unknown>, other: Match<unknown>) =>
  one.at < other.at + other.length && other.at < one.at + one.length

/** How many words stand between two. */
export const wordsBetween = (one: Match<unknown>, other: Match<unknown>) =>
  Math.max(other.at - one.at - one.length, one.at - other.at - other.length)

/** Those whose values are figures as numbers: what is told as '0.5'. */
export const inNumbers = (matches: readonly Match<string>[]): Match<number>[] =>
  matches.map((each) => ({ ...each, value: Number(each.value) }))

interface Pattern {
  text: string
  beginsFree: boolean
  endsFree: boolean
}

/** Shorter beginnings are alike by chance. */
const SHORTEST_SLIPPED = 9

/** Words and figures of a text in their order, in small letters without dots: '60W, PRO:lla' → 60, w, pro, lla. */
export const wordsIn = (text: string): string[] =>
  plain(text)
    .replace(/(\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '$1')
    .match(/\d+(?:[.,:]\d+)*|[a-z]+|%/g) ?? []

/** A word of a text, plain, and from where to where it stands there. */
export interface Token {
  word: string
  from: number
  to: number
}

/** The words and figures of a text with where they stand. */
export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(/\d+(?:[.,:]\d+)*|\p{L}+/gu)].map(({ 0: word, index }) => ({
    word: plain(word),
    from: index,
    to: index + word.length,
  }))

/** Before which words a text has a comma, a full stop or the like. */
export function marksIn(text: string): number[] {
  const lengths = text.split(/(?<=[.,;:!?])\s+|\n+/).map((clause) => wordsIn(clause).length)
  return lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0))
}

/** Whether a comma, a full stop or the like stands between two words, by the words before which such `marks` are. */
export const isMarkBetween = (
  marks: readonly number[],
  one: Pick<Match<unknown>, 'at'>,
  other: Pick<Match<unknown>, 'at'>,
): boolean => marks.some((mark) => mark > Math.min(one.at, other.at) && mark <= Math.max(one.at, other.at))

/** The words of a list as a part of a regular expression, for what they tell only with the signs and figures around them. */
export const anyOf = (words: readonly string[]): string => `(?:${words.join('|').replaceAll('*', '\\w*')})`

/** Whether two words begin alike in so many letters and are nearly as long: forms of one. */
export const areForms = (one: string, other: string, { alike, longer }: { alike: number; longer: number }): boolean =>
  one.slice(0, alike) === other.slice(0, alike) && Math.abs(one.length - other.length) <= longer

/**
 * Finds things by what they are called: `jääkaap*` is the beginning of a word, `*laukku` its end, `led val*` words in a row. At each
 * place the longest name counts. A word that fits nothing may be of an eastern dialect or have one slip of the finger, where `slips` allows.
 */
export function createLexicon<T>(things: Iterable<readonly [T, readonly string[]]>, { slips = false } = {}) {
  const entries = [...things]
    .flatMap(([value, called]) => called.map((name) => ({ value, patterns: patternsOf(name) })))
    .sort((one, other) => other.patterns.length - one.patterns.length || rank(other) - rank(one))
  const byLetter = new Map<string, typeof entries>()
  const likelyFor = ([letter = '']: string) => {
    const known =
      byLetter.get(letter) ?? entries.filter(({ patterns: [first] }) => first?.beginsFree || first?.text[0] === letter)
    byLetter.set(letter, known)
    return known
  }

  const nearest = remembered((word) => {
    const [written, likely] = [writtenForm(word), likelyFor(word)]
    const fitting = (test: (pattern: Pattern | undefined) => boolean) =>
      likely.find(({ patterns }) => patterns.length === 1 && test(patterns[0]))
    return {
      entry:
        (written === word ? undefined : fitting((pattern) => !!pattern && fits(written, pattern))) ??
        fitting((pattern) => nearlyFits(word, pattern)),
    }
  })

  return (words: readonly string[]): Match<T>[] => {
    const found: Match<T>[] = []
    for (let at = 0; at < words.length; ) {
      const likely = likelyFor(words[at] ?? '')
      const match =
        likely.find(({ patterns }) => patterns.every((pattern, index) => fits(words[at + index], pattern))) ??
        (slips ? nearest(words[at] ?? '').entry : undefined)
      const length = match?.patterns.length ?? 1
      if (match) found.push({ value: match.value, at, length })
      at += length
    }
    return found
  }
}

/** Longer names tell more, and ends of words less than beginnings. */
const rank = ({ patterns }: { patterns: readonly Pattern[] }) =>
  patterns.reduce((sum, { text, beginsFree }) => sum + text.length - (beginsFree ? 100 : 0), 0)

const patternsOf = (name: string): Pattern[] =>
  name.split(/[\s-]+/).map((part) => ({
    text: plain(part).replaceAll('*', ''),
    beginsFree: part.startsWith('*'),
    endsFree: part.endsWith('*'),
  }))

/** Speech as it is written elsewhere: eastern 'jiäkuappi', 'vualija', 'piä', and the lengthened end of 'mikroo', 'telkkuu'. */
const writtenForm = (word: string) =>
  word
    .replace(/ua/g, 'aa')
    .replace(/ia/g, 'aa')
    .replace(/([eiouy])\1$/, '$1a')

function fits(word: string | undefined, { text, beginsFree, endsFree }: Pattern): boolean {
  if (word === undefined) return false
  if (beginsFree) return endsFree ? word.includes(text) : word.endsWith(text)
  return endsFree ? word.startsWith(text) : word === text
}

function nearlyFits(word: string, pattern: Pattern | undefined): boolean {
  if (!pattern?.endsFree || pattern.text.length < SHORTEST_SLIPPED || word[0] !== pattern.text[0]) return false
  const { length } = pattern.text
  return [length, length - 1, length + 1].some((end) => isOneSlip(word.slice(0, end), pattern.text))
}
