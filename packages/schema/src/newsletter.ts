import * as z from 'zod'
import { inOrder, listFilters, pageOf, sortBy } from './list-query.ts'
import { emailAddress, line, optionalLine, utcInstant } from './text.ts'

/** Who can cancel a subscription; `bounce` and `complaint` are what mail servers told of a letter. */
const unsubscribers = ['subscriber', 'staff', 'bounce', 'complaint'] as const
export type Unsubscriber = (typeof unsubscribers)[number]

/** How a subscription came to be: in a form of the site, with an account, from a file, by staff. */
export const subscriptionSources = ['form', 'account', 'import', 'staff'] as const
export type SubscriptionSource = (typeof subscriptionSources)[number]

/** Languages of pages on which the letter can be subscribed to. */
export const subscriberLanguages = ['fi', 'sv', 'en'] as const
export type SubscriberLanguage = (typeof subscriberLanguages)[number]

/** What can happen to a subscription. A soft bounce is a mail that came back for now: the box is full, the server is away. */
const subscriberEventKinds = [
  'subscribed',
  'asked-to-confirm',
  'confirmed',
  'unsubscribed',
  'resubscribed',
  'hard-bounce',
  'soft-bounce',
  'complaint',
] as const
export type SubscriberEventKind = (typeof subscriberEventKinds)[number]

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
  source: z.enum(subscriptionSources),
  /** Of the page on which it was subscribed to. */
  language: z.enum(subscriberLanguages),
  /** Of the text beside the form; null where none is known. */
  text_version: z.string().nullable(),
  /** Since when the address has been asked to confirm; null while it is not. */
  awaits_confirmation_since: utcInstant.nullable(),
  /** When it confirmed; null where that was not asked for. */
  confirmed_at: utcInstant.nullable(),
})
export type Subscriber = z.output<typeof subscriber>

/** One thing that happened to a subscription; `reason` is what staff or a mail server have said. */
const subscriberEvent = z.object({
  id: z.string(),
  kind: z.enum(subscriberEventKinds),
  at: utcInstant,
  source: z.enum(subscriptionSources).nullable(),
  /** The address of the page on which it was subscribed to. */
  page: z.string().nullable(),
  language: z.enum(subscriberLanguages).nullable(),
  text_version: z.string().nullable(),
  /** The text beside the form, as it was shown. */
  text: z.string().nullable(),
  reason: z.string().nullable(),
})
export type SubscriberEvent = z.output<typeof subscriberEvent>

/** A subscriber with all that is known of the consent, newest first. */
export const subscriberDetail = subscriber.extend({ events: z.array(subscriberEvent) })
export type SubscriberDetail = z.output<typeof subscriberDetail>

/** The address that subscribes, or that staff cancel or delete. */
export const subscriptionInput = z.object({ email: emailAddress() })

/** What becomes of it: the address waits to be confirmed, where the shop asks for that. */
export const subscriptionAnswer = z.object({ success: z.literal(true), awaits_confirmation: z.boolean() })

/** The address whose subscription staff make active again, and why; needed where staff had not cancelled it themselves. */
export const resubscriptionInput = subscriptionInput.extend({ reason: optionalLine(500) })
export type ResubscriptionInput = z.output<typeof resubscriptionInput>

/** The token of a letter's way out: in the body from our page, in the query from a mail program's one click (RFC 8058). */
export const unsubscribeInput = z.object({ token: line(200).optional() })

/** The token of a mail that asks to confirm an address. */
export const confirmationInput = z.object({ token: line(200) })

const subscriberFilters = listFilters.extend({
  /** Who has been asked to confirm, and has not yet, is neither active nor unsubscribed. */
  status: z.enum(['all', 'active', 'unsubscribed', 'awaiting']).default('all'),
  source: z.enum(['all', ...subscriptionSources]).default('all'),
  language: z.enum(['all', ...subscriberLanguages]).default('all'),
  confirmed: z.enum(['all', 'yes', 'no']).default('all'),
  sort: sortBy(['date', 'email'], '-date'),
})

/** Subscribers by address, by state and by the day of subscribing. */
export const subscriberQuery = pageOf(subscriberFilters)
export type SubscriberQuery = z.output<typeof subscriberQuery>

/** The subscribers that an export takes: all that the list would show on its pages. */
export const subscriberExportQuery = inOrder(subscriberFilters)
