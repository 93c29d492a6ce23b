import { type Match, wordsBetween } from './lexicon.ts'
import type { Message } from './message.ts'
import type { Slots } from './slots.ts'

/** Between what denies and what it denies: 'ei niitä koskaan pidetä yhtä aikaa'. */
const NEAR_NEVER = 4
const NEAR_NOT = 2

/** Whether things are told to run together or one at a time. */
export function togetherTold({ find, tells }: Message): Pick<Slots, 'areApart' | 'isAtOnce' | 'areTogether'> {
  /** 'niitä ei ikinä lämmitetä samaan aikaan'. */
  const isDenied = (denying: readonly Match<unknown>[], most: number) =>
    find('at-once').some((word) => denying.some((each) => each.at < word.at && wordsBetween(each, word) <= most))
  const areApart = tells('apart') || isDenied(find('never'), NEAR_NEVER) || isDenied(find('not'), NEAR_NOT)
  const isAtOnce = !areApart && tells('at-once')
  return { areApart, isAtOnce, areTogether: isAtOnce || (!areApart && (tells('together') || tells('both'))) }
}
