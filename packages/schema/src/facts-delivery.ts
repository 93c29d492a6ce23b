import type { DeliverySettings } from './delivery-settings.ts'
import { formatEuros, formatWholeEuros } from './format-fi.ts'

const listed = new Intl.ListFormat('fi', { type: 'conjunction' })
const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const euros = (value: number) => (Number.isInteger(value) ? formatWholeEuros(value) : formatEuros(value))

/** What the settings of delivery let a Finnish text name. */
export const deliveryFacts = ({ methods }: DeliverySettings): [string, string][] => [
  ['delivery.methods', deliveryMethodsText(methods)],
]

/** What every language may name: how many working days a delivery takes, '2–5'. */
export const deliveryTimes = ({ methods }: DeliverySettings): [string, string][] => {
  const carried = methods.filter(({ kind }) => kind !== 'collection')
  const offered = carried.filter(({ isOffered }) => isOffered)
  const of = offered.length > 0 ? offered : carried
  const from = Math.min(...of.map(({ daysFrom }) => daysFrom))
  const to = Math.max(...of.map(({ daysTo }) => daysTo))
  return of.length > 0 ? [['delivery.days', `${from}–${to}`]] : []
}

/** The ways that are offered: 'rahtikuljetus ovelle (alkaen 49 €) ja nouto Turusta (maksuton)'. */
export function deliveryMethodsText(methods: DeliverySettings['methods']): string {
  const offered = methods
    .filter(({ isOffered }) => isOffered)
    .map((method) => `${uncapitalised(method.name)}${cheapest(method)}`)
  return offered.length > 0 ? listed.format(offered) : 'sovittavissa erikseen'
}

function cheapest({ kind, steps }: DeliverySettings['methods'][number]): string {
  if (kind === 'collection') return ' (maksuton)'
  const prices = steps.flatMap(({ prices }) => Object.values(prices)).filter((price) => price !== null)
  return prices.length > 0 ? ` (alkaen ${euros(Math.min(...prices))})` : ''
}
