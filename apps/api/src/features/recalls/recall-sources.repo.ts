import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An engine takes only so many parameters. */
export const AT_ONCE = 500

/** Whose a unit is, or was, as far as we know: one line for each registration, and one for its order. */
export interface KnownOwner {
  serial: string
  /** Empty where nobody knows an address. */
  email: string
  name: string
  phone: string | null
}

/** Everybody who is known to have had one of these units. What was taken out of an order names nobody. */
export async function listKnownOwners(db: Kysely<Database>, serials: readonly string[]): Promise<KnownOwner[]> {
  const owners: KnownOwner[] = []
  for (let from = 0; from < serials.length; from += AT_ONCE) {
    const some = serials.slice(from, from + AT_ONCE)
    const registered = await db
      .selectFrom('product_registrations')
      .select(['serial_number', 'email', 'first_name', 'last_name', 'phone'])
      .where('serial_number', 'in', some)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    for (const { serial_number: serial, email, first_name, last_name, phone } of registered)
      owners.push({ serial, email, name: `${first_name} ${last_name}`.trim(), phone })
    const bought = await db
      .selectFrom('units')
      .innerJoin('orders', 'orders.id', 'units.order_id')
      .select(['serial', 'customer_email as email', 'customer_name as name', 'customer_phone as phone'])
      .where('serial', 'in', some)
      .orderBy('serial')
      .execute()
    owners.push(...bought.filter(({ email, phone }) => email || phone))
  }
  return owners
}

/** Which of these serial numbers somebody has registered. */
export async function listRegisteredSerials(db: Kysely<Database>, serials: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < serials.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('product_registrations')
      .select('serial_number')
      .distinct()
      .where('serial_number', 'in', serials.slice(from, from + AT_ONCE))
      .execute()
    found.push(...rows.map(({ serial_number }) => serial_number))
  }
  return found
}

/** The registered serial numbers of a range, both ends included. */
export async function listRegisteredRange(
  db: Kysely<Database>,
  [from, to]: readonly [from: string, to: string],
): Promise<string[]> {
  const rows = await db
    .selectFrom('product_registrations')
    .select('serial_number')
    .distinct()
    .where('serial_number', '>=', from)
    .where('serial_number', '<=', to)
    .where(sql<SqlBool>`length(serial_number) = ${from.length}`)
    .execute()
  return rows.map(({ serial_number }) => serial_number)
}
