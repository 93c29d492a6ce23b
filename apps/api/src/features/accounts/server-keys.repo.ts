import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A key that this database made for itself, for one purpose. */
export async function serverKey(db: Kysely<Database>, name: string): Promise<string> {
  const row = await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value ?? makeKey(db, name)
}

/** Of two processes that make the key at once, both take the one that was stored. */
async function makeKey(db: Kysely<Database>, name: string): Promise<string> {
  const { value } = await db
    .insertInto('server_keys')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('server_keys.value') })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
