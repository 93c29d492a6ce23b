import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'

const KEY_NAME = 'privacy-requests'

/** What an address is known by once it is erased: whoever has the address finds its requests, and nobody reads it from them. */
export async function addressHash(db: Kysely<Database>, email: string): Promise<string> {
  return createHmac('sha256', await serverKey(db, KEY_NAME))
    .update(email.toLowerCase())
    .digest('base64url')
}
