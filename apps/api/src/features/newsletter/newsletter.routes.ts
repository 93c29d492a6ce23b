import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { newsletterForm, unsubscribeForm } from '@arkpax/schema/forms/newsletter'
import { subscriptionLabel } from '@arkpax/schema/labels'
import type { Subscriber } from '@arkpax/schema/newsletter'
import { forgetAuditValues, recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { queueMail } from '../mail/mail.service.ts'
import {
  cancelSubscription,
  deleteSubscriber,
  findSubscriber,
  listSubscribers,
  lockSubscriber,
  resubscribe,
  subscribe,
} from './newsletter.repo.ts'
import { newsletterWelcome } from './newsletter-welcome.mail.ts'
import { deleteUnsubscribeTokens, findUnsubscribeAddress } from './unsubscribe-token.repo.ts'

/** The columns of the subscribers' export. */
const subscriberColumns = {
  Sähköposti: ({ email }: Subscriber) => email,
  Tilattu: ({ subscribed_at }: Subscriber) => formatDate(subscribed_at),
  Peruutettu: ({ unsubscribed_at }: Subscriber) => unsubscribed_at && formatDate(unsubscribed_at),
  Tila: ({ is_active }: Subscriber) => subscriptionLabel(is_active),
}

const notFound = () => new ApiError('not_found', { detail: 'Sähköpostiosoitetta ei ole tilaajissa.' })

const reasonMissing = () =>
  invalidField('reason', 'Tilaaja on itse perunut uutiskirjeen. Kirjoita, miksi tilaus aktivoidaan.')

/** Which subscription a line of the log is about. */
const of = ({ id, email }: Subscriber) => ({ entity: 'newsletter_subscription' as const, entityId: id, title: email })

export const newsletterRoutes = [
  route('POST /api/newsletter/subscribe', { form: newsletterForm }, async ({ db, body, now }) => {
    const isNew = await subscribe(db, body.email, now)
    // Queued in any case and dropped when it should leave: the time of the call does not tell who subscribes already.
    await queueMail(db, newsletterWelcome, { to: body.email, payload: { isNew } }, now)
    return { success: true as const }
  }),

  route('POST /api/newsletter/unsubscribe', { form: unsubscribeForm }, async ({ db, query, body, now }) => {
    const email = await findUnsubscribeAddress(db, body.token ?? query.token ?? '')
    if (!email) throw new ApiError('not_found', { detail: 'Peruutuslinkki ei ole voimassa.' })
    await cancelSubscription(db, email, 'subscriber', now)
    return { success: true as const }
  }),

  route('GET /api/admin/newsletters', {}, ({ db, query }) => listSubscribers(db, query)),

  route('GET /api/admin/newsletters/export', {}, async ({ db, query, now }) => {
    const pages = everyPage((cursor) => listSubscribers(db, { ...query, limit: 500, cursor }))
    return csvOf(`uutiskirje_tilaukset_${finnishDay(now)}.csv`, subscriberColumns, pages)
  }),

  route('POST /api/admin/newsletters/unsubscribe', {}, async ({ db, body, now, staff }) => {
    const before = await lockSubscriber(db, body.email)
    await cancelSubscription(db, body.email, 'staff', now)
    const subscriber = await findSubscriber(db, body.email)
    if (!subscriber) throw notFound()
    await recordAudit(db, now, staff, { action: 'unsubscribe', ...of(subscriber), before, after: subscriber })
    return subscriber
  }),

  route('POST /api/admin/newsletters/resubscribe', {}, async ({ db, body, now, staff }) => {
    const before = await lockSubscriber(db, body.email)
    await resubscribe(db, body, now)
    const subscriber = await findSubscriber(db, body.email)
    if (!subscriber) throw notFound()
    if (!subscriber.is_active) throw reasonMissing()
    await recordAudit(db, now, staff, { action: 'resubscribe', ...of(subscriber), before, after: subscriber })
    return subscriber
  }),

  route('DELETE /api/admin/newsletters', {}, async ({ db, body, now, staff }) => {
    const before = await lockSubscriber(db, body.email)
    if (!before || !(await deleteSubscriber(db, body.email))) throw notFound()
    await deleteUnsubscribeTokens(db, body.email)
    // The address goes, also from what the log tells of it.
    await forgetAuditValues(db, 'newsletter_subscription', before.id)
    await recordAudit(db, now, staff, { action: 'delete', entity: 'newsletter_subscription', entityId: before.id })
  }),
]
