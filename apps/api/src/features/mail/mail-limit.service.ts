import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { countCall, type MailLimit } from '../../http/limits.ts'

/**
 * Whether an address that somebody typed into a public form may get one more mail of it: nobody fills a stranger's mailbox. What was
 * sent is kept all the same, and the answer does not tell.
 */
export async function mayMail(
  db: Kysely<Database>,
  email: string,
  limit: MailLimit,
  { rateLimits }: Pick<Config, 'rateLimits'>,
  now: Date,
): Promise<boolean> {
  return !rateLimits || !(await countCall(db, limit, email, now)).isOver
}
