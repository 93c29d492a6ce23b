import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { searchText } from '../../db/search-text.ts'
import { piecesOf, withItems } from './returns.repo.ts'

const ENDED = ['refunded', 'closed'] as const

/** The returns of a person: of orders of their address, or whose receipt went there. */
const ofPerson = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .where((eb) => eb.or([eb('orders.customer_email', '=', email), eb('receipt_email', '=', email)]))

/** They as the person downloads them, oldest first. */
export async function readReturnsOf(db: Kysely<Database>, email: string) {
  const rows = await ofPerson(db, email)
    .selectAll('returns')
    .select('orders.number as order_number')
    .orderBy('announced_at')
    .execute()
  const numbers = new Map(rows.map(({ id, order_number }) => [id, order_number]))
  return (await withItems(db, rows)).map(
    ({ id, number, name, receipt_email, announced_at, state, pickup_text, items }) => ({
      ...{ number, order_number: numbers.get(id), name, receipt_email, announced_at, state, pickup_text },
      items: piecesOf(items),
      serials: items.flatMap(({ serial }) => serial ?? []),
      losses: items.flatMap(({ loss_reason }) => loss_reason ?? []),
    }),
  )
}

/** They by whether they have ended. */
export async function listReturnsToForget(db: Kysely<Database>, email: string) {
  const rows = await ofPerson(db, email).select(['returns.id', 'returns.number', 'returns.state']).execute()
  return rows.map(({ id, number, state }) => ({ id, number, hasEnded: state === 'refunded' || state === 'closed' }))
}

/** Returns that have ended, of orders that have lost their person, and still name one. */
export const listReturnsLeft = (db: Kysely<Database>) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.number'])
    .where('orders.customer_email', '=', '')
    .where('receipt_email', '<>', '')
    .where('returns.state', 'in', ENDED)
    .execute()

/** Takes the person out of a return; what went back, its days and its sums stay. */
export async function forgetReturn(
  db: Kysely<Database>,
  { id, number }: { id: string; number: number },
): Promise<void> {
  await db
    .updateTable('returns')
    .set({ name: '', receipt_email: '', note: null, pickup_text: null, search_text: searchText(String(number)) })
    .where('id', '=', id)
    .execute()
  await db.updateTable('return_items').set({ loss_reason: null }).where('return_id', '=', id).execute()
  await db.updateTable('return_events').set({ text: null }).where('return_id', '=', id).execute()
  await db.deleteFrom('return_pictures').where('return_id', '=', id).execute()
}
