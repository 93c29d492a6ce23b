import type { Appliance } from '@arkpax/schema/content'
import { remembered } from '../safety/word-patterns.ts'
import type { AskedLoad } from './asked-loads.ts'
import { createClockTimes } from './clock-times.ts'
import { createCorrections } from './corrections.ts'
import { createFigureReader, type Figures } from './figures.ts'
import { anyOf, type Match, marksIn, wordsBetween, wordsIn } from './lexicon.ts'
import { createNamedDevices } from './named-devices.ts'
import type { createProductNames, Named } from './product-names.ts'
import type { SlotWords } from './slot-words.ts'
import { createTaken } from './taken-words.ts'
import type { KindOf, KindsName, ListName, Vocabulary } from './vocabulary.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const SERIAL = /\b[a-z]{2,5}-?(?:[a-z0-9]+-)*\d{5,}\b/i
const ORDER_ID = /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{8}\b/i

/** What stands for 'x' between figures. */
const TIMES = /(?<=\d)\s*[×*]\s*(?=\d)/g
/** What stands before the watts of each of several, as it is typed and as it is read. */
const EACH_AT = /\s[áà]\s*(?=\d)/g
export const EACH = 'per'
/** '14" saha'. */
const INCHES = /(?<=(?:^|\s)\d{1,2})["”″](?=[\s,-]|$)/g
/** '75 + 60 W' are the watts of two. */
const WATTS_ADDED = /(?<=\d)\s*\+\s*(?=\d+(?:[.,]\d+)?\s*(?:w|watt\w*)\b)/gi
/** A message that is being read: its words, and what is found among them. */
export interface Message {
  /** The text without addresses and serial numbers, as it was corrected, with times of day as hours. */
  text: string
  words: readonly string[]
  /** Before which words a comma, a full stop or the like stands. */
  marks: readonly number[]
  email: string | undefined
  serial: string | undefined
  orderId: string | undefined
  /** Where the words of a list are, and whether there are any. */
  find(name: ListName): readonly Match<true>[]
  tells(name: ListName): boolean
  /** Where the words are that tell several things apart. */
  kinds<Name extends KindsName>(name: Name): Match<KindOf<Name>>[]
  figures: Figures
  /** What looks like the name of a product. */
  named: readonly Match<Named>[]
  devices: readonly Match<Appliance>[]
  /** Those of before that are named by the end of their name alone. */
  devicesByEnd: readonly Match<Appliance>[]
  /** The device that one stands for among those of the messages before. */
  meantBefore(device: Match<Appliance>): Appliance
  taken: ReturnType<typeof createTaken>
}

/** Makes messages ready to be read, beside the loads of those before them. */
export function createMessages(
  from: { words: SlotWords; appliances: readonly Appliance[] },
  vocabulary: Vocabulary,
  productsIn: ReturnType<typeof createProductNames>,
): (typed: string, before: readonly AskedLoad[]) => Message {
  const devicesIn = createNamedDevices(from)
  const figuresIn = createFigureReader(from.words)
  const corrected = createCorrections(from.words)
  const inHours = createClockTimes(from.words)
  /** 'satawattinen' is a hundred and its unit. */
  const wattsInOne = new RegExp(`(?<=${anyOf(from.words['joined-numbers'])})wat`, 'gi')
  /** 'kahdesti viikossa', 'joka kolmannen tunnin'. */
  const inFigures = Object.entries(from.words['in-figures']).map(
    ([figures, called]) => [new RegExp(`\\b${anyOf(called)}\\b`, 'gi'), figures] as const,
  )
  return (typed, before) => {
    const [email, serial, orderId] = [EMAIL, SERIAL, ORDER_ID].map((pattern) => pattern.exec(typed)?.[0])
    const inSigns = inHours(corrected(typed))
      .replace(email ?? '', ' ')
      .replace(serial ?? '', ' ')
      .replace(INCHES, ' tuumaa ')
      .replace(WATTS_ADDED, ' W + ')
      .replace(TIMES, ' x ')
      .replace(EACH_AT, ` ${EACH} `)
      .replace(wattsInOne, ' $&')
    const text = inFigures.reduce((told, [words, figures]) => told.replace(words, figures), inSigns)
    const words = wordsIn(text)
    const marks = marksIn(text)
    const find = remembered((name: ListName) => vocabulary.find(name, words))
    const named = productsIn(words)
    const namedDevices = devicesIn.named(words)
    const isNamed = (at: number) => [...named, ...namedDevices].some((each) => each.at === at)
    const deviceNear = (figure: Match<unknown>) =>
      namedDevices
        .filter(({ value }) => value)
        .sort((one, other) => wordsBetween(one, figure) - wordsBetween(other, figure))[0]?.value
    const figures = figuresIn({ words, text, marks }, isNamed, deviceNear)
    return {
      text,
      words,
      marks,
      email,
      serial,
      orderId,
      find,
      tells: (name) => find(name).length > 0,
      kinds: (name) => vocabulary.kinds(name, words),
      figures,
      named,
      devices: devicesIn.of(words, figures, before),
      devicesByEnd: devicesIn.byEndOf(before, words, namedDevices),
      meantBefore: (device) => devicesIn.meantBefore(device, words, before),
      taken: createTaken(words),
    }
  }
}
