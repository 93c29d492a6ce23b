import type { CustomerDetail, CustomerMergePreview } from '@arkpax/schema/customers'
import type { StaffRole } from '@arkpax/schema/permissions'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { ApiError } from '../../http/api-error.ts'
import { findVerifiedAccount } from '../accounts/accounts.repo.ts'
import { findLastDelivery } from '../orders/own-orders.repo.ts'
import { recountAddresses } from './customer-counts.repo.ts'
import { mergeInto, splitFrom } from './customer-merges.repo.ts'
import { listNotes } from './customer-notes.repo.ts'
import { readSections } from './customer-sections.service.ts'
import { findCustomerRow, listAddresses, withTags } from './customers.repo.ts'

export const noCustomer = () => new ApiError('not_found', { detail: 'Asiakasta ei löytynyt.' })

/** A customer with what belongs to them, as far as a role may see it; undefined when it is not there. */
export async function readCustomer(
  db: Kysely<Database>,
  id: string,
  role: StaffRole,
): Promise<CustomerDetail | undefined> {
  const row = await findCustomerRow(db, id)
  if (!row) return undefined
  const [shown] = await withTags(db, [row])
  if (!shown) return undefined
  const addresses = await readAddresses(db, row.id)
  return {
    ...shown,
    display_name: row.display_name,
    own_company: row.company,
    business_id: row.business_id,
    own_phone: row.phone,
    version: row.version,
    addresses: addresses.map(({ account, id, email }) => ({
      customer_id: id,
      email,
      account_since: account?.created_at ?? null,
    })),
    notes: await listNotes(db, row.id),
    sections: await readSections(
      db,
      addresses.map(({ email, account }) => ({ email, accountId: account?.id })),
      role,
    ),
    last_delivery: await findLastDelivery(
      db,
      addresses.map(({ email }) => email),
    ),
  }
}

async function readAddresses(db: Kysely<Database>, id: string) {
  const addresses = await listAddresses(db, id)
  return Promise.all(
    addresses.map(async (address) => ({ ...address, account: await findVerifiedAccount(db, address.email) })),
  )
}

/** What merging another customer into one would bring together. Throws `not_found` and `not_mergeable`. */
export async function previewMerge(db: Kysely<Database>, id: string, otherId: string): Promise<CustomerMergePreview> {
  const rows = [await findCustomerRow(db, id), await findCustomerRow(db, otherId)]
  const [into, other] = await withTags(
    db,
    rows.flatMap((row) => row ?? []),
  )
  if (!into || !other) throw rows[0] && rows[1] ? new ApiError('not_mergeable') : noCustomer()
  if (into.id === other.id) throw new ApiError('not_mergeable')
  const addresses = [...(await listAddresses(db, into.id)), ...(await listAddresses(db, other.id))]
  const notes = [...(await listNotes(db, into.id)), ...(await listNotes(db, other.id))]
  return {
    into,
    other,
    addresses: addresses.map(({ email }) => email),
    orders: into.orders + other.orders,
    bought: (Math.round(into.bought * 100) + Math.round(other.bought * 100)) / 100,
    notes: notes.length,
    tags: [...new Set([...into.tags, ...other.tags])].sort((a, b) => a.localeCompare(b, 'fi')),
  }
}

/** Merges another customer into one, in the caller's transaction. Throws `not_found` and `not_mergeable`. */
export async function mergeCustomers(db: Kysely<Database>, id: string, otherId: string, now: Date): Promise<void> {
  const { into, addresses } = await previewMerge(db, id, otherId)
  if (into.id !== id || !(await mergeInto(db, id, otherId, now))) throw new ApiError('not_mergeable')
  await recountAddresses(db, addresses, now)
}

/** Makes a merged address a customer of its own again, in the caller's transaction. Throws `not_found`. */
export async function splitCustomer(db: Kysely<Database>, id: string, addressId: string, now: Date): Promise<void> {
  const email = await splitFrom(db, id, addressId, now)
  const main = await findCustomerRow(db, id)
  if (!email || !main) throw noCustomer()
  await recountAddresses(db, [main.email, email], now)
}
