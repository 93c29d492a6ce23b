import type { StaffName } from '@arkpax/schema/contact-staff'
import { mayDo, type Permission, staffRoles } from '@arkpax/schema/permissions'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Who of the staff has a permission and has taken their invitation, by name; the shared password too, which is the owner's. */
export async function listStaffWhoMay(db: Kysely<Database>, permission: Permission): Promise<StaffName[]> {
  const roles = staffRoles.filter((role) => mayDo(role, permission))
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', 'in', roles)
    .where('password', '!=', '')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** What the staff of these ids are called; whoever has left is not among them. */
export async function findStaffNames(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
