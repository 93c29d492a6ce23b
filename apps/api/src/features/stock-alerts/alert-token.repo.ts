import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'

const KEY_NAME = 'stock-alerts'

/** What a mailed link does. */
type LinkPurpose = 'confirm' | 'cancel'

/** The token of a mailed link: the id of the request, and a proof that we wrote it for this purpose. */
export async function alertToken(db: Kysely<Database>, purpose: LinkPurpose, id: string): Promise<string> {
  return `${id}.${proofOf(await serverKey(db, KEY_NAME), purpose, id)}`
}

/** The request that a token stands for; undefined where we have not made it for this purpose. */
export async function readAlertToken(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  token: string,
): Promise<string | undefined> {
  const [id = '', proof = ''] = token.split('.')
  const ours = Buffer.from(proofOf(await serverKey(db, KEY_NAME), purpose, id))
  const given = Buffer.from(proof)
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : undefined
}

const proofOf = (key: string, purpose: LinkPurpose, id: string) =>
  createHmac('sha256', key).update(`${purpose} ${id}`).digest('base64url')
