import type { CustomerSession } from '@arkpax/schema/accounts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { CustomerSessionTable } from './accounts.table.ts'

/** Stores a new session. */
export async function insertSession(db: Kysely<Database>, session: CustomerSessionTable): Promise<void> {
  await db.insertInto('customer_sessions').values(session).execute()
}

/** The live session of a token, with whose it is. */
export async function findSession(db: Kysely<Database>, tokenHash: string, now: Date) {
  return db
    .selectFrom('customer_sessions as session')
    .innerJoin('customer_users as customer', 'customer.id', 'session.user_id')
    .select(['customer.id', 'customer.email', 'customer.email_verified_at', 'session.last_seen_at'])
    .select('session.id as session_id')
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Marks a session and its account as used now; the session lasts until `expiresAt`. */
export async function touchSession(
  db: Kysely<Database>,
  session: { session_id: string; id: string },
  now: Date,
  expiresAt: string,
): Promise<void> {
  const last_seen_at = now.toISOString()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('customer_sessions')
      .set({ last_seen_at, expires_at: expiresAt })
      .where('id', '=', session.session_id)
      .execute()
    await transaction.updateTable('customer_users').set({ last_seen_at }).where('id', '=', session.id).execute()
  })
}

/** The browsers in which a customer is signed in, newest first. */
export async function listSessions(
  db: Kysely<Database>,
  userId: string,
  currentId: string,
  now: Date,
): Promise<CustomerSession[]> {
  const rows = await db
    .selectFrom('customer_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, current: row.id === currentId }))
}

/** Ends the session of a token. */
export async function deleteSessionOfToken(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('customer_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of a customer; false when there is none of that id. */
export async function deleteSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends every session of a customer, or every one but `keptId`. */
export async function deleteSessions(db: Kysely<Database>, userId: string, keptId?: string): Promise<void> {
  let sessions = db.deleteFrom('customer_sessions').where('user_id', '=', userId)
  if (keptId) sessions = sessions.where('id', '!=', keptId)
  await sessions.execute()
}

/** Remembers that a browser has signed in to an account. */
export async function insertDevice(
  db: Kysely<Database>,
  device: { token_hash: string; user_id: string; created_at: string; expires_at: string },
): Promise<void> {
  await db.insertInto('customer_devices').values(device).execute()
}

/** The account of this address that a browser has signed in to before. */
export async function findAccountOfDevice(
  db: Kysely<Database>,
  tokenHash: string,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_devices as device')
    .innerJoin('customer_users as customer', 'customer.id', 'device.user_id')
    .select('device.user_id')
    .where('device.token_hash', '=', tokenHash)
    .where('device.expires_at', '>', now.toISOString())
    .where('customer.email', '=', email)
    .executeTakeFirst()
  return row?.user_id
}

/** Deletes what has run out. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('customer_sessions').where('expires_at', '<=', now.toISOString()).execute()
  await db.deleteFrom('customer_devices').where('expires_at', '<=', now.toISOString()).execute()
}
