import { toEuros } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The money of orders as their customer downloads it, oldest first; who paid stands as the bank told it. */
export async function readPaymentsOf(db: Kysely<Database>, orderIds: string[]) {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('payments')
    .leftJoin('bank_entries', 'bank_entries.id', 'payments.bank_entry_id')
    .select(['payments.order_id', 'kind', 'method', 'payments.state', 'payments.cents', 'paid_on', 'reason'])
    .select(['party_name', 'party_iban', 'message'])
    .where('payments.order_id', 'in', orderIds)
    .orderBy('payments.id')
    .execute()
  return rows.map(({ cents, ...row }) => ({ ...row, amount: toEuros(cents) }))
}

/** How many entries of bank statements tell who paid orders. */
export async function countPartiesOf(db: Kysely<Database>, orderIds: string[]): Promise<number> {
  if (orderIds.length === 0) return 0
  const { count } = await db
    .selectFrom('bank_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', 'in', orderIds)
    .where((eb) => eb.or([eb('party_name', 'is not', null), eb('party_iban', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes the person out of the money of orders: who paid, from which account and with what words. Sums, days and references stay. */
export async function forgetPartiesOf(db: Kysely<Database>, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  await db
    .updateTable('bank_entries')
    .set({ party_name: null, party_iban: null, message: null })
    .where('order_id', 'in', orderIds)
    .execute()
  await db.updateTable('payments').set({ reason: null }).where('order_id', 'in', orderIds).execute()
}

/** Deletes statements that were brought in before an instant, with their entries. */
export async function deleteStatementsBefore(db: Kysely<Database>, instant: string): Promise<void> {
  await db.deleteFrom('bank_statements').where('created_at', '<', instant).execute()
}
