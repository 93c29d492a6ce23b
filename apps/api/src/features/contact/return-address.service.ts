import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'
import { readReplyToken, replyAddress, tokensIn } from './reply-address.ts'

const RETURN_KEY = 'return-addresses'

type Pattern = Pick<Config, 'replyAddress'>

/** The address to which a mail that cannot be delivered comes back, one for each mail; undefined where our address has no place for a token. */
export async function returnAddress(
  db: Kysely<Database>,
  { replyAddress: pattern }: Pattern,
  mailId: string,
): Promise<string | undefined> {
  if (!pattern?.includes('{token}')) return undefined
  return replyAddress(pattern, await serverKey(db, RETURN_KEY), mailId)
}

/** The mails of ours whose return address is among these addresses. */
export async function readReturnAddresses(
  db: Kysely<Database>,
  { replyAddress: pattern }: Pattern,
  addresses: readonly string[],
): Promise<string[]> {
  const tokens = pattern ? tokensIn(pattern, addresses) : []
  if (tokens.length === 0) return []
  const key = await serverKey(db, RETURN_KEY)
  return tokens.flatMap((token) => readReplyToken(key, token) ?? [])
}
