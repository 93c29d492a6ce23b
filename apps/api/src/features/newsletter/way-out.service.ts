import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { oneClickLink, unsubscribeLink } from '../mail/site-links.ts'
import { findEmailOf } from './newsletter.repo.ts'
import { readLink, signLink } from './signed-link.repo.ts'
import { findUnsubscribeAddress } from './unsubscribe-token.repo.ts'

/** Where a reader leaves, and the heads of a mail that goes to many. */
export interface WayOut {
  /** The page with the button. */
  link: string
  headers: Record<string, string>
}

/** How a reader gets out of the newsletter by one click of the mail program (RFC 8058), or on a page. */
export const wayOutBy = (config: Pick<Config, 'publicUrl'>, token: string): WayOut => ({
  link: unsubscribeLink(config, token),
  headers: {
    'List-Unsubscribe': `<${oneClickLink(config, token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<uutiskirje.${new URL(config.publicUrl).hostname}>`,
    Precedence: 'bulk',
  },
})

/** The way out of a letter for one subscriber (the id of the subscription). Nothing is stored; leaving counts for the letter. */
export async function wayOutOfLetter(
  db: Kysely<Database>,
  config: Pick<Config, 'publicUrl'>,
  { subscriptionId, letterId }: { subscriptionId: string; letterId: string },
): Promise<WayOut> {
  return wayOutBy(config, await signLink(db, 'leave', subscriptionId, letterId))
}

/** Who leaves by a token, and by which letter; undefined where it is none of ours, or the address is not kept any more. */
export async function readWayOut(
  db: Kysely<Database>,
  token: string,
): Promise<{ email: string; letterId?: string } | undefined> {
  const [subscriptionId, letterId] = await readLink(db, 'leave', token)
  const email = subscriptionId ? await findEmailOf(db, subscriptionId) : await findUnsubscribeAddress(db, token)
  return email ? { email, letterId } : undefined
}
