import * as z from 'zod'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { emailAddress, line, optionalLine, utcInstant } from './text.ts'

/** Who can cancel a subscription. */
export const unsubscribers = ['subscriber', 'staff'] as const
export type Unsubscriber = (typeof unsubscribers)[number]

/**
 * A newsletter subscriber as staff see it. `unsubscribed_by` is null while the subscription is active, and for old
 * cancellations; `resubscribed_at` and `resubscribe_reason` tell when and why staff made it active again.
 */
export const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  subscribed_at: utcInstant,
  unsubscribed_at: utcInstant.nullable(),
  unsubscribed_by: z.enum(unsubscribers).nullable(),
  resubscribed_at: utcInstant.nullable(),
  resubscribe_reason: z.string().nullable(),
  /** From where an imported address has consented, as staff have stated it; null where it subscribed here. */
  consent_source: z.string().nullable(),
})
export type Subscriber = z.output<typeof subscriber>

/** The address that subscribes, or that staff cancel or delete. */
export const subscriptionInput = z.object({ email: emailAddress() })
export type SubscriptionInput = z.output<typeof subscriptionInput>

/** The address whose subscription staff make active again, and why; needed where staff had not cancelled it themselves. */
export const resubscriptionInput = subscriptionInput.extend({ reason: optionalLine(500) })
export type ResubscriptionInput = z.output<typeof resubscriptionInput>

/** The token of a letter's way out: in the body from our page, in the query from a mail program's one click (RFC 8058). */
export const unsubscribeInput = z.object({ token: line(200).optional() })

const subscriberFilters = listFilters.extend({
  status: z.enum(['all', 'active', 'unsubscribed']).default('all'),
  sort: sortBy(['date', 'email'], '-date'),
})

/** Subscribers by address, by state and by the day of subscribing. */
export const subscriberQuery = pageOf(subscriberFilters)
export type SubscriberQuery = z.output<typeof subscriberQuery>

/** The subscribers that an export takes: all that the list would show on its pages. */
export const subscriberExportQuery = inOrder(subscriberFilters)
