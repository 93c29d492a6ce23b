import * as z from 'zod'
import { utcInstant } from './text.ts'

/** What staff do that is written down. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'stock',
  'set-status',
  'undo-status',
  'reply',
  'answer',
  'unanswer',
  'hide',
  'show',
  'retry',
  'merge',
  'export',
  'erase',
  'close',
  'split',
  'unsubscribe',
  'resubscribe',
  'invite',
  'invite-anew',
  'remove',
  'accept-invitation',
  'change-password',
  'add-second-factor',
  'remove-second-factor',
  'add-passkey',
  'rename-passkey',
  'remove-passkey',
  'renew-recovery-codes',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What they do it to. */
export const auditEntities = [
  'blog_post',
  'contact_message',
  'customer',
  'customer_note',
  'faq_entry',
  'faq_order',
  'faq_section',
  'mail',
  'newsletter_subscription',
  'order',
  'privacy_request',
  'product',
  'review',
  'settings',
  'staff',
  'staff_security',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/** A line of the log of what staff did. */
export const auditLine = z.object({
  id: z.string(),
  /** `Aino Virtanen <aino@example.com>` as they were called then; null for the shared password. */
  actor: z.string().nullable(),
  /** One of `auditActions`, or what an older version called one; so with `entity`. */
  action: z.string(),
  entity: z.string(),
  /** Which one: an id, or the group of the settings. */
  entity_id: z.string(),
  created_at: utcInstant,
})
export type AuditLine = z.output<typeof auditLine>
