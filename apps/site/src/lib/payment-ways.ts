import { offeredCollection } from '@arkpax/schema/delivery-settings'
import type { Settings } from '@arkpax/schema/settings'
import { WAYS } from './payment-words.fi.ts'

/**
 * The ways in which an order can be paid in this shop, as offers have them: those without credit first, a bill for companies alone. A
 * transfer is always among them: no offer is sent before the shop has an account.
 */
export function paymentWays({ delivery }: Pick<Settings, 'delivery'>, paysOnline: boolean): string[] {
  const isCollected = offeredCollection(delivery) !== undefined
  return [WAYS.transfer, ...(paysOnline ? [WAYS.online] : []), ...(isCollected ? [WAYS.collection] : []), WAYS.invoice]
}
