import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Replaces the recovery codes of a person; none takes them all out of use. */
export async function setRecoveryCodes(db: Kysely<Database>, userId: string, codeHashes: string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute()
  if (codeHashes.length === 0) return
  await db
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Uses a recovery code up; false when it is none. */
export async function useRecoveryCode(db: Kysely<Database>, userId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
