import { paymentMethodLabels as labels } from '@arkpax/schema/order-states'
import type { Settings } from '@arkpax/schema/settings'

/** The ways in which an order can be paid in this shop, as offers have them: those without credit first, a bill for companies alone. */
export function paymentWays({ sale, delivery }: Pick<Settings, 'sale' | 'delivery'>, paysOnline: boolean): string[] {
  const isCollected = delivery.methods.some(({ kind, isOffered }) => kind === 'collection' && isOffered)
  return [
    ...(sale.iban ? [labels.bank_transfer] : []),
    ...(paysOnline ? [labels.paytrail] : []),
    ...(isCollected ? [labels.on_collection] : []),
    labels.invoice,
  ]
}
