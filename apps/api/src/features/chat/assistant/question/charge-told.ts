import { plain } from '@arkpax/schema/finnish-terms'
import { anyOf } from './lexicon.ts'
import type { Message } from './message.ts'
import type { SlotWords } from './slot-words.ts'
import type { Slots } from './slots.ts'

/** Makes a reader of which part of a charge percentages tell, beside what they are. */
export function createChargeTold(lists: SlotWords): (message: Message) => Pick<Slots, 'ofCharge'> {
  const any = (words: readonly string[]) => anyOf(words.map(plain))
  const to = any(lists['charge-to'])
  const percent = any(lists.units.flatMap(({ unit, called }) => (unit === 'percent' ? called : [])))
  const range = new RegExp(`\\b(\\d{1,2}) ?%? ?(?:-|–|${to}) ?(\\d{2,3}) ?${percent}`)
  const until = `${any(lists['charge-until'])}(?: (?!${any(lists['charge-full'])})[\\w']+){0,3}`
  const asFar = `\\d ?%? ?${any(lists['charge-as-far'])}`
  const upTo = new RegExp(`\\b(?:${until}|${to}) \\d|${asFar}|prosenttiin|%:?iin`)
  const at = new RegExp(`\\b${any(lists['charge-at'])} \\d|prosentis[st]a|%:?s[st]a`)
  return ({ text, tells }) => {
    const told = plain(text)
    const isAt = tells('charge-full') || at.test(told)
    return {
      ofCharge: {
        range: range.exec(told)?.slice(1).map(Number),
        isLeft: tells('charge-left') || (isAt && !upTo.test(told)),
      },
    }
  }
}
