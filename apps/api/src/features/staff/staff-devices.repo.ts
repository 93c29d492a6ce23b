import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StaffDeviceTable } from './staff.table.ts'

/** Remembers that somebody has signed in with a browser. */
export async function insertDevice(db: Kysely<Database>, device: StaffDeviceTable): Promise<void> {
  await db.insertInto('staff_devices').values(device).execute()
}

/** Whether the person of an address, or without one the shared password, has signed in with this browser before. */
export async function isDeviceOf(
  db: Kysely<Database>,
  tokenHash: string,
  email: string | undefined,
  now: Date,
): Promise<boolean> {
  const device = await db
    .selectFrom('staff_devices as device')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select('device.user_id')
    .where('device.token_hash', '=', tokenHash)
    .where('device.expires_at', '>', now.toISOString())
    .where('users.email', email ? '=' : 'is', email ?? null)
    .executeTakeFirst()
  return device !== undefined
}

/** Deletes the marks that have run out. */
export async function deleteExpiredDevices(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('staff_devices').where('expires_at', '<=', now.toISOString()).execute()
}
