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

/** What reading a message takes. */
export interface Ears {
  understanding: Understanding
  readSlots: (text: string) => Slots
  leaningOf: (classes: string) => Leaning
  /** Whether there is such an intent. */
  isIntent: (id: string) => boolean
}

/** A language is believed from here on, in few words later; a message of no clear one is in that of the message before, or Finnish. */
const CLEAR = 0.65
const CLEAR_IN_FEW = 0.9
/** A message of so many words of its own may ask something new by itself. */
const FEW = 3
/** From here on a message is sure to be of its own matter. */
const OWN = 0.52
/** How much more the matter before counts, and its topic. */
const SAME = 0.15
const OF_TOPIC = 0.1

/** Understands a message after another; `awaits` tells that the answer to that one asked something back. */
export function hear(
  text: string,
  { understanding, readSlots, leaningOf, isIntent }: Ears,
  before?: Heard,
  awaits = false,
): Heard {
  const told = readSlots(text)
  const guesses = understanding.intentsOf(inKnownNames(text, told))
  const language = languageOf(text, understanding) ?? before?.language ?? 'fi'
  const alone: Heard = { text, language, guesses, slots: told, goesOn: false }
  const earlier = before?.guesses[0]
  if (!before || !earlier) return alone

  const { begins, standsFor, kind, ownWords } = leaningOf(told.classes)
  const slots = mergedSlots(before.slots, told)
  const on = (of: Guess[]): Heard => ({ ...alone, guesses: of, slots, goesOn: true })
  const isSureOfItself = (guesses[0]?.likelihood ?? 0) >= OWN && ownWords > 0

  if (kind) {
    const sibling = `${earlier.intent.split('.')[0]}.${kind}`
    if (isIntent(sibling)) return on([{ intent: sibling, likelihood: 1 }])
    return on(understanding.intentsOf(`${text} ${before.text}`))
  }
  if (awaits && (hasSlots(told) || ownWords <= FEW) && !(isSureOfItself && !hasSlots(told))) return on(before.guesses)
  if (ownWords === 0) return on(before.guesses)
  if (isSureOfItself) return standsFor || begins ? { ...alone, slots: { ...told, products: slots.products } } : alone
  if (!begins && !(standsFor && ownWords <= FEW))
    return standsFor ? { ...alone, slots: { ...told, products: slots.products } } : alone
  const both = understanding.intentsOf(`${before.text} ${text}`)
  return on(mixed(guesses, both, earlier, begins))
}

/** Products that staff have named are asked about as the others are, whose names were learned. */
function inKnownNames(text: string, { products, classes }: Slots): string {
  const isOfStaff = products.some(({ id }) => !LEARNED_NAMES.includes(id))
  return isOfStaff ? classes.replaceAll('PRODUCT', 'lisäakku').toLowerCase() : text
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

/**
 * What a message may ask by itself or together with the one before it, whichever is likelier. Intents of the topic that was
 * talked of count a little more, and most the very one, where the message begins as one that asks the same of something else;
 * else nobody asks the same again.
 */
function mixed(own: readonly Guess[], both: readonly Guess[], earlier: Guess, begins: boolean): Guess[] {
  const topic = topicOf(earlier.intent)
  const all = new Map<string, number>()
  for (const { intent, likelihood } of own) all.set(intent, likelihood)
  for (const { intent, likelihood } of both)
    if (begins || intent !== earlier.intent) all.set(intent, Math.max(all.get(intent) ?? 0, likelihood))
  return [...all]
    .map(([intent, likelihood]) => {
      const lift = begins && intent === earlier.intent ? SAME : topicOf(intent) === topic ? OF_TOPIC : 0
      return { intent, likelihood: Math.min(1, likelihood + lift) }
    })
    .sort((one, other) => other.likelihood - one.likelihood)
}

/** 'extra-battery' of 'extra-battery-stack.can'. */
const topicOf = (intent: string) => intent.split('.')[0]?.split('-')[0]
