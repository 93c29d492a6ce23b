import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'

const KEY_NAME = 'newsletter'

/** What a mailed link does. */
type LinkPurpose = 'confirm' | 'leave'

/** The token of a mailed link: ids, and a proof that we wrote them for this purpose. Nothing of it is stored. */
export async function signLink(db: Kysely<Database>, purpose: LinkPurpose, ...ids: string[]): Promise<string> {
  return [...ids, proofOf(await serverKey(db, KEY_NAME), purpose, ids)].join('.')
}

/** The ids of a token; empty where we have not made it for this purpose. */
export async function readLink(db: Kysely<Database>, purpose: LinkPurpose, token: string): Promise<string[]> {
  const parts = token.split('.')
  const given = Buffer.from(parts.pop() ?? '')
  const ours = Buffer.from(proofOf(await serverKey(db, KEY_NAME), purpose, parts))
  return given.length === ours.length && timingSafeEqual(given, ours) ? parts : []
}

const proofOf = (key: string, purpose: LinkPurpose, ids: readonly string[]) =>
  createHmac('sha256', key)
    .update([purpose, ...ids].join(' '))
    .digest('base64url')
