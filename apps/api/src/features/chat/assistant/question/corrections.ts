import { finnishNumeral } from './finnish-numerals.ts'
import { createLexicon, type Match, type Token, tokensIn } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'

/** What is corrected stands at most so many words before the words that correct it, and what is right so many after them. */
const NEAR_BEFORE = 6
const NEAR_AFTER = 3
/** A thing is named again by a word that begins with so many letters of its name. */
const SAME_NAME = 4
/** Numbers from here on are of watts more often than of pieces or hours. */
const LEAST_OF_WATTS = 30

/** A number and the unit after it, by their first word and the word after their last. */
interface Figure {
  at: number
  unitAt: number
  end: number
  isOfPieces: boolean
}

/**
 * Makes a reader that says a text as it was corrected: '500 w tai siis 800 w' → '800 w', 'kaks poltinta ei ku yks' → 'yks poltinta',
 * 'sågen 3 kw nej vänta 2 kw' → 'sågen 2 kw'. Where no number stands on both sides nothing is corrected.
 */
export function createCorrections(lists: SlotWords): (text: string) => string {
  const correctingIn = createLexicon([[true, lists.correcting]])
  const unitsIn = createLexicon(lists.units.map(({ unit, called }) => [unit, called] as const))
  const numbersIn = createLexicon([[true, Object.values(lists.numbers).flat()]])
  const multiplesIn = createLexicon([[true, Object.values(lists.multiples).flat()]])

  function figuresIn(words: readonly string[], isJoined: (at: number) => boolean): Figure[] {
    const units = unitsIn(words)
    const [listed, multiples] = [numbersIn(words), multiplesIn(words)]
    const isNumber = (word: string, at: number) =>
      /^\d/.test(word) ||
      listed.some((each) => each.at === at) ||
      (finnishNumeral(word) !== undefined && multiples.every((each) => each.at !== at))
    const numbers = words.flatMap((word, at) => (isNumber(word, at) ? [at] : []))
    return numbers
      .filter((at) => !numbers.includes(at - 1) || !isJoined(at))
      .map((at) => {
        let unitAt = at + 1
        while (numbers.includes(unitAt) && isJoined(unitAt)) unitAt += 1
        const unit = units.find((each) => each.at === unitAt)
        return { at, unitAt, end: unitAt + (unit?.length ?? 0), isOfPieces: unit?.value === 'pieces' }
      })
  }

  return (text) => {
    const tokens = tokensIn(text)
    const words = tokens.map(({ word }) => word)
    const [correcting] = correctingIn(words)
    if (!correcting) return text
    /** Nothing but space stands before a word. */
    const isJoined = (at: number) => text.slice(tokens[at - 1]?.to, tokens[at]?.from).trim() === ''
    const figures = figuresIn(words, isJoined)
    const right = figures.find(({ at }) => at >= correcting.at + correcting.length)
    const wrong =
      right &&
      wrongFor(
        right,
        figures.filter(({ end }) => end <= correcting.at),
        words,
      )
    if (!wrong || !right || !areNear(wrong, right, correcting)) return text
    const isOfKilo = words[wrong.unitAt]?.startsWith('k') && Number(words[right.at]) >= LEAST_OF_WATTS
    const isWhole = right.end > right.unitAt || isOfKilo
    // 'laukkuja yks, ei ku kaks laukkua' counts what it names again.
    const named = words[right.end]?.slice(0, SAME_NAME)
    const around = words.slice(Math.max(0, wrong.at - SAME_NAME), wrong.end + 2)
    if (named && around.some((word) => word.startsWith(named)))
      return `${text.slice(0, tokens[wrong.at]?.from)}${text.slice(tokens[right.at]?.from)}`
    const said = `${textOf(text, tokens, right.at, isWhole ? right.end : right.unitAt)}${isOfKilo ? ' w' : ''}`
    const before = text.slice(0, tokens[wrong.at]?.from)
    const between = text.slice(tokens[(isWhole ? wrong.end : wrong.unitAt) - 1]?.to, tokens[correcting.at]?.from)
    const after = text.slice(tokens[(isWhole ? right.end : right.unitAt) - 1]?.to)
    return `${before}${said}${between.trimEnd()}${after}`
  }
}

/** The last figure of the same unit, 'två lampor på 400 W, nej, tre'; the last at all where none is. */
function wrongFor(right: Figure, figures: readonly Figure[], words: readonly string[]): Figure | undefined {
  const unitOf = ({ unitAt, end, isOfPieces }: Figure) => (end > unitAt && !isOfPieces ? words[unitAt] : undefined)
  const sizeOf = ({ at }: Figure) => Number(words[at]?.replace(',', '.'))
  // 'projektori 220 W kaksi tuntia, nej förresten 270' is of watts, whether or not it says so.
  const isLarge = sizeOf(right) >= LEAST_OF_WATTS && unitOf(right) === undefined
  const large = isLarge
    ? figures.findLast((each) => sizeOf(each) >= LEAST_OF_WATTS || unitOf(each)?.startsWith('k'))
    : undefined
  return large ?? figures.findLast((each) => unitOf(each)?.[0] === unitOf(right)?.[0]) ?? figures.at(-1)
}

const areNear = (wrong: Figure, right: Figure, { at, length }: Match<unknown>) =>
  at - wrong.end <= NEAR_BEFORE && right.at - at - length <= NEAR_AFTER

const textOf = (text: string, tokens: readonly Token[], at: number, end: number) =>
  text.slice(tokens[at]?.from, tokens[end - 1]?.to)
