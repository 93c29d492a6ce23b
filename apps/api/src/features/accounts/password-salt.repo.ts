import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { serverKey } from './server-keys.repo.ts'

const KEY_NAME = 'password-salts'
const BYTES = 16

/**
 * The salt of an address, which every password is hashed with that is chosen in signing up or in the account: however many claim the address, one hash
 * tells which of them a password belongs to. A password by a mailed link, which leaves one account, has a salt of its own. Nobody can
 * compute this one without this database's key.
 */
export async function passwordSalt(db: Kysely<Database>, email: string): Promise<Uint8Array> {
  const key = await serverKey(db, KEY_NAME)
  return createHmac('sha256', key).update(email).digest().subarray(0, BYTES)
}
