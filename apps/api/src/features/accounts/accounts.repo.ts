import type { Customer, CustomerProfileInput } from '@arkpax/schema/accounts'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { CustomerUserTable } from './accounts.table.ts'

type CustomerRow = Selectable<CustomerUserTable>

/** A customer by id, as they see themselves. */
export async function findCustomer(db: Kysely<Database>, id: string): Promise<Customer | undefined> {
  const row = await db.selectFrom('customer_users').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toCustomer(row)
}

/** The hash of a customer's password. */
export async function findPasswordHash(db: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('customer_users').select('password').where('id', '=', id).executeTakeFirst()
  return row?.password
}

/** The verified account of an address, and the newest of those that are not verified. */
export async function findAccountsOf(db: Kysely<Database>, email: string) {
  const accounts = db
    .selectFrom('customer_users')
    .select(['id', 'password', 'first_name'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return {
    verified: await accounts.where('email_verified_at', 'is not', null).executeTakeFirst(),
    unverified: await accounts.where('email_verified_at', 'is', null).executeTakeFirst(),
  }
}

/** The account of whoever has verified an address; undefined where nobody has. */
export const findVerifiedAccount = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('customer_users')
    .select(['id', 'created_at'])
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** The account that claims an address with this hash of a password; the newest where several do. */
export async function findClaimant(db: Kysely<Database>, email: string, passwordHash: string) {
  return db
    .selectFrom('customer_users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('password', '=', passwordHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Deletes unverified accounts of an address until there is room for one more among `most`. The newest go, so that nobody who
 * claims an address can push out those who claimed it before.
 */
export async function makeRoomForClaim(db: Kysely<Database>, email: string, most: number): Promise<void> {
  await db
    .deleteFrom('customer_users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('customer_users as claim')
        .select('claim.id')
        .where('claim.email', '=', email)
        .where('claim.email_verified_at', 'is', null)
        .orderBy('claim.created_at')
        .orderBy('claim.id')
        .limit(most)
        .offset(most - 1),
    )
    .execute()
}

/** Stores a new account. */
export async function insertCustomer(db: Kysely<Database>, row: CustomerUserTable): Promise<Customer> {
  await db.insertInto('customer_users').values(row).execute()
  return toCustomer(row)
}

/** Changes what customers tell about themselves; undefined when the account is gone. */
export async function updateProfile(
  db: Kysely<Database>,
  id: string,
  profile: CustomerProfileInput,
): Promise<Customer | undefined> {
  const { first_name, last_name, phone, address, city, postal_code } = profile
  const row = await db
    .updateTable('customer_users')
    .set({ first_name, last_name, phone, address, city, postal_code })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toCustomer(row)
}

/** Sets the hash of a customer's password. */
export async function updatePassword(db: Kysely<Database>, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('customer_users').set({ password: passwordHash }).where('id', '=', id).execute()
}

/**
 * Locks the accounts that claim the same address as this one until the transaction ends: of two that verify it at once,
 * the second waits here instead of each holding what the other needs.
 */
export async function lockAccountsBeside(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('customer_users')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('email', '=', (eb) => eb.selectFrom('customer_users as one').select('one.email').where('one.id', '=', id))
    .execute()
}

/**
 * Gives an address to an account, and deletes the other accounts that had only claimed it. Throws a unique violation when
 * another account has verified it meanwhile.
 */
export async function verifyAddress(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const { email } = await db
    .updateTable('customer_users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now.toISOString())) }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('customer_users').where('email', '=', email).where('email_verified_at', 'is', null).execute()
}

/** Deletes an account with its sessions and links; reviews stay without it. */
export async function deleteCustomer(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('customer_users').where('id', '=', id).execute()
}

/** The accounts whose address nobody verified before `madeBefore`, and those that nobody has used since `unusedSince`. */
export async function listStaleCustomers(
  db: Kysely<Database>,
  { madeBefore, unusedSince }: { madeBefore: Date; unusedSince: Date },
): Promise<string[]> {
  const stale = await db
    .selectFrom('customer_users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('email_verified_at', 'is', null), eb('created_at', '<', madeBefore.toISOString())]),
        eb('last_seen_at', '<', unusedSince.toISOString()),
      ]),
    )
    .execute()
  return stale.map(({ id }) => id)
}

const toCustomer = (row: CustomerRow): Customer => ({
  id: row.id,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  address: row.address,
  city: row.city,
  postal_code: row.postal_code,
  created_at: row.created_at,
})
