import type { PaymentCounts } from '@arkpax/schema/payments'
import { paymentsText as text } from './payments.fi.ts'

/** What the view of all that is to be paid is called: what waits for staff in it is named, as most of it waits for customers. */
export function receivablesLabel(counts: PaymentCounts | undefined): string {
  const waiting = [
    counts?.late ? text.lateCount(counts.late) : '',
    counts?.overpaid ? text.overpaidCount(counts.overpaid) : '',
  ].filter(Boolean)
  return waiting.length > 0 ? `${text.receivables} (${waiting.join(', ')})` : text.receivables
}
