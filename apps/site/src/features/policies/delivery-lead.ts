import { workdaysText } from '@arkpax/schema/delivery-labels'
import type { DeliverySettings } from '@arkpax/schema/delivery-settings'
import { formatPrice } from '@arkpax/schema/format-fi'
import { say } from '~/lib/translation.ts'
import { unbrokenRange } from '~/lib/unbroken-range.ts'
import { deliveryPricesText as text } from './policies.fi.ts'

/** What the delivery of a station costs at the least and how long it takes, in a sentence or two; undefined where none is offered to the door. */
export function deliveryLead({ methods }: DeliverySettings): string | undefined {
  const offered = methods.filter(({ isOffered }) => isOffered)
  const freight = offered.find(({ kind }) => kind === 'freight')
  const prices = freight?.steps.flatMap(({ prices }) => Object.values(prices).filter((price) => price !== null)) ?? []
  if (!freight || prices.length === 0) return undefined
  const least = Math.min(...prices)
  const lead = text.lead(
    formatPrice(least),
    unbrokenRange(workdaysText({ from: freight.daysFrom, to: freight.daysTo })),
  )
  const free = offered.find(({ kind }) => kind === 'collection')
  return free ? `${lead} ${text.leadFree(say(free.name))}` : lead
}
