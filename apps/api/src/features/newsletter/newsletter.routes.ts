import { finnishDay, formatDate } from '@arkpax/schema/format-fi'
import { confirmFirst, confirmSubscriptionForm, newsletterForm, unsubscribeForm } from '@arkpax/schema/forms/newsletter'
import { subscriptionStateLabel } from '@arkpax/schema/labels'
import { type Subscriber, subscriptionAnswer, type Unsubscriber } from '@arkpax/schema/newsletter'
import { forgetAuditValues, recordAudit } from '../../db/audit-log.ts'
import { ApiError, invalidField } from '../../http/api-error.ts'
import { csvOf, everyPage } from '../../http/csv.ts'
import { route } from '../../http/route.ts'
import { leave } from './leave.service.ts'
import {
  deleteSubscriber,
  findSubscriber,
  findSubscription,
  listSubscribers,
  lockSubscriber,
  resubscribe,
} from './newsletter.repo.ts'
import { readLink } from './signed-link.repo.ts'
import { confirmAddress, subscribeInForm } from './subscribe.service.ts'
import { addSubscriberEvent, listSubscriberEvents } from './subscriber-events.repo.ts'
import { deleteUnsubscribeTokens } from './unsubscribe-token.repo.ts'
import { readWayOut } from './way-out.service.ts'

/** The columns of the subscribers' export. */
const subscriberColumns = {
  Sähköposti: ({ email }: Subscriber) => email,
  Tilattu: ({ subscribed_at }: Subscriber) => formatDate(subscribed_at),
  Peruutettu: ({ unsubscribed_at }: Subscriber) => unsubscribed_at && formatDate(unsubscribed_at),
  Tila: subscriptionStateLabel,
}

const notFound = () => new ApiError('not_found', { detail: 'Sähköpostiosoitetta ei ole tilaajissa.' })

const WHY: Partial<Record<Unsubscriber, string>> = {
  bounce: 'Kirje ei ole mennyt perille tähän osoitteeseen.',
  complaint: 'Tilaaja on merkinnyt kirjeen roskapostiksi.',
}

function reasonMissing({ unsubscribed_by, awaits_confirmation_since }: Subscriber) {
  const why = awaits_confirmation_since ? 'Tilaaja ei ole vahvistanut osoitettaan.' : WHY[unsubscribed_by ?? 'staff']
  return invalidField('reason', `${why ?? 'Tilaaja on itse perunut uutiskirjeen.'} Kirjoita, miksi tilaus aktivoidaan.`)
}

/** Without JavaScript the page that thanks says what is left to do. */
const subscribeForm = {
  ...newsletterForm,
  success: (answer: unknown) =>
    subscriptionAnswer.parse(answer).awaits_confirmation ? confirmFirst : newsletterForm.success,
}

/** Which subscription a line of the log is about. */
const of = ({ id, email }: Subscriber) => ({ entity: 'newsletter_subscription' as const, entityId: id, title: email })

export const newsletterRoutes = [
  route('POST /api/newsletter/subscribe', { form: subscribeForm }, async ({ db, body, now, c }) => ({
    success: true as const,
    awaits_confirmation: await subscribeInForm(db, body.email, c.req.header('referer'), now),
  })),

  route('POST /api/newsletter/unsubscribe', { form: unsubscribeForm }, async ({ db, query, body, now }) => {
    const found = await readWayOut(db, body.token ?? query.token ?? '')
    if (!found) throw new ApiError('not_found', { detail: 'Peruutuslinkki ei ole voimassa.' })
    await leave(db, found.email, { by: 'subscriber', letterId: found.letterId }, now)
    return { success: true as const }
  }),

  route('POST /api/newsletter/confirm', { form: confirmSubscriptionForm }, async ({ db, body, now }) => {
    const [id] = await readLink(db, 'confirm', body.token)
    if (!id || !(await confirmAddress(db, id, now))) throw new ApiError('link_expired')
    return { success: true as const }
  }),

  route('GET /api/admin/newsletters', {}, ({ db, query }) => listSubscribers(db, query)),

  route('GET /api/admin/newsletters/export', {}, async ({ db, query, now }) => {
    // Who has not confirmed yet is no subscriber, and has no place among them.
    const isListed = query.status === 'all' ? 'subscribed' : 'any'
    const pages = everyPage((cursor) => listSubscribers(db, { ...query, limit: 500, cursor }, isListed))
    return csvOf(`uutiskirje_tilaukset_${finnishDay(now)}.csv`, subscriberColumns, pages)
  }),

  route('GET /api/admin/newsletters/{id}', {}, async ({ db, params }) => {
    const subscriber = await findSubscription(db, params.id)
    if (!subscriber) throw new ApiError('not_found', { detail: 'Tilaajaa ei löytynyt.' })
    return { ...subscriber, events: await listSubscriberEvents(db, subscriber.id) }
  }),

  route('POST /api/admin/newsletters/unsubscribe', {}, async ({ db, body, now, staff }) => {
    const before = await lockSubscriber(db, body.email)
    await leave(db, body.email, { by: 'staff' }, now)
    const subscriber = await findSubscriber(db, body.email)
    if (!subscriber) throw notFound()
    await recordAudit(db, now, staff, { action: 'unsubscribe', ...of(subscriber), before, after: subscriber })
    return subscriber
  }),

  route('POST /api/admin/newsletters/resubscribe', {}, async ({ db, body, now, staff }) => {
    const before = await lockSubscriber(db, body.email)
    if (await resubscribe(db, body, now))
      await addSubscriberEvent(db, body.email, { kind: 'resubscribed', source: 'staff', reason: body.reason }, now)
    const subscriber = await findSubscriber(db, body.email)
    if (!subscriber) throw notFound()
    if (!subscriber.is_active) throw reasonMissing(subscriber)
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
