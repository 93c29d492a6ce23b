import type { Settings } from '@arkpax/schema/settings'
import { WAYS } from './payment-words.fi.ts'

/** The ways in which an order can be paid in this shop, as offers have them: those without credit first, a bill for companies alone. */
export function paymentWays({ sale, delivery }: Pick<Settings, 'sale' | 'delivery'>, paysOnline: boolean): string[] {
  const isCollected = delivery.methods.some(({ kind, isOffered }) => kind === 'collection' && isOffered)
  return [
    ...(sale.iban ? [WAYS.transfer] : []),
    ...(paysOnline ? [WAYS.online] : []),
    ...(isCollected ? [WAYS.collection] : []),
    WAYS.invoice,
  ]
}
