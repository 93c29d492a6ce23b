import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const KEY_NAME = 'form-drafts'

/** A person's own key, in base64url: nobody can compute it without this database's, and no two people have the same. */
export async function draftKeyOf(db: Kysely<Database>, userId: string): Promise<string> {
  return createHmac('sha256', await serverKey(db))
    .update(userId)
    .digest('base64url')
}

/** Made when it is first asked for; of two processes that make it at once, both take the one that was stored. */
async function serverKey(db: Kysely<Database>): Promise<string> {
  const { value } = await db
    .insertInto('server_keys')
    .values({ name: KEY_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('server_keys.value') })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
