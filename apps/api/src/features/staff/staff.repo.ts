import type { StaffRole } from '@arkpax/schema/permissions'
import type { StaffMember } from '@arkpax/schema/staff'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { holdsWords } from '../../db/searched-words.ts'
import type { UserTable } from './staff.table.ts'

const SHARED = 'admin'

/** The one row that holds the shared password's hash, once the first start has made it. */
export async function findShared(db: Kysely<Database>) {
  return db.selectFrom('users').selectAll().where('username', '=', SHARED).executeTakeFirst()
}

/** Stores the first hash of the shared password; false when another process has been quicker. */
export async function insertShared(db: Kysely<Database>, id: string, passwordHash: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('users')
    .values(sharedRow(id, passwordHash))
    .onConflict((conflict) => conflict.column('username').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Sets the shared password's hash and ends every session that it opened. */
export async function setSharedPassword(db: Kysely<Database>, id: string, passwordHash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values(sharedRow(id, passwordHash))
      .onConflict((conflict) => conflict.column('username').doUpdateSet({ password: passwordHash }))
      .execute()
    const shared = transaction.selectFrom('users').select('id').where('username', '=', SHARED)
    await transaction.deleteFrom('admin_sessions').where('user_id', 'in', shared).execute()
  })
}

const sharedRow = (id: string, password: string) => ({ id, username: SHARED, password })

/** A named person by address. */
export async function findPersonByEmail(db: Kysely<Database>, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** A named person by id; never the shared password. */
export async function findPerson(db: Kysely<Database>, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).where('email', 'is not', null).executeTakeFirst()
}

/** Named staff by name, with when they were last seen. */
export async function listPeople(db: Kysely<Database>): Promise<StaffMember[]> {
  const rows = await members(db).orderBy('name').orderBy('users.id').execute()
  return rows.map(toMember)
}

/** The addresses of the named owners who have accepted their invitation. */
export async function listOwnerAddresses(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'owner')
    .where('password', '!=', '')
    .execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/** A named person as the owner sees them. */
export async function readMember(db: Kysely<Database>, id: string): Promise<StaffMember | undefined> {
  const row = await members(db).where('users.id', '=', id).executeTakeFirst()
  return row && toMember(row)
}

const members = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .leftJoin('admin_sessions as session', 'session.user_id', 'users.id')
    .selectAll('users')
    .select(({ fn }) => fn.max('session.last_seen_at').as('last_seen_at'))
    .select((eb) => countPasskeys(eb).as('passkeys'))
    .where('email', 'is not', null)
    .groupBy('users.id')

/** How many passkeys the person of a row has. */
export const countPasskeys = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb
    .selectFrom('staff_passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('staff_passkeys.user_id', '=', 'users.id')

/** Whether a person has an authenticator app or a passkey. */
export const hasSecondFactor = (row: { totp_secret: string | null; passkeys: number | null }) =>
  row.totp_secret !== null || Number(row.passkeys) > 0

/** Named staff that have the words of a text in their name or address. */
export async function findPeople(db: Kysely<Database>, text: string, limit: number): Promise<StaffMember[]> {
  const people = await listPeople(db)
  return people.filter(({ name, email }) => holdsWords(`${name}\n${email}`, text)).slice(0, limit)
}

interface NewPerson {
  id: string
  name: string
  email: string
  role: StaffRole
}

/** Stores a person who has been invited. Throws on an address that is there already. */
export async function insertPerson(db: Kysely<Database>, person: NewPerson): Promise<void> {
  await db
    .insertInto('users')
    .values({ ...person, username: person.email, password: '' })
    .execute()
}

/** Changes name and role of a person who still has this version; nothing when they have another, or are gone. */
export async function updatePerson(
  db: Kysely<Database>,
  id: string,
  change: Pick<NewPerson, 'name' | 'role'>,
  seen: number | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('email', 'is not', null)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes a person with sessions and codes; false when there is none. */
export async function deletePerson(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const NO_INVITATION = { invitation_id: null, invitation_hash: null, invitation_expires_at: null }

/** Begins a new invitation, whose mail brings its token; the ones before no longer work. */
export async function beginInvitation(
  db: Kysely<Database>,
  id: string,
  { invitationId, expiresAt }: { invitationId: string; expiresAt: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...NO_INVITATION, invitation_id: invitationId, invitation_expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Keeps the hash of the token that the mail of an invitation takes along; nothing when it has run out or there is a newer one. */
export async function setInvitationToken(db: Kysely<Database>, invitationId: string, hash: string, now: Date) {
  return db
    .updateTable('users')
    .set({ invitation_hash: hash })
    .where('invitation_id', '=', invitationId)
    .where('invitation_expires_at', '>', now.toISOString())
    .returning(['name', 'invitation_expires_at as expires_at'])
    .executeTakeFirst()
}

/** Whom the newest invitation of a person is for, while it has not run out. */
export const findInvitation = (db: Kysely<Database>, invitationId: string, now: Date) =>
  db
    .selectFrom('users')
    .select(['name', 'invitation_expires_at as expires_at'])
    .where('invitation_id', '=', invitationId)
    .where('invitation_expires_at', '>', now.toISOString())
    .executeTakeFirst()

/** Whom an invitation that still works is for. */
export async function findInvited(db: Kysely<Database>, invitationHash: string, now: Date) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('invitation_hash', '=', invitationHash)
    .where('invitation_expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/**
 * Uses an invitation up: the person has this password from now on, and no second factor from before. False when another call
 * has used it meanwhile.
 */
export async function acceptInvitation(db: Kysely<Database>, id: string, invitationHash: string, passwordHash: string) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({
      password: passwordHash,
      ...NO_INVITATION,
      totp_secret: null,
      totp_step: null,
      totp_pending_secret: null,
    })
    .where('id', '=', id)
    .where('invitation_hash', '=', invitationHash)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  for (const table of ['staff_recovery_codes', 'staff_passkeys', 'staff_challenges'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute()
  return true
}

/** Changes a password and makes invitations useless; false when it is no longer the one that was known. */
export async function changePassword(
  db: Kysely<Database>,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password: to, ...NO_INVITATION })
    .where('id', '=', id)
    .where('password', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The user, locked until the transaction ends, while they still have this password. */
export async function lockUser(db: Kysely<Database>, id: string, passwordHash: string) {
  return db
    .updateTable('users')
    .set({ password: passwordHash })
    .where('id', '=', id)
    .where('password', '=', passwordHash)
    .returningAll()
    .executeTakeFirst()
}

/** Whether named staff must have a second factor. */
export async function isSecondFactorRequired(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('staff_security').select('second_factor_required').executeTakeFirst()
  return row?.second_factor_required === 1
}

/** Asks a second factor of all named staff, or no longer. */
export async function requireSecondFactor(db: Kysely<Database>, isRequired: boolean): Promise<void> {
  const second_factor_required = isRequired ? 1 : 0
  await db
    .insertInto('staff_security')
    .values({ id: 1, second_factor_required })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ second_factor_required }))
    .execute()
}

type MemberRow = Selectable<UserTable> & { last_seen_at: string | null; passkeys: number | null }

function toMember(row: MemberRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email ?? '',
    role: row.role,
    state: row.password === '' ? 'invited' : 'active',
    second_factor: hasSecondFactor(row),
    invitation_expires_at: row.invitation_expires_at,
    last_seen_at: row.last_seen_at,
    version: row.version,
  }
}
