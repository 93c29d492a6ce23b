import * as z from 'zod'
import { searchQuery } from './paging.ts'
import { line, utcInstant } from './text.ts'

/** What staff do that is written down. */
const auditActions = [
  'create',
  'update',
  'delete',
  'publish',
  'unpublish',
  'stock',
  'set-status',
  'pack',
  'unpack',
  'change-delivery',
  'move-delivery',
  'undo-status',
  'undo-create',
  'reply',
  'undo-reply',
  'answer',
  'unanswer',
  'hide',
  'show',
  'retry',
  'merge',
  'export',
  'erase',
  'close',
  'replace',
  'trash',
  'restore',
  'split',
  'unsubscribe',
  'resubscribe',
  'build',
  'invite',
  'invite-anew',
  'remove',
  'accept-invitation',
  'change-password',
  'begin-second-factor',
  'add-second-factor',
  'remove-second-factor',
  'begin-passkey',
  'add-passkey',
  'rename-passkey',
  'remove-passkey',
  'renew-recovery-codes',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'end-session',
  'refused',
  'import',
  'take-back',
  'send',
  'remind',
  'undo-send',
  'withdraw',
  'accept',
  'link',
  'test',
  'stop',
  'resume',
  'record-payment',
  'refund',
  'undo-payment',
  'settle-refund',
  'send-instructions',
  'service',
  'set-serials',
  'grant',
  'revoke',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What they do it to. */
const auditEntities = [
  'bank_entry',
  'bank_statement',
  'accounting',
  'blog_post',
  'call',
  'contact_message',
  'customer',
  'customer_note',
  'contact_note',
  'document',
  'duty',
  'faq_entry',
  'faq_order',
  'faq_section',
  'import',
  'incoming_goods',
  'lesson',
  'letter',
  'mail',
  'media',
  'newsletter_subscription',
  'offer',
  'order',
  'order_note',
  'privacy_request',
  'product',
  'product_list',
  'publishing',
  'recall',
  'return',
  'review',
  'saved_filter',
  'saved_reply',
  'settings',
  'staff',
  'staff_security',
  'stock_reservation',
  'warranty_case',
  'unit',
  'passport_model',
  'passport_token',
] as const
export type AuditEntity = (typeof auditEntities)[number]

/**
 * One value that was changed, as people read it: a long text is cut, and says how long it is. `field` is its path in the
 * thing (`auditFieldLabel` names it); null where there was, or is, no value.
 */
export const auditChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })
export type AuditChange = z.output<typeof auditChange>

/** A line of the log of what staff did. */
export const auditLine = z.object({
  id: z.string(),
  /** Lines are numbered without gaps, from 1. */
  number: z.int(),
  /** `Aino Virtanen <aino@example.com>` as they were called then; null for the shared password. */
  actor: z.string().nullable(),
  /** One of `auditActions`, or what an older version called one; so with `entity`. */
  action: z.string(),
  entity: z.string(),
  /** Which one: an id, or the group of the settings. */
  entity_id: z.string(),
  /** What the thing was called; null where it has no name, or its values have been forgotten. */
  title: z.string().nullable(),
  changes: z.array(auditChange),
  /** Its values were about a person and have been forgotten since. */
  forgotten: z.boolean(),
  created_at: utcInstant,
})
export type AuditLine = z.output<typeof auditLine>

const day = z.iso.date('Anna päivä')

/** Lines by words, by who, what and to what (empty: all), and by calendar days of Finland, both included. */
export const auditLogQuery = searchQuery.extend({
  actor: line(400).default(''),
  action: z.enum(['', ...auditActions]).default(''),
  entity: z.enum(['', ...auditEntities]).default(''),
  entity_id: line(200).default(''),
  from: day.or(z.literal('')).default(''),
  until: day.or(z.literal('')).default(''),
})
export type AuditLogQuery = z.output<typeof auditLogQuery>

/** The lines that an export takes: all that the list would show on its pages. */
export const auditExportQuery = auditLogQuery.omit({ limit: true, cursor: true })

/** Whoever stands in the log, by name; null for the shared password. */
export const auditActors = z.object({ actors: z.array(z.string().nullable()) })

/** What can be wrong with a line: it is missing, does not follow the one before it, is another than was written … */
const chainFaults = ['missing', 'unlinked', 'changed', 'values', 'head', 'beyond'] as const
export type ChainFault = (typeof chainFaults)[number]

/**
 * Whether the chain of the log is whole: how many lines were looked at, of how many the values have been forgotten, the last
 * one's number and hash, and the number of the first line that does not fit, with what is wrong.
 */
export const auditChain = z.object({
  lines: z.int(),
  forgotten: z.int(),
  head: z.object({ number: z.int(), hash: z.string() }),
  broken: z.object({ number: z.int(), reason: z.enum(chainFaults) }).nullable(),
})
export type AuditChain = z.output<typeof auditChain>

/** The things that have a timeline of their own, with what a role must be allowed to read it. */
export const timelinePermissions = {
  blog_post: 'blog.read',
  contact_message: 'messages.read',
  customer: 'customers.read',
  duty: 'law.read',
  faq_entry: 'faq.read',
  letter: 'letters.read',
  media: 'media.read',
  offer: 'offers.read',
  order: 'orders.read',
  privacy_request: 'privacy.manage',
  product: 'products.read',
  recall: 'recalls.read',
  return: 'returns.read',
  review: 'reviews.read',
  settings: 'settings.read',
  staff: 'staff.manage',
  warranty_case: 'warranty.read',
} as const satisfies Partial<Record<AuditEntity, string>>
export type TimelineEntity = keyof typeof timelinePermissions

/** The thing whose timeline is asked for. */
export const timelineParams = z.object({
  entity: z.enum(Object.keys(timelinePermissions) as [TimelineEntity, ...TimelineEntity[]]),
  id: z.string().min(1).max(200),
})
