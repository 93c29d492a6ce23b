import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Keeps a secret that waits for its first code. */
export async function setPendingSecret(db: Kysely<Database>, userId: string, secret: string): Promise<void> {
  await db.updateTable('users').set({ totp_pending_secret: secret }).where('id', '=', userId).execute()
}

/** Takes a secret into use with new recovery codes, or out of use without any. `step` is the 30 s step of its first code. */
export async function setSecondFactor(
  db: Kysely<Database>,
  userId: string,
  factor: { secret: string; step: number; codeHashes: string[] } | undefined,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ totp_secret: factor?.secret ?? null, totp_step: factor?.step ?? null, totp_pending_secret: null })
    .where('id', '=', userId)
    .execute()
  await db.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute()
  if (!factor) return
  await db
    .insertInto('staff_recovery_codes')
    .values(factor.codeHashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Counts a code of this step as used; false when one of the step, or of a later one, has been used before. */
export async function useStep(db: Kysely<Database>, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where(({ or, eb }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
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
