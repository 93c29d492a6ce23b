import { plain } from '@arkpax/schema/finnish-terms'
import * as z from 'zod'

const words = z.array(z.string())

/** `content/assistant/follow-ups.yml`: words of messages that go on with what was talked of before. */
export const followUpWords = z.strictObject({
  begins: words,
  confirms: words,
  'what-if': words,
  'stands-for': words,
  'says-nothing': words,
  corrects: words,
  'no-help': words,
  kinds: z.record(z.string(), words),
  asks: words,
  'asks-not': words,
})
export type FollowUpWords = z.output<typeof followUpWords>

/** How a message leans on those before it. */
export interface Leaning {
  /** It begins as one that goes on: 'entä …'. */
  begins: boolean
  /** It has what was said confirmed: 'eli milloin …'. */
  confirms: boolean
  /** It asks the same with something changed: 'no jos siinä on lisäakku'. */
  asksWhatIf: boolean
  /** It has a word that stands for what was named before: 'paljonko se maksaa'. */
  standsFor: boolean
  /** It tells that what was advised did not help: 'kokeilin, ei auta'. */
  isNoHelp: boolean
  /** It asks another kind of question about the same: 'miten?'. */
  kind?: string
  /** How many words it has that tell a matter of its own. */
  ownWords: number
}

/** Reads how messages lean on those before them; they are given with classes in the place of products and figures. */
export function createLeaning({
  kinds,
  ...lists
}: Omit<FollowUpWords, 'asks' | 'asks-not'>): (classes: string) => Leaning {
  const listed = (list: readonly string[]) => list.map(plain)
  const noHelp = listed(lists['no-help'])
  const [begins = [], confirms = [], whatIf = [], standsFor, nothing, corrects] = [
    lists.begins,
    lists.confirms,
    lists['what-if'],
    lists['stands-for'],
    lists['says-nothing'],
    lists.corrects,
  ].map(listed)
  const kindOf = new Map(Object.entries(kinds).flatMap(([kind, called]) => listed(called).map((word) => [word, kind])))
  const small = new Set([...begins, ...(standsFor ?? []), ...(nothing ?? [])])
  const known = new Set(standsFor ?? [])

  return (classes) => {
    const told = classes.split(' ').filter((word) => word === word.toLowerCase() && /[a-z]/.test(word))
    const isBare = told.length === classes.split(' ').length
    const own = told.filter((word) => !small.has(word) && (isBare || !corrects?.includes(word)))
    const kind = isBare ? (kindOf.get(told.join(' ')) ?? kindOf.get(own.join(' '))) : undefined
    return {
      begins: begins.some(isFirstIn(classes)),
      confirms: confirms.some(isFirstIn(classes)),
      asksWhatIf: whatIf.some(isFirstIn(classes)),
      standsFor: told.some((word) => known.has(word)),
      isNoHelp: noHelp.some((words) => ` ${classes} `.includes(` ${words} `)),
      kind,
      ownWords: kind ? 0 : own.length,
    }
  }
}

const isFirstIn = (classes: string) => (word: string) => classes === word || classes.startsWith(`${word} `)

/** A word or two of themselves, before what is said: 'huh. no entä …', 'right. and …'. */
const INTERJECTION = /^\s*\p{L}+(?:\s\p{L}+)?[.!…]+\s+(?=\S)/u

/** What a message says after a word of its own that only answers the one before. */
export const afterInterjection = (text: string): string => text.replace(INTERJECTION, '')
