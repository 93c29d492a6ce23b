import { toEuros } from '@arkpax/schema/money'
import type { PageQuery } from '@arkpax/schema/paging'
import type { WaitingRefund } from '@arkpax/schema/payments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type Page, readCursor, toPage } from '../../db/keyset.ts'

/** Refunds by bank transfer that wait to be paid, with the account that their order was last paid from; oldest first. */
export async function listRefundsToPay(db: Kysely<Database>, query: PageQuery): Promise<Page<WaitingRefund>> {
  let rows = db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.order_id', 'payments.cents', 'reason', 'payments.created_at'])
    .select(['orders.number as order_number', 'customer_name', 'company'])
    .select((eb) =>
      eb
        .selectFrom('bank_entries')
        .whereRef('bank_entries.order_id', '=', 'payments.order_id')
        .where('bank_entries.cents', '>', 0)
        .select('party_iban')
        .orderBy('booked_on', 'desc')
        .orderBy('bank_entries.id', 'desc')
        .limit(1)
        .as('payer_iban'),
    )
    .where('kind', '=', 'refund')
    .where('payments.state', '=', 'waiting')
    .where('method', '=', 'bank_transfer')
    .orderBy('payments.id')
    .limit(query.limit + 1)
  if (query.cursor) rows = rows.where('payments.id', '>', readCursor(query.cursor, 1)[0] ?? '')
  return toPage(
    await rows.execute(),
    query.limit,
    ({ id }) => [id],
    ({ cents, ...row }) => ({ ...row, amount: toEuros(cents) }),
  )
}
