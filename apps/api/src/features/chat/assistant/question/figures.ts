import { createLexicon, type Match } from './lexicon.ts'
import type { SlotWords, units } from './slot-words.ts'

/** A figure with its unit. */
export interface Quantity {
  unit: (typeof units)[number]
  value: number
}

/** The numbers of a question, what they measure, and the dates that they make ('24.12'). */
export interface Figures {
  /** The number that ends right before a word. */
  before(at: number): Match<number> | undefined
  numbers: readonly Match<number>[]
  measured: readonly Match<Quantity>[]
  /** Times that are told without a number: 'yön yli'. */
  spans: readonly Match<Quantity>[]
  dates: readonly Match<string>[]
}

const DATE = /^(?:[12]?\d|3[01])\.(?:1[0-2]|0?[1-9])(?:\.20\d\d)?$/
/** Devices state amperes at the voltage of the mains where they state none. */
const MAINS_VOLTS = 230

/** Reads figures, in digits and in words. */
export function createFigureReader(lists: SlotWords): (words: readonly string[]) => Figures {
  const numbersIn = createLexicon(Object.entries(lists.numbers))
  const unitsIn = createLexicon(lists.units.map((each) => [each, each.called] as const))
  const spansIn = createLexicon(lists.spans.map((each) => [each, each.called] as const))
  const monthsIn = createLexicon(lists.months.map((name, index) => [index + 1, [name]] as const))

  return (words) => {
    const digits = words.flatMap((word, at) => (Number(word[0]) >= 0 ? [{ value: numeric(word), at, length: 1 }] : []))
    const numbers = [...digits, ...numbersIn(words).map((each) => ({ ...each, value: Number(each.value) }))]
    const before = (at: number) => numbers.find((each) => each.at + each.length === at)
    const measured = unitsIn(words).flatMap(({ value: { unit, times }, at, length }) => {
      const figure = before(at)
      return figure
        ? [{ value: { unit, value: figure.value * times }, at: figure.at, length: figure.length + length }]
        : []
    })
    const inWords = monthsIn(words).flatMap(({ value, at }) => {
      const day = before(at)
      return day ? [{ value: `${day.value}.${value}`, at: day.at, length: day.length + 1 }] : []
    })
    const inDigits = words.flatMap((value, at) => {
      const isMeasured = measured.some((each) => each.at === at)
      return DATE.test(value) && !isMeasured ? [{ value, at, length: 1 }] : []
    })
    return { before, numbers, measured: inWatts(measured), spans: spansIn(words), dates: [...inDigits, ...inWords] }
  }
}

/** '1,5' → 1.5, '800' → 800. */
const numeric = (digits: string) => Number(digits.replace(',', '.').split(':')[0])

/** '10 A 230 V' → 2300 W, where no watts are told. */
function inWatts(measured: readonly Match<Quantity>[]): Match<Quantity>[] {
  const volts = measured.find(({ value }) => value.unit === 'V')?.value.value ?? MAINS_VOLTS
  if (measured.some(({ value }) => value.unit === 'W')) return [...measured]
  return measured.map((each) =>
    each.value.unit === 'A' ? { ...each, value: { unit: 'W', value: each.value.value * volts } } : each,
  )
}
