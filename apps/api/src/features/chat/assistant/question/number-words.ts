import { plain } from '@arkpax/schema/finnish-terms'
import { finnishNumeral } from './finnish-numerals.ts'
import { AND, createLexicon, type Match } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'

const HALF = 0.5

/**
 * Makes a reader of numbers, in digits and in words of any language: 'kaksi tuhatta viisisataa', 'fyra och en halv', 'two hundred and
 * fifty'. No number goes on over a comma or a full stop, before which words `marks` tells.
 */
export function createNumberReader(
  lists: SlotWords,
): (words: readonly string[], marks: readonly number[]) => Match<number>[] {
  const listedIn = createLexicon(Object.entries(lists.numbers))
  const multiplesIn = createLexicon(Object.entries(lists.multiples))
  const shortIn = createLexicon([[true, lists['short-thousand']]])
  const madeOf = compoundsOf(lists.numbers)
  return (words, marks) => {
    const digits = words.flatMap((word, at) => (Number(word[0]) >= 0 ? [{ value: numeric(word), at, length: 1 }] : []))
    const listed = listedIn(words).map((each) => ({ ...each, value: Number(each.value) }))
    const multiples = multiplesIn(words).map((each) => ({ ...each, value: Number(each.value) }))
    // How many of them there are stands before multiples: 'sataa' alone rains.
    const made = words.flatMap((word, at) => {
      const isListed = [...listed, ...multiples].some((each) => each.at <= at && at < each.at + each.length)
      const value = isListed ? undefined : (finnishNumeral(word) ?? madeOf(word))
      return value ? [{ value, at, length: 1 }] : []
    })
    return withHalves(
      summed(multiplied([...digits, ...listed, ...made], multiples), shortIn(words), words, marks),
      words,
    )
  }
}

/** Reads words that are made of several that are listed: 'tjugofem' → 25, 'femtonhundra' → 1500. */
function compoundsOf(numbers: SlotWords['numbers']): (word: string) => number | undefined {
  const parts = Object.entries(numbers)
    .flatMap(([value, called]) => called.map((name) => [plain(name), Number(value)] as const))
    .filter(([name]) => /^[a-z]+$/.test(name))
    .sort(([one], [other]) => other.length - one.length)
  const sum = (rest: string, before: number): number | undefined => {
    if (!rest) return before
    for (const [name, value] of parts) {
      const next = value % 100 === 0 ? Math.max(before, 1) * value : before + value
      const whole = rest.startsWith(name) ? sum(rest.slice(name.length), next) : undefined
      if (whole !== undefined) return whole
    }
    return undefined
  }
  return (word) => (word ? sum(word, 0) : undefined)
}

/** 'kaks tonnia' → 2000. */
function multiplied(numbers: readonly Match<number>[], multiples: readonly Match<number>[]): Match<number>[] {
  const times = (each: Match<number>) => multiples.find(({ at }) => at === each.at + each.length)
  return numbers
    .filter((each) => numbers.every((other) => other.at === each.at || times(other)?.at !== each.at))
    .map((each) => {
      const by = times(each)
      return by ? { value: each.value * by.value, at: each.at, length: each.length + by.length } : each
    })
}

/**
 * 'kaksi tuhatta viisisataa' → 2500, 'two hundred and fifty' → 250: a word for less than the hundreds or tens before it. After a
 * `short` thousand hundreds are told without their word: 'tonni kaks' is 1200.
 */
function summed(
  numbers: readonly Match<number>[],
  short: readonly Match<unknown>[],
  words: readonly string[],
  marks: readonly number[],
): Match<number>[] {
  const isWord = ({ at, length }: Match<number>) => length > 1 || !(Number(words[at]?.[0]) >= 0)
  const sums: Match<number>[] = []
  for (const each of numbers.toSorted((one, other) => one.at - other.at)) {
    const last = sums.at(-1)
    const gap = last ? each.at - last.at - last.length : Number.NaN
    const step = last && last.value > 10 ? [1000, 100, 10].find((by) => last.value % by === 0) : undefined
    const isNext = !marks.includes(each.at) && (gap === 0 || (gap === 1 && step !== 10 && words[each.at - 1] === 'and'))
    if (last && step && isNext && isWord(last) && isWord(each) && each.value >= 1 && each.value < step) {
      const unsaid = short.some(({ at }) => at === last.at) && each.value < 10 ? 100 : 1
      const value = last.value + each.value * unsaid
      sums.splice(-1, 1, { value, at: last.at, length: last.length + gap + each.length })
    } else sums.push(each)
  }
  return sums
}

/** 'neljä ja puoli' → 4.5. */
function withHalves(numbers: readonly Match<number>[], words: readonly string[]): Match<number>[] {
  const half = (each: Match<number>) =>
    numbers.find(
      (other) =>
        other.value === HALF && other.at === each.at + each.length + 1 && AND.includes(words[other.at - 1] ?? ''),
    )
  return numbers
    .filter((each) => each.value !== HALF || numbers.every((other) => half(other) !== each))
    .map((each) => {
      const more = half(each)
      return more ? { value: each.value + HALF, at: each.at, length: each.length + 1 + more.length } : each
    })
}

/** English thousands: nobody tells thousandths of a watt. */
const THOUSANDS = /^[1-9],\d{3}$/

/** '1,5' → 1.5, '800' → 800, '1,050' → 1050. */
const numeric = (digits: string) =>
  THOUSANDS.test(digits) ? Number(digits.replace(',', '')) : Number(digits.replace(',', '.').split(':')[0])
