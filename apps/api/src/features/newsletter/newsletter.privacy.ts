import { DAY_MS } from '@arkpax/schema/durations'
import { forgetAuditValuesOfGone } from '../../db/audit-log.ts'
import { erasurePart } from '../../services/erasure-part.ts'
import { monthsAgo } from '../../services/months-ago.ts'
import type { Privacy } from '../../services/privacy.ts'
import { deleteSubscriber, findSubscriber } from './newsletter.repo.ts'
import { deleteSubscriptionsCancelledBefore, forgetUnconfirmed, readSubscriptionOf } from './own-subscription.repo.ts'
import { deleteOrphanedUnsubscribeTokens, deleteUnsubscribeTokens } from './unsubscribe-token.repo.ts'

const CANCELLED_MONTHS = 12
const UNCONFIRMED_DAYS = 30

export const newsletterPrivacy: Privacy = {
  columns: {
    newsletter_subscriptions: ['email', 'resubscribe_reason', 'consent_source'],
    subscriber_events: ['reason'],
  },
  ownData: async (db, { email }) => (email ? { newsletter: await readSubscriptionOf(db, email) } : {}),
  erase: { because: 'The letter was subscribed to without an account, and every letter has its own way out.' },
  eraseOnRequest: async (db, { email }) => {
    if (!email) return
    await deleteSubscriber(db, email)
    await deleteUnsubscribeTokens(db, email)
  },
  erasureParts: async (db, { email }) =>
    erasurePart('newsletter', 'deleted', email && (await findSubscriber(db, email)) ? 1 : 0),
  retain: [
    (db, now) => deleteSubscriptionsCancelledBefore(db, monthsAgo(now, CANCELLED_MONTHS)),
    (db, now) => forgetUnconfirmed(db, new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS)),
    deleteOrphanedUnsubscribeTokens,
    (db) => forgetAuditValuesOfGone(db, 'newsletter_subscription', 'newsletter_subscriptions'),
  ],
}
