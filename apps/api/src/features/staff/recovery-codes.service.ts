import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { hashToken } from '../../services/opaque-token.ts'
import { setRecoveryCodes } from './recovery-codes.repo.ts'

const COUNT = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** Makes new recovery codes in the place of those from before; gives them, of which only hashes are kept. */
export async function makeRecoveryCodes(db: Kysely<Database>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await setRecoveryCodes(db, userId, codes.map(hashToken))
  return codes.map((whole) => `${whole.slice(0, 5)}-${whole.slice(5)}`)
}

const newCode = () => Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
