import type { Passkey } from '@arkpax/schema/passkeys'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StaffChallengeTable, StaffPasskeyTable } from './passkeys.table.ts'

/** Stores a passkey. Throws on a credential that is there already. */
export async function insertPasskey(db: Kysely<Database>, passkey: StaffPasskeyTable): Promise<void> {
  await db.insertInto('staff_passkeys').values(passkey).execute()
}

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const

/** The passkeys of a person, oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: string): Promise<Passkey[]> {
  return db.selectFrom('staff_passkeys').select(shown).where('user_id', '=', userId).orderBy('id').execute()
}

/** What the authenticators of a person call their passkeys. */
export async function listCredentialIds(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('staff_passkeys').select('credential_id').where('user_id', '=', userId).execute()
  return rows.map(({ credential_id }) => credential_id)
}

/** The passkey of a credential, with whose it is. */
export async function findPasskey(db: Kysely<Database>, credentialId: string) {
  return db
    .selectFrom('staff_passkeys as passkey')
    .innerJoin('users', 'users.id', 'passkey.user_id')
    .selectAll('passkey')
    .select(['users.email', 'users.role', 'users.name as owner'])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst()
}

/**
 * Counts a use; false when the passkey is gone, or its counter has not risen since the use before: then somebody has a copy of
 * it. One that stays at 0 does not count.
 */
export async function usePasskey(db: Kysely<Database>, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where(({ or, and, eb }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What a person calls one of their passkeys; nothing when they have none of that id. */
export async function findPasskeyName(db: Kysely<Database>, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_passkeys')
    .select('name')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name
}

/** Gives a passkey of a person another name; nothing when they have none of that id. */
export async function setPasskeyName(
  db: Kysely<Database>,
  userId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  return db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()
}

/** Removes a passkey of a person, and gives it; nothing when they have none of that id. */
export async function deletePasskey(db: Kysely<Database>, userId: string, id: string): Promise<Passkey | undefined> {
  return db
    .deleteFrom('staff_passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()
}

/** Keeps a challenge until it is answered. */
export async function insertChallenge(db: Kysely<Database>, challenge: StaffChallengeTable): Promise<void> {
  await db.insertInto('staff_challenges').values(challenge).execute()
}

/** Uses up a challenge that a person, or whoever signs in, has been given; false when it was none, or no longer. */
export async function useChallenge(
  db: Kysely<Database>,
  challengeHash: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes challenges that nobody has answered in time. */
export async function deleteExpiredChallenges(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<', now.toISOString()).execute()
}
