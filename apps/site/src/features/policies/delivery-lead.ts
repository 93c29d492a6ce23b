import type { DeliverySettings } from '@arkpax/schema/delivery-settings'
import { formatPrice } from '@arkpax/schema/format-fi'
import { say } from '~/lib/translation.ts'
import { daysRange } from './days-range.ts'
import { deliveryPricesText as text } from './policies.fi.ts'

/** How soon a station is at one's door, and what it costs at the least; undefined where none is offered to the door. */
export function deliveryLead({ methods }: DeliverySettings): { title: string; text: string } | undefined {
  const offered = methods.filter(({ isOffered }) => isOffered)
  const freight = offered.find(({ kind }) => kind === 'freight')
  const prices = freight?.steps.flatMap(({ prices }) => Object.values(prices).filter((price) => price !== null)) ?? []
  if (!freight || prices.length === 0) return undefined
  const free = offered.find(({ kind }) => kind === 'collection')
  const lead = text.lead(formatPrice(Math.min(...prices)))
  return {
    title: text.door(daysRange(freight)),
    text: free ? `${lead} ${text.leadFree(say(free.name))}` : lead,
  }
}
