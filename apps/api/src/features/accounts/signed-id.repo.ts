import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { serverKey } from './server-keys.repo.ts'

/** What pages are opened by such tokens; each kind is signed by a key of its own. */
type Kind = 'inquiries' | 'warranty-cases'

/** A token that leads to a page of its own: the id of the thing, and a proof that we wrote it. It is stored nowhere. */
export const signedId = async (db: Kysely<Database>, kind: Kind, id: string): Promise<string> =>
  `${id}.${proofOf(await serverKey(db, kind), id)}`

/** The id that a token stands for; undefined where we have not made it. */
export async function readSignedId(db: Kysely<Database>, kind: Kind, token: string): Promise<string | undefined> {
  const [id = '', proof = ''] = token.split('.')
  const ours = Buffer.from(proofOf(await serverKey(db, kind), id))
  const given = Buffer.from(proof)
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}

const proofOf = (key: string, id: string) => createHmac('sha256', key).update(id).digest('base64url')
