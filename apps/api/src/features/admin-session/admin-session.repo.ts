import type { Kysely } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/database.ts'
import type { AdminSessionTable } from './admin-session.table.ts'

const USERNAME = 'admin'

/** The one row that holds the shared password's hash, once the first start has made it. */
export async function findAdmin(db: Kysely<Database>) {
  return db.selectFrom('users').select(['id', 'password']).where('username', '=', USERNAME).executeTakeFirst()
}

/** Stores the first hash of the shared password; false when another process has been quicker. */
export async function insertAdmin(db: Kysely<Database>, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('users')
    .values({ id: uuidv7(), username: USERNAME, password: passwordHash })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Sets the shared password's hash and ends every session. */
export async function setAdminPassword(db: Kysely<Database>, passwordHash: string): Promise<void> {
  await db
    .insertInto('users')
    .values({ id: uuidv7(), username: USERNAME, password: passwordHash })
    .onConflict((conflict) => conflict.column('username').doUpdateSet({ password: passwordHash }))
    .execute()
  await db.deleteFrom('admin_sessions').execute()
}

/** Stores a new session. */
export async function insertSession(db: Kysely<Database>, session: AdminSessionTable): Promise<void> {
  await db.insertInto('admin_sessions').values(session).execute()
}

/** The session of a token, whether or not it is still good. */
export async function findSession(db: Kysely<Database>, tokenHash: string) {
  return db.selectFrom('admin_sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()
}

/** Marks a session as used now. */
export async function touchSession(db: Kysely<Database>, tokenHash: string, lastSeenAt: string): Promise<void> {
  await db.updateTable('admin_sessions').set({ last_seen_at: lastSeenAt }).where('token_hash', '=', tokenHash).execute()
}

/** Ends a session. */
export async function deleteSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Deletes sessions that have run out. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<', now.toISOString()).execute()
}
