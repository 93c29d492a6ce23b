import * as z from 'zod'
import { searchQuery } from './paging.ts'
import { emailAddress, line, utcInstant } from './text.ts'

/** A newsletter subscriber as staff see it (spec §3). */
export const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  is_active: z.boolean(),
  subscribed_at: utcInstant,
  unsubscribed_at: utcInstant.nullable(),
})
export type Subscriber = z.output<typeof subscriber>

/** The address that subscribes, or that staff cancel, activate or delete (spec §7). */
export const subscriptionInput = z.object({ email: emailAddress() })
export type SubscriptionInput = z.output<typeof subscriptionInput>

/** The token of a letter's way out: in the body from our page, in the query from a mail program's one click (RFC 8058). */
export const unsubscribeInput = z.object({ token: line(200).optional() })

/** Subscribers by address and by state (spec §2). */
export const subscriberQuery = searchQuery.extend({
  status: z.enum(['all', 'active', 'unsubscribed']).default('all'),
})
export type SubscriberQuery = z.output<typeof subscriberQuery>

/** The subscribers that an export takes: all that the list would show on its pages. */
export const subscriberExportQuery = subscriberQuery.omit({ limit: true, cursor: true })
