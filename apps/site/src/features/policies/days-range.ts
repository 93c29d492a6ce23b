import type { DeliveryMethod } from '@arkpax/schema/delivery-settings'
import { unbrokenRange } from '~/lib/unbroken-range.ts'

/** How many working days a way of delivery takes, without their unit: '2–5', or '3'. */
export const daysRange = ({ daysFrom, daysTo }: Pick<DeliveryMethod, 'daysFrom' | 'daysTo'>) =>
  daysFrom === daysTo ? `${daysTo}` : unbrokenRange(`${daysFrom}–${daysTo}`)
