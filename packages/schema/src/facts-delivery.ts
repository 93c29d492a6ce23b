import { uncapitalised } from './capitals.ts'
import type { DeliverySettings } from './delivery-settings.ts'
import { eurosIn } from './euros.ts'
import type { Language } from './office-hours-text.ts'

/** What is said of the ways to deliver. */
interface DeliveryWords {
  language: Language
  free: string
  from: (price: string) => string
  none: string
}

const FINNISH: DeliveryWords = {
  language: 'fi',
  free: 'maksuton',
  from: (price) => `alkaen ${price}`,
  none: 'sovittavissa erikseen',
}

/** What the settings of delivery let a Finnish text name. */
export const deliveryFacts = ({ methods }: DeliverySettings): [string, string][] => [
  ['delivery.methods', methodsText(methods, FINNISH)],
]

/** What every language may name: how many working days a delivery takes, '2–5', and until an order can be collected, '1–3'. */
export const deliveryTimes = ({ methods }: DeliverySettings): [string, string][] => {
  const carried = methods.filter(({ kind }) => kind !== 'collection')
  const offered = carried.filter(({ isOffered }) => isOffered)
  const of = offered.length > 0 ? offered : carried
  const from = Math.min(...of.map(({ daysFrom }) => daysFrom))
  const to = Math.max(...of.map(({ daysTo }) => daysTo))
  const collection = methods.find(({ kind }) => kind === 'collection')
  return [
    ...(of.length > 0 ? [['delivery.days', `${from}–${to}`] satisfies [string, string]] : []),
    ...(collection
      ? [['delivery.collectionDays', `${collection.daysFrom}–${collection.daysTo}`] satisfies [string, string]]
      : []),
  ]
}

/** The ways that are offered: 'rahtikuljetus ovelle (alkaen 49 €) ja nouto Turusta (maksuton)'. */
export const deliveryMethodsText = (methods: DeliverySettings['methods']): string => methodsText(methods, FINNISH)

/** The same in the words of a language; the names of the ways are in it already. */
export function methodsText(methods: DeliverySettings['methods'], words: DeliveryWords): string {
  const offered = methods.filter(({ isOffered }) => isOffered)
  if (offered.length === 0) return words.none
  const texts = offered.map((method) => `${uncapitalised(method.name)}${cheapest(method, words)}`)
  return new Intl.ListFormat(words.language === 'en' ? 'en-GB' : words.language, { type: 'conjunction' }).format(texts)
}

function cheapest(
  { kind, steps }: DeliverySettings['methods'][number],
  { language, free, from }: DeliveryWords,
): string {
  if (kind === 'collection') return ` (${free})`
  const price = leastPrice(steps)
  return Number.isFinite(price) ? ` (${from(eurosIn(language, price))})` : ''
}

/** Infinite where no price is set. */
const leastPrice = (steps: DeliverySettings['methods'][number]['steps']) =>
  Math.min(...steps.flatMap(({ prices }) => Object.values(prices)).filter((price) => price !== null))

/** Those that carry an order from the cheapest on; collection, which has no steps, comes last. */
export const cheapestFirst = <Method extends DeliverySettings['methods'][number]>(
  methods: readonly Method[],
): Method[] => methods.toSorted((one, other) => leastPrice(one.steps) - leastPrice(other.steps) || 0)
