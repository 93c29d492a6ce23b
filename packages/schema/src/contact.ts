import * as z from 'zod'
import { contactForm } from './forms/contact.ts'
import { incomingMail } from './incoming-mail.ts'
import { searchQuery } from './paging.ts'
import { emailAddress, line, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** The states of a contact message; staff may set any from any. */
export const contactStatuses = ['new', 'read', 'replied', 'resolved'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/**
 * A contact message as staff see it. `version` counts answers, notes, states and mails that come in; that it has been opened does not
 * count. The promise of a reply counts from `waiting_since`: its coming, or that of the first mail that nobody has answered since.
 */
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  admin_notes: z.string().nullable(),
  version,
  waiting_since: utcInstant,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type ContactMessage = z.output<typeof contactMessage>

/** What has become of a reply's mail: it waits, it was taken by the mail server, or it was refused for good. */
export const replyDeliveries = ['waiting', 'sent', 'failed'] as const
export type ReplyDelivery = (typeof replyDeliveries)[number]

/**
 * What staff have answered. `delivery` is null once the mail is no longer kept (90 days after sending); `reason` tells in
 * Finnish why it waits or failed.
 */
export const contactReply = z.object({
  id: z.string(),
  message: z.string(),
  created_at: utcInstant,
  delivery: z.enum(replyDeliveries).nullable(),
  reason: z.string().nullable(),
})
export type ContactReply = z.output<typeof contactReply>

/** A message of the conversation with the assistant that a contact message continues. */
const conversationMessage = z.object({ message: z.string(), is_bot: z.boolean(), created_at: utcInstant })

/** An order that was made from a message. */
const orderFromMessage = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  created_at: utcInstant,
})

/**
 * One message with the conversation that the visitor handed over with it (empty without one), the answers, the mails that came in
 * and the orders that were made from it, each oldest first.
 */
export const contactMessageDetail = contactMessage.extend({
  conversation: z.array(conversationMessage),
  replies: z.array(contactReply),
  mails: z.array(incomingMail),
  orders: z.array(orderFromMessage),
})
export type ContactMessageDetail = z.output<typeof contactMessageDetail>

/** An answer by staff, which is mailed to the visitor. */
export const contactReplyInput = z.object({ message: paragraphs(20_000, 'Vastaus on pakollinen') })

/** What a visitor sends. */
export const contactInput = z.object({
  name: line(200, contactForm.fields.name.required),
  email: emailAddress(),
  subject: line(300, contactForm.fields.subject.required),
  message: paragraphs(20_000, contactForm.fields.message.required),
  /** The conversation with the assistant that goes along. */
  chat_session_id: z.uuid('Tuntematon keskustelu').optional(),
})
export type ContactInput = z.output<typeof contactInput>

/** A change by staff: `status` alone keeps the notes, `adminNotes` alone keeps the status. */
export const contactUpdate = z
  .object({
    status: z.enum(contactStatuses, 'Tuntematon tila').optional(),
    adminNotes: paragraphs(20_000)
      .nullable()
      .transform((notes) => notes || null)
      .optional(),
  })
  .refine((update) => update.status !== undefined || update.adminNotes !== undefined, {
    message: 'Anna tila tai muistiinpanot',
    path: ['status'],
  })
export type ContactUpdate = z.output<typeof contactUpdate>

/**
 * Messages by text and by status; `waiting` are new and read ones, which nobody has replied to, and `late` those of them
 * whose promised time of reply has passed.
 */
export const contactQuery = searchQuery.extend({
  status: z.enum(['all', 'waiting', 'late', ...contactStatuses]).default('all'),
})
export type ContactQuery = z.output<typeof contactQuery>
