import type { Figures } from './figures.ts'
import { createLexicon, type Match } from './lexicon.ts'
import { type SlotWords, type Turn, turns } from './slot-words.ts'

/** Of what a message asks how many there are, and whether it asks if something can be done once or more often. */
export interface TurnsAsked {
  turn?: Turn | undefined
  isOnceOrMore: boolean
}

/**
 * Makes a reader of how often something is asked to run: 'montako iltaa', 'montako viiden minuutin lämmitystä', 'montako pitsaa, jos yksi
 * vie kymmenen minuuttia', 'kerran vai kaksi'. `asking` are the words that ask how many.
 */
export function createTurnsAsked(
  lists: SlotWords,
): (words: readonly string[], figures: Figures, asking: readonly Match<unknown>[]) => TurnsAsked {
  const turnsIn = createLexicon(turns.map((turn) => [turn, lists.turns[turn]] as const))
  const ofOneIn = createLexicon([[true, lists['of-one']]])
  const onceIn = createLexicon([[true, lists['once-or-more']]])
  return (words, { measured, spans }, asking) => {
    const isCounted = ({ at }: Match<unknown>) => asking.some((each) => each.at + each.length === at)
    const times = [...measured, ...spans].filter(({ value }) => value.unit === 'h')
    const isOfOne = asking.length > 0 && times.length > 0 && ofOneIn(words).length > 0
    const isOnceOrMore = onceIn(words).length > 0
    const named = turnsIn(words).find(isCounted)?.value
    return { turn: named ?? (isOfOne || isOnceOrMore || times.some(isCounted) ? 'time' : undefined), isOnceOrMore }
  }
}
