import { lifted } from './intents/evidence.ts'
import type { Guess, Understanding } from './intents/understanding.ts'
import type { Language } from './passages.ts'
import type { Leaning } from './question/follow-up.ts'
import { mergedSlots, type Slots } from './question/slots.ts'

/** A message as it was understood: what it may ask, and what it tells, with what it leaves to those before it. */
export interface Heard {
  text: string
  language: Language
  /** Best first. */
  guesses: Guess[]
  slots: Slots
  /** Whether it goes on with the matter of the message before. */
  goesOn: boolean
}

/** How likely a message is of the likeliest intent: 0–1. */
export const likelihoodOf = ({ guesses }: Heard) => guesses[0]?.likelihood ?? 0

/** What reading a message takes. */
export interface Ears {
  understanding: Understanding
  readSlots: (text: string) => Slots
  leaningOf: (classes: string) => Leaning
  /** What a message may ask, with what else it tells counted in. */
  weighed: (guesses: readonly Guess[], told: Slots) => Guess[]
  /** Whether there is such an intent. */
  isIntent: (id: string) => boolean
  /** Whether two intents are of one topic, or answered from one page. */
  areRelated: (one: string, other: string) => boolean
  /** Whether a text asks rather than tells. */
  asks: (text: string) => boolean
}

/** A language is believed from here on, in few words later; a message of no clear one is in that of the message before, or Finnish. */
const CLEAR = 0.65
const CLEAR_IN_FEW = 0.9
/** A message of so many words of its own may ask something new by itself. */
const FEW = 3
/** From here on a message is sure to be of its own matter, and of another one of the same topic. */
const OWN = 0.52
const OWN_OF_TOPIC = 0.42
/** How many times the odds of the very matter before are greater where the same is asked of something else, and of others related to it. */
const SAME = 2
const OF_KIND = 4
const RELATED = 2.5
/** What a message asks together with the one before counts a little less where nothing in it leans on that. */
const TOGETHER = 0.85

/** Understands a message after another and what was answered to that, which may have asked something back. */
export function hear(text: string, ears: Ears, before?: Heard, answer?: { reply: string; asks?: true }): Heard {
  const { understanding, readSlots, leaningOf, isIntent } = ears
  const read = readSlots(text)
  const { begins, supposes, standsFor, kind, ownWords } = leaningOf(read.classes)
  const told = before && (begins || ownWords === 0) ? withCompared(read, before.slots) : read
  const together = before ? { ...told, products: mergedSlots(before.slots, told).products } : told
  const guesses = ears.weighed(understanding.intentsOf(inKnownNames(told)), together)
  const language = languageOf(text, understanding) ?? before?.language ?? 'fi'
  const alone: Heard = { text, language, guesses, slots: told, goesOn: false }
  const earlier = before?.guesses[0]
  if (!before || !earlier) return alone

  const slots = mergedSlots(before.slots, told)
  const on = (of: Guess[]): Heard => ({ ...alone, guesses: of, slots, goesOn: true })
  const [own] = guesses
  const isOther = own && own.intent !== earlier.intent && ears.areRelated(own.intent, earlier.intent)
  const enough = isOther && !(begins && hasSlots(told)) ? OWN_OF_TOPIC : OWN
  const isSureOfItself = (own?.likelihood ?? 0) >= enough && ownWords > 0

  if (kind) {
    const sibling = `${earlier.intent.split('.')[0]}.${kind}`
    if (isIntent(sibling)) return on([{ intent: sibling, likelihood: 1 }])
    const ofKind = understanding
      .intentsOf(`${text} ${answer?.reply ?? before.text}`)
      .filter(({ intent }) => intent !== earlier.intent && intent.split('.')[1]?.startsWith(kind))
    if (ofKind.length > 0) return on(ofKind.map((each) => ({ ...each, likelihood: lifted(each.likelihood, OF_KIND) })))
  }
  if (answer?.asks && (hasSlots(told) || ownWords <= FEW) && !(isSureOfItself && !hasSlots(told)))
    return on(before.guesses)
  if (ownWords === 0 && !kind) return on(before.guesses)
  const sumsUp = told.attributes.includes('total') && told.products.length === 0
  const leans = standsFor || begins || sumsUp
  // 'ja kuka sen maksaa' leans twice: what the matter before makes of it is weighed against what it would be by itself.
  if (isSureOfItself && !(begins && standsFor))
    return leans || ears.areRelated(earlier.intent, guesses[0]?.intent ?? '') ? { ...alone, slots } : alone
  const both = understanding.intentsOf(`${before.slots.named} ${told.named}`)
  const asksTheSame = begins && (ownWords <= FEW || hasSlots(told))
  const isAnswered = ears.asks(before.text) && (supposes ? !hasSlots(told) : !begins) && !kind
  const sameLift = asksTheSame ? SAME : isAnswered ? 0 : 1
  const liftOf = (intent: string) =>
    intent === earlier.intent ? sameLift : ears.areRelated(intent, earlier.intent) ? RELATED : 1
  return on(mixed(guesses, both, leans ? 1 : TOGETHER, liftOf))
}

/** Understands a question by itself, or together with the situation that is told with it, whichever is likelier. */
export function hearIn(situation: string, text: string, ears: Ears): Heard {
  const heard = hear(text, ears)
  if (!situation) return heard
  const both = ears.understanding.intentsOf(`${situation}. ${text}`)
  return { ...heard, guesses: mixed(heard.guesses, both, 1, () => 1) }
}

/** Products that staff have named are asked about as the others are, whose names were learned. */
function inKnownNames({ products, classes, named }: Slots): string {
  const isOfStaff = products.some(({ id }) => !LEARNED_NAMES.includes(id))
  return isOfStaff ? classes.replaceAll('PRODUCT', 'lisäakku').toLowerCase() : named
}

/** What is told, with the station that a word compares with those of before: 'entä pienempi?', 'entä se toinen?'. */
function withCompared(told: Slots, { products }: Slots): Slots {
  const others = told.compared.filter(({ id }) => products.every((each) => each.id !== id))
  const isOfStations = told.products.length === 0 && products.every(({ isStation }) => isStation)
  return isOfStations && others.length === 1 ? { ...told, products: others } : told
}

const LEARNED_NAMES = ['1', '2', '3', '4']

/** The language of a text's words: addresses and what holds figures are in none. */
function languageOf(text: string, understanding: Understanding): Language | undefined {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/[@\d]/.test(word))
  if (words.length === 0) return undefined
  const clear = words.length < FEW ? CLEAR_IN_FEW : CLEAR
  return [...understanding.languagesOf(words.join(' '))].find(([, likelihood]) => likelihood >= clear)?.[0]
}

const hasSlots = ({ products, loads, quantities, place, postcode, orderNumber, email, serial, days }: Slots) =>
  [products, loads, quantities, days].some(({ length }) => length > 0) ||
  [place, postcode, orderNumber, email, serial].some(Boolean)

/** What a message may ask by itself or together with the one before it, whichever is likelier once lifted. */
function mixed(
  own: readonly Guess[],
  both: readonly Guess[],
  ofBoth: number,
  liftOf: (intent: string) => number,
): Guess[] {
  const all = new Map(own.map(({ intent, likelihood }) => [intent, likelihood]))
  for (const { intent, likelihood } of both)
    if (liftOf(intent) > 0) all.set(intent, Math.max(all.get(intent) ?? 0, likelihood * ofBoth))
  return [...all]
    .map(([intent, likelihood]) => ({ intent, likelihood: lifted(likelihood, liftOf(intent) || 1) }))
    .sort((one, other) => other.likelihood - one.likelihood)
}
