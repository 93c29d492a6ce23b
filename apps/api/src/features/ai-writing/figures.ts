import { type Unit, unitOf } from './figure-units.ts'
import { numeralOf, splitNumeral } from './number-words.ts'

/** A number with its unit in a text. */
export interface Figure {
  /** As it is written: '2 300 Wh'. */
  text: string
  /** The same for every way of writing it: '2 300 Wh' and '2,3 kWh' are both 'energy 2300'. */
  key: string
  /** Where it begins. */
  index: number
}

const SPACE = '[ \\u00A0\\u202F]'
/** Bounded, so that no text takes long. Spaces may part the thousands; decimals have a comma, or a point by mistake. Parts of a date are no numbers. */
const NUMBER = `(?:\\d{1,3}(?:${SPACE}\\d{3}){1,3}(?:,\\d{1,9})?|\\d{1,12}(?:[.,]\\d{1,9})?)(?![.,]?\\d)`
/** Numbers that share a unit: 800–1500 W, −10…+60 °C, 480 × 270 × 355 mm, 4 tai 8 h. */
const LINK = `(?:${SPACE}?(?:[-–—−…×x]|\\.{2,3})${SPACE}?[-−+]?|${SPACE}(?:ja|tai)${SPACE})`
const UNIT = '°C|°|%|€|m²|(?:(?:AC|USB(?:-[AC])?)-)?\\p{L}+'
const IN_DIGITS = new RegExp(
  `(?<![\\d.,:\\p{L}])([-−]?${NUMBER}(?:${LINK}${NUMBER}){0,4})(?:${SPACE}|-)?(${UNIT})`,
  'gu',
)
const EACH_NUMBER = new RegExp(NUMBER, 'gu')
const EACH_WORD = /\p{L}+/gu
const ENCLOSURE = /\bIP[X\d]\d\b/g

/** Every figure of a text: numbers with a unit, in digits or in words, and enclosure classes. Bare numbers are none. */
export const figuresIn = (text: string): Figure[] =>
  [...inDigits(text), ...inWords(text), ...enclosures(text)].toSorted((one, other) => one.index - other.index)

function* inDigits(text: string): Generator<Figure> {
  for (const { 0: whole, 1: numbers = '', 2: unitText = '', index } of text.matchAll(IN_DIGITS)) {
    const unit = unitOf(unitText.replace(/^.*-/, ''))
    if (!unit) continue
    const found = [...numbers.matchAll(EACH_NUMBER)].map(
      (match) => toNumber(match[0]) * (unit.measure === 'temperature' && isNegative(numbers, match.index) ? -1 : 1),
    )
    // Two times 100 W is a hundred watts twice, while 480 × 270 mm is two lengths.
    const values = /[×x]/.test(numbers) && unit.measure !== 'length' ? found.slice(-1) : found
    for (const value of values) yield { text: whole, key: keyOf(value, unit), index }
  }
}

/** A dash after a number parts two numbers; any other before a number is its sign. */
const isNegative = (numbers: string, index: number) =>
  /[-−]$/.test(numbers.slice(0, index)) && !/\d$/.test(numbers.slice(0, index - 1).trimEnd())

const toNumber = (digits: string) => Number(digits.replace(/[ \u00A0\u202F]/g, '').replace(',', '.'))

function* inWords(text: string): Generator<Figure> {
  let before: { word: string; index: number; end: number } | undefined
  for (const { 0: word, index } of text.matchAll(EACH_WORD)) {
    const isNext = before !== undefined && /^[ \u00A0-]$/.test(text.slice(before.end, index))
    const value = before && isNext ? numeralOf(before.word) : undefined
    const unit = value === undefined ? undefined : unitOf(word)
    if (before && value !== undefined && unit) {
      yield { text: text.slice(before.index, index + word.length), key: keyOf(value, unit), index: before.index }
    }
    const compound = splitNumeral(word)
    const compoundUnit = compound && unitOf(compound.rest)
    if (compoundUnit) yield { text: word, key: keyOf(compound.value, compoundUnit), index }
    before = { word, index, end: index + word.length }
  }
}

function* enclosures(text: string): Generator<Figure> {
  for (const { 0: code, index } of text.matchAll(ENCLOSURE)) yield { text: code, key: code, index }
}

const keyOf = (value: number, { measure, factor }: Unit) => `${measure} ${Number((value * factor).toPrecision(10))}`
