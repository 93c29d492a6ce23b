import * as z from 'zod'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { utcInstant } from './text.ts'

/** Every kind of mail that the shop sends, by the name under which it lies in the outbox. */
export const mailKindNames = [
  'account-deleted',
  'account-exists',
  'address-verification',
  'back-in-stock',
  'contact-acknowledgement',
  'contact-digest',
  'contact-notice',
  'contact-reply',
  'data-erased',
  'delivery-sent',
  'document',
  'letter',
  'low-stock',
  'newsletter-confirmation',
  'newsletter-welcome',
  'order-changed',
  'offer',
  'offer-accepted',
  'offer-news',
  'offer-reminder',
  'order-confirmation',
  'order-status',
  'password-changed',
  'password-reset',
  'payment-instructions',
  'payment-received',
  'payment-reminder',
  'recall-notice',
  'registration-receipt',
  'return-step',
  'review-hidden',
  'review-invitation',
  'staff-invitation',
  'staff-invitation-accepted',
  'stock-alert-confirmation',
  'warranty-case-received',
  'warranty-case-step',
  'withdrawal-notice',
  'withdrawal-receipt',
] as const
export type MailKindName = (typeof mailKindNames)[number]

/**
 * How a mail stands: it waits for its moment or its turn, it has been tried without success and is tried again, it has been
 * given up (refused for good, or tried for days), a server has taken it, or it was written into a file because there was none.
 */
const mailStates = ['waiting', 'retrying', 'failed', 'sent', 'filed'] as const
export type MailState = (typeof mailStates)[number]

/** A mail of the outbox as staff see it; what it says is rendered when it leaves. `last_error` tells in Finnish why it has not left. */
export const mail = z.object({
  id: z.string(),
  /** One of `mailKindNames`, or what an older version called one. */
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** When it is tried next; null once it has left or has been given up. */
  next_attempt_at: utcInstant.nullable(),
  last_error: z.string().nullable(),
  sent_at: utcInstant.nullable(),
  failed_at: utcInstant.nullable(),
  created_at: utcInstant,
})
export type Mail = z.output<typeof mail>

/** What stands in a preview for a token that is made only when the mail leaves. */
export const PREVIEW_TOKEN = 'luodaan-lahetettaessa'

/** A mail of the outbox as it would leave now, as plain text; null where it would be dropped, because it is no news any more. */
export const storedMailPreview = z.object({
  recipient: z.string(),
  mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
})

/** Which mails staff list; `undelivered` are ordinary mails that have been tried without success, given up or not. */
const mailFilters = ['undelivered', 'failed', 'retrying', 'waiting', 'sent', 'filed', 'all'] as const

/** Mails by part of the recipient's address, by how they stand and by the day on which they were queued. */
export const mailQuery = pageOf(
  listFilters.extend({
    state: z.enum(mailFilters).default('undelivered'),
    sort: sortBy(['date', 'recipient'], '-date'),
  }),
)
export type MailQuery = z.output<typeof mailQuery>

/** Whether mails leave at all: without a mail server they stay in files. */
export const mailServer = z.object({ is_set: z.boolean() })
