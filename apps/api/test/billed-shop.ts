import { toCents } from '@arkpax/schema/money'
import type { Kysely } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { changeSettings, readSettings } from '../src/features/settings/settings.repo.ts'
import { orderInput } from './factories.ts'

/** The account number of published examples, and two companies whose business ids have check digits that match. */
const EXAMPLE_IBAN = 'FI2112345600000785'
export const company = { company: 'Venetarvike Oy', business_id: '2345678-0' }

/** An order of a company as a caller sends it. */
export const companyOrder = (overrides: Parameters<typeof orderInput>[0] = {}) =>
  orderInput({ ...company, payment_method: 'invoice', ...overrides })

/** A shop that can be paid by bank transfer. */
export async function takeBankTransfers(db: Kysely<Database>): Promise<void> {
  const { sale } = await readSettings(db)
  await changeSettings(db, 'sale', { ...sale, iban: EXAMPLE_IBAN, bic: 'NDEAFIHH' }, undefined, new Date())
}

/** Money that has come in for an order, in euros. */
export async function payOrder(db: Kysely<Database>, id: string, euros: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ paid_cents: toCents(euros) })
    .where('id', '=', id)
    .execute()
}
