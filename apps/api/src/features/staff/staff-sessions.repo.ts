import type { StaffSession } from '@arkpax/schema/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { countPasskeys } from './staff.repo.ts'
import type { StaffSessionTable } from './staff.table.ts'
import { isAlive } from './staff-session-age.ts'

/** Stores a new session. */
export async function insertSession(db: Kysely<Database>, session: StaffSessionTable): Promise<void> {
  await db.insertInto('admin_sessions').values(session).execute()
}

/** The session of a token, whether or not it is still good, with whose it is and what is asked of them. */
export async function findSession(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom('admin_sessions as session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .leftJoin('staff_security as security', (join) => join.on('security.id', '=', 1))
    .select(['session.last_seen_at', 'session.expires_at', 'security.second_factor_required'])
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.totp_secret'])
    .select((eb) => countPasskeys(eb).as('passkeys'))
    .where('session.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Marks a session as used now. */
export async function touchSession(db: Kysely<Database>, tokenHash: string, lastSeenAt: string): Promise<void> {
  await db.updateTable('admin_sessions').set({ last_seen_at: lastSeenAt }).where('token_hash', '=', tokenHash).execute()
}

/** The sessions of one person that are still good, newest first. */
export async function listSessions(
  db: Kysely<Database>,
  userId: string,
  currentHash: string,
  now: Date,
): Promise<StaffSession[]> {
  const rows = await db
    .selectFrom('admin_sessions')
    .select(['token_hash', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows
    .filter((session) => isAlive(session, now))
    .map(({ token_hash, expires_at: _, ...row }) => ({
      ...row,
      id: idOf(token_hash),
      current: token_hash === currentHash,
    }))
}

/** A session is named by the beginning of its token's hash: enough to tell them apart, and it opens nothing. */
const ID_LENGTH = 16
const idOf = (tokenHash: string) => tokenHash.slice(0, ID_LENGTH)

/** Ends one session of a person, and gives it; undefined when there is none of that id. */
export async function deleteSessionOf(db: Kysely<Database>, userId: string, id: string) {
  const sessions = await db.selectFrom('admin_sessions').selectAll().where('user_id', '=', userId).execute()
  const found = sessions.find(({ token_hash }) => idOf(token_hash) === id)
  if (found) await deleteSession(db, found.token_hash)
  return found
}

/** Ends a session. */
export async function deleteSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('admin_sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a person, or every one but one. */
export async function deleteSessions(db: Kysely<Database>, userId: string, keptHash?: string): Promise<void> {
  let sessions = db.deleteFrom('admin_sessions').where('user_id', '=', userId)
  if (keptHash) sessions = sessions.where('token_hash', '!=', keptHash)
  await sessions.execute()
}

/** Deletes sessions that have run out. */
export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<', now.toISOString()).execute()
}
