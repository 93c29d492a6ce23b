import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import * as signature from '../../services/signed-id.ts'
import { serverKey } from './server-keys.repo.ts'

/** What pages are opened by such tokens; each kind is signed by a key of its own. */
type Kind = 'blog-shares' | 'inquiries' | 'payments' | 'recalls' | 'returns' | 'warranty-cases'

/** A token that leads to a page of its own: the id of the thing, and a proof that we wrote it. It is stored nowhere. */
export const signedId = async (db: Kysely<Database>, kind: Kind, id: string): Promise<string> =>
  signature.signId(await serverKey(db, kind), id)

/** The id that a token stands for; undefined where we have not made it. */
export const readSignedId = async (db: Kysely<Database>, kind: Kind, token: string): Promise<string | undefined> =>
  signature.readSignedId(await serverKey(db, kind), token)
