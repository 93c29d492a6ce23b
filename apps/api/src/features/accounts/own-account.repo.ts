import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** An account as its customer downloads it, with the browsers that it is or was signed in in. */
export async function readOwnAccount(db: Kysely<Database>, id: string) {
  return {
    account: await db
      .selectFrom('customer_users')
      .select(['id', 'email', 'first_name', 'last_name', 'phone', 'address', 'city', 'postal_code'])
      .select(['email_verified_at', 'created_at', 'last_seen_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
    sessions: await db
      .selectFrom('customer_sessions')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    known_devices: await db
      .selectFrom('customer_devices')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
  }
}
