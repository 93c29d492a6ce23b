import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { serverKey } from '../accounts/server-keys.repo.ts'
import type { MailDraft } from '../mail/compose-mail.ts'
import { replyAddress } from './reply-address.ts'
import { listMailsOfThread } from './thread-mails.repo.ts'

export const REPLY_KEY = 'reply-addresses'

/** As many as a mail program needs; the first one says which conversation it is. */
const MOST_REFERENCES = 20

/** What ties a mail of ours to its conversation, for mail programs and for the answer. */
export type ThreadPlace = Pick<MailDraft, 'replyAddress' | 'references'>

/** The place of a mail that is written at a moment. */
export async function placeInThread(
  db: Kysely<Database>,
  config: Pick<Config, 'replyAddress'>,
  messageId: string,
  at: Date,
): Promise<ThreadPlace> {
  const [first, ...others] = await listMailsOfThread(db, messageId, at)
  const references = first === undefined ? [] : [first, ...others.slice(1 - MOST_REFERENCES)]
  if (!config.replyAddress) return { references }
  return { references, replyAddress: replyAddress(config.replyAddress, await serverKey(db, REPLY_KEY), messageId) }
}
