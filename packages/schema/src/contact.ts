import * as z from 'zod'
import { contactInquiry } from './contact-inquiry.ts'
import { contactNote } from './contact-notes.ts'
import { staffName } from './contact-staff.ts'
import { DAY_MS } from './durations.ts'
import { contactForm } from './forms/contact.ts'
import { incomingMail } from './incoming-mail.ts'
import { inOrder, listFilters, pageOf } from './list-query.ts'
import { emailAddress, line, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** The states of a contact message; staff may set any from any. */
export const contactStatuses = ['new', 'read', 'replied', 'resolved'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/**
 * A contact message as staff see it. `version` counts answers, notes, states and mails that come in; that it has been opened does not
 * count. The promise of a reply counts from `waiting_since`: its coming, or that of the first mail that nobody has answered since;
 * `reply_due_at` is by when, as the hours were then.
 * `snoozed_until` is past once a message is back, and stays until it is seen to. `message` is empty where staff have begun the conversation.
 */
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** What it asks an offer of; null of any other message. */
  inquiry: contactInquiry.nullable(),
  status: z.enum(contactStatuses),
  admin_notes: z.string().nullable(),
  assignee: staffName.nullable(),
  snoozed_until: utcInstant.nullable(),
  version,
  waiting_since: utcInstant,
  reply_due_at: utcInstant,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type ContactMessage = z.output<typeof contactMessage>

/** What has become of a reply's mail: it waits, it was taken by the mail server, or it was refused for good. */
const replyDeliveries = ['waiting', 'sent', 'filed', 'failed'] as const
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

/** What has become of an offer that was made from a message: it was sent, or how it ended. */
export const offerTurns = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
const offerTurn = z.object({
  offer_id: z.string(),
  number: z.int(),
  /** Which of what was sent it is about; more than 1 where it has been changed. */
  revision: z.int(),
  turn: z.enum(offerTurns),
  at: utcInstant,
  /** Why it was declined, in the customer's words; null where they said nothing, and of other turns. */
  reason: z.string().nullable(),
})
export type OfferTurn = z.output<typeof offerTurn>

/** A message of the same customer that was merged into another. */
const messagePart = contactMessage
  .pick({ id: true, subject: true, message: true, inquiry: true, created_at: true })
  .extend({ conversation: z.array(conversationMessage) })
export type MessagePart = z.output<typeof messagePart>

/** Another message of the same customer, which could be merged. */
const otherMessage = contactMessage.pick({ id: true, subject: true, message: true, status: true, created_at: true })
export type OtherMessage = z.output<typeof otherMessage>

/**
 * One message with the conversation that the visitor handed over with it (empty without one), the answers, the mails that came in,
 * the orders that were made from it, what has become of its offers, and what staff tell each other of it, each oldest first.
 */
export const contactMessageDetail = contactMessage.extend({
  conversation: z.array(conversationMessage),
  replies: z.array(contactReply),
  mails: z.array(incomingMail),
  orders: z.array(orderFromMessage),
  /** Other orders of the same customer whose numbers are named here. */
  named_orders: z.array(orderFromMessage),
  offer_turns: z.array(offerTurn),
  notes: z.array(contactNote),
  /** The message that this one was merged into; null of a whole one. */
  merged_into: z.string().nullable(),
  /** What was merged into it, oldest first; their answers, orders and notes are among its own. */
  parts: z.array(messagePart),
  others: z.array(otherMessage),
})
export type ContactMessageDetail = z.output<typeof contactMessageDetail>

/** An answer by staff, which is mailed to the visitor; with `resolve` the matter is seen to. */
export const contactReplyInput = z.object({
  message: paragraphs(20_000, 'Vastaus on pakollinen'),
  resolve: z.boolean('Kerro, onko asia ratkaistu').default(false),
})

/** How long an answer, or the first mail of staff, can be taken back, in milliseconds; its mail waits so long. */
export const REPLY_UNDO_MS = 10_000

/** Which messages become parts of another, or whole again. */
export const contactMergeInput = z.object({
  ids: z
    .array(line(36, 'Tunniste puuttuu'), 'Valitse viestit')
    .min(1, 'Valitse ainakin yksi viesti')
    .max(20, 'Enintään 20\u00A0viestiä'),
})

/** Which answer is taken back. */
export const contactReplyUndoInput = z.object({ reply_id: line(36, 'Vastaus puuttuu') })

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

/** A conversation that staff begin: a mail to somebody, whose answer comes back to it. */
export const contactBeginning = contactInput.omit({ chat_session_id: true })
export type ContactBeginning = z.output<typeof contactBeginning>

/** How long a message may sleep, in milliseconds: a year. */
export const MAX_SNOOZE_MS = 366 * DAY_MS

/** A change by staff: what is not named stays. `assignee_id` null gives the message to nobody, `snoozed_until` null wakes it. */
export const contactUpdate = z
  .object({
    status: z.enum(contactStatuses, 'Tuntematon tila').optional(),
    adminNotes: paragraphs(20_000)
      .nullable()
      .transform((notes) => notes || null)
      .optional(),
    assignee_id: line(36, 'Tuntematon henkilö').nullable().optional(),
    snoozed_until: z.iso
      .datetime('Anna päivä ja kellonaika')
      .transform((moment) => new Date(moment).toISOString())
      .nullable()
      .optional(),
  })
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Anna tila tai muistiinpanot',
    path: ['status'],
  })
export type ContactUpdate = z.output<typeof contactUpdate>

/** Messages that wait for a reply in some way, beside those of each status. */
const contactViews = ['waiting', 'late', 'snoozed', 'returned'] as const

/**
 * The orders of the list. As usual, of those that wait or are late the longest first, of others those that are late and then the newest; by deadline those that
 * wait for a reply come first, whatever else is listed.
 */
const contactSorts = ['usual', 'deadline', 'created', '-created'] as const
export type ContactSort = (typeof contactSorts)[number]

const contactFilters = listFilters.extend({
  status: z.enum(['all', ...contactViews, ...contactStatuses]).default('all'),
  assignee: line(36).default('all'),
  sort: z.enum(contactSorts).default('usual'),
})

/**
 * Messages by text, by the days on which they came, by status and by whose they are. `waiting` are new and read ones that nobody has replied to and that do not sleep,
 * `late` those of them whose promised time of reply has passed, `snoozed` those that sleep, `returned` those that have slept.
 * `assignee` is `me`, `nobody`, `mentioned` (a note names the one who asks, who has not seen it yet) or an id.
 */
export const contactQuery = pageOf(contactFilters)
export type ContactQuery = z.output<typeof contactQuery>

/** The messages that an export takes: all that the list would show on its pages. */
export const contactExportQuery = inOrder(contactFilters)
