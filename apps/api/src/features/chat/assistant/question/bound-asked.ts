import { anyOf, createLexicon, type Match, wordsIn } from './lexicon.ts'
import type { Message } from './message.ts'
import type { Measured } from './quantities-told.ts'
import type { SlotWords } from './slot-words.ts'
import type { Bound, Slots } from './slots.ts'
import type { ListName, Vocabulary } from './vocabulary.ts'

/** A Finnish word that makes a question of its clause wherever it stands; others do as its first: 'yöks' is none. */
const ASKING_END = /k(?:o|os|ohan)$/
/** At most so many words are between a figure and what compares with it: 'alle miinus 20'. */
const NEAR = 1

/** What asks for the other way round. */
const REVERSING = ['reversing', 'emptying'] as const

type Whether = 'isWhether' | 'asksWhether' | 'isWhetherAndMeasure'

/** Makes a reader of whether a message asks, what figures are held against, and in which way. */
export function createBoundAsked(
  lists: SlotWords,
  vocabulary: Vocabulary,
): (message: Measured) => Pick<Slots, 'bound' | 'asks'> {
  /** Where a clause ends: at commas and words for 'and'. */
  const clauseEnd = new RegExp(`[,.;:?!]\\s|\\s${anyOf([...lists.and, ...lists.that])}\\s|\\n`, 'i')
  const whetherIn = createLexicon([
    [true, lists.whether],
    [false, lists['whether-alike']],
  ])
  const isAskedBy = ({ value, at }: Match<boolean>, words: readonly string[], starts: readonly number[]) =>
    value && (starts.includes(at) || ASKING_END.test(words[at] ?? ''))

  const tellsIn = (name: ListName, words: readonly string[]) => vocabulary.find(name, words).length > 0

  /** Whether it asks for the other way round in a clause that asks for yes or no: not in 'ja montako minuuttia menee tyhjäksi'. */
  const isReversedIn = (clauses: readonly string[][]) =>
    clauses.some(
      (words, index) => !(index > 0 && tellsIn('measure', words)) && REVERSING.some((name) => tellsIn(name, words)),
    )

  /** Whether a clause asks for yes or no, and whether one after it how much or how long. */
  function whetherIsAsked({ words: all, tells }: Message, clauses: readonly string[][]): Pick<Bound, Whether> {
    const first = clauses.findIndex(
      (words) =>
        !tellsIn('whether-not', words) &&
        (vocabulary.find('whether-first', words).some(({ at }) => at === 0) ||
          whetherIn(words).some((each) => isAskedBy(each, words, [0]))),
    )
    const asksWhether = first >= 0
    const isMeasured = clauses.slice(first + 1).some((words) => tellsIn('measure', words))
    const isWhether = !tells('whether-not') && (asksWhether || whetherIn(all).some(({ value }) => value))
    return { isWhether, asksWhether, isWhetherAndMeasure: asksWhether && isMeasured }
  }

  return (message) => {
    const { text, words, marks, quantities, find, tells, kinds, figures } = message
    const clauses = text.split(clauseEnd).map(wordsIn)
    const comparing = kinds('comparing')
    const compared = ({ at }: Match<unknown>) =>
      comparing.find((word) => at - word.at - word.length >= 0 && at - word.at - word.length <= NEAR)?.value
    const isInRoom = figures.space.length > 0 && (tells('rooms') || tells('reversing'))
    const startsAnother = find('parting').some(({ at }) => at === 0)
    return {
      bound: {
        quantities: quantities.map((each) => ({ ...each.value, compares: compared(each) })),
        space: figures.space,
        isMeasure: tells('measure') || tells('once-or-more'),
        ...whetherIsAsked(message, clauses),
        isFitting: tells('fitting') || isInRoom,
        // 'riittääkö vai loppuuko kesken' asks whether it is enough.
        isReversed:
          isReversedIn(clauses) && REVERSING.flatMap(find).some(({ at }) => find('or').every((word) => word.at > at)),
      },
      asks:
        tells('measure') ||
        tells('duration') ||
        tells('which') ||
        whetherIn(words).some((each) => isAskedBy(each, words, [0, ...marks])) ||
        startsAnother,
    }
  }
}
