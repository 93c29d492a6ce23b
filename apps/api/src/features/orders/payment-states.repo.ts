import type { PaymentState } from '@arkpax/schema/order-states'
import { sql } from 'kysely'

const kept = sql`(paid_cents - refunded_cents)`
const total = sql`case status when 'cancelled' then 0 else total_amount_cents - credited_cents end`

/** What `paymentStateOf` says of an order, asked of its row. */
const stateOfRow = sql`case
  when (payment_method is null or status = 'cancelled') and paid_cents = 0 then 'untracked'
  when ${kept} > ${total} then 'overpaid'
  when refunded_cents > 0 and (${kept} <> ${total} or ${kept} = 0 or credited_cents > 0) then case
    when refund_waiting_cents > 0 then 'to_refund'
    when ${kept} = 0 then 'refunded'
    else 'part_refunded' end
  when ${kept} = ${total} then 'paid'
  when ${kept} > 0 then 'part_paid'
  else 'unpaid' end`

/** Holds for orders that are paid so far. */
export const isPaidAs = (state: PaymentState) => sql<boolean>`${stateOfRow} = ${state}`
