import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { readSignedId, signedId } from '../accounts/signed-id.repo.ts'

/** The token of the page of a notice: the id of the return, and a proof that we wrote it. */
export const returnToken = (db: Kysely<Database>, id: string): Promise<string> => signedId(db, 'returns', id)

/** The return that a token stands for; undefined where we have not made it. */
export const readReturnToken = (db: Kysely<Database>, token: string): Promise<string | undefined> =>
  readSignedId(db, 'returns', token)
