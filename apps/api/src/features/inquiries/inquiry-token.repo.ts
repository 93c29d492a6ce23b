import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'

const KEY_NAME = 'inquiries'

/** The token of an inquiry's own page: the id of its message, and a proof that we wrote it. */
export const inquiryToken = async (db: Kysely<Database>, messageId: string): Promise<string> =>
  `${messageId}.${proofOf(await serverKey(db, KEY_NAME), messageId)}`

/** The message that a token stands for; undefined where we have not made it. */
export async function readInquiryToken(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const [messageId = '', proof = ''] = token.split('.')
  const ours = Buffer.from(proofOf(await serverKey(db, KEY_NAME), messageId))
  const given = Buffer.from(proof)
  return given.length === ours.length && timingSafeEqual(given, ours) ? messageId : undefined
}

const proofOf = (key: string, messageId: string) => createHmac('sha256', key).update(messageId).digest('base64url')
