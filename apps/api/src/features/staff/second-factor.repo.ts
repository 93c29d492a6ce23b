import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Keeps a secret that waits for its first code. */
export async function setPendingSecret(db: Kysely<Database>, userId: string, secret: string): Promise<void> {
  await db.updateTable('users').set({ totp_pending_secret: secret }).where('id', '=', userId).execute()
}

/** Takes an authenticator app into use, or out of use. `step` is the 30 s step of its first code. */
export async function setApp(
  db: Kysely<Database>,
  userId: string,
  app: { secret: string; step: number } | undefined,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ totp_secret: app?.secret ?? null, totp_step: app?.step ?? null, totp_pending_secret: null })
    .where('id', '=', userId)
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

/** What a person has beside the password. */
export async function findSecondFactors(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('staff_passkeys as passkey', 'passkey.user_id', 'users.id')
    .select(['users.totp_secret', 'passkey.id as passkey_id'])
    .where('users.id', '=', userId)
    .limit(1)
    .executeTakeFirst()
}
