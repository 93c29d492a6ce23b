import type { PaytrailStatus } from '@arkpax/schema/paytrail'

/** A payment that a customer was sent to Paytrail for, or a refund that Paytrail was asked for. */
export interface PaytrailTransactionTable {
  /** Our stamp, by which Paytrail calls back. */
  id: string
  order_id: string
  /** The money that it became; of a refund the one that it gives back. */
  payment_id: string | null
  /** Of a refund: the payment at Paytrail that it gives back. */
  refund_of: string | null
  cents: number
  reference: string
  /** What Paytrail calls it; null until its answer has come. */
  transaction_id: string | null
  /** Where the customer pays; null of a refund. */
  href: string | null
  status: PaytrailStatus
  /** When Paytrail was last asked how it stands. */
  asked_at: string | null
  created_at: string
}
