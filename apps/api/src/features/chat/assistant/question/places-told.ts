import { createLexicon, type Match } from './lexicon.ts'
import type { Message } from './message.ts'
import type { SlotWords } from './slot-words.ts'
import type { Slots } from './slots.ts'

/** Finnish for whence something comes: 'Turusta'. */
const FROM = /(?:sta|lta)$/
/** Finnish names of places as those that something goes to: 'Kuopioon', 'Rovaniemelle'. */
const INTO = /(?:aan|een|iin|oon|uun|yyn|hin|seen|lle)$/

/** Makes a reader of where a station is used and where something is to go. */
export function createPlacesTold(
  lists: SlotWords,
): (message: Message) => Pick<Slots, 'place' | 'placePostcode' | 'isAbroad' | 'isThither'> {
  const placesIn = createLexicon(Object.entries(lists.places).map(([id, { called }]) => [id, called] as const))
  return ({ words, tells, kinds }) => {
    const ends = (pattern: RegExp, { at, length }: Match<unknown>) => pattern.test(words[at + length - 1] ?? '')
    const cities = kinds('cities')
    // Whence something comes is told beside where to: 'Turusta Tampereelle'.
    const others = cities.filter((each) => !ends(FROM, each))
    const destinations = others.length > 0 ? others : cities
    return {
      place: placesIn(words)[0]?.value,
      placePostcode: destinations[0]?.value,
      isAbroad: tells('abroad'),
      isThither: tells('thither') || destinations.some((each) => ends(INTO, each)),
    }
  }
}
