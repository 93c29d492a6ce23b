import { paymentMethodLabels as labels } from '@arkpax/schema/order-states'

/** The ways to pay as offers have them. */
export const WAYS = {
  transfer: labels.bank_transfer,
  online: labels.paytrail,
  collection: labels.on_collection,
  invoice: labels.invoice,
}
