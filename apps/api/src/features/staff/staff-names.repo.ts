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
