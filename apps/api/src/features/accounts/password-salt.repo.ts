import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

const KEY_NAME = 'password-salts'
const BYTES = 16

/**
 * The salt of an address, which every password is hashed with that is chosen for it: however many claim the address, one hash
 * tells which of them a password belongs to. Nobody can compute it without this database's key.
 */
export async function passwordSalt(db: Kysely<Database>, email: string): Promise<Uint8Array> {
  const key = (await findKey(db)) ?? (await makeKey(db))
  return createHmac('sha256', key).update(email).digest().subarray(0, BYTES)
}

async function findKey(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('server_keys').select('value').where('name', '=', KEY_NAME).executeTakeFirst()
  return row?.value
}

/** Of two processes that make the key at once, both take the one that was stored. */
async function makeKey(db: Kysely<Database>): Promise<string> {
  const { value } = await db
    .insertInto('server_keys')
    .values({ name: KEY_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('server_keys.value') })))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
