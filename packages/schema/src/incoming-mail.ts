import * as z from 'zod'
import { utcInstant } from './text.ts'

/** Why a file of a mail was not kept: its kind may do harm, it is too large, there were too many, or the whole mail was too large. */
const attachmentRefusals = ['kind', 'size', 'count', 'mail'] as const
export type AttachmentRefusal = (typeof attachmentRefusals)[number]

/** A file that came with a mail; one with a `refusal` was not kept. `size` is in bytes. */
export const attachment = z.object({
  id: z.string(),
  name: z.string(),
  size: z.int(),
  refusal: z.enum(attachmentRefusals).nullable(),
})
export type Attachment = z.output<typeof attachment>

/**
 * A mail that came in, as plain text. `quoted` is what it repeats of earlier ones, with the signature. `too_large_bytes` is the size of
 * one of which only the text was taken; `starts_message` is true of the mail that the message was made of.
 */
export const incomingMail = z.object({
  id: z.string(),
  sender_name: z.string(),
  sender_email: z.string(),
  subject: z.string(),
  text: z.string(),
  quoted: z.string().nullable(),
  starts_message: z.boolean(),
  is_automatic: z.boolean(),
  is_other_sender: z.boolean(),
  too_large_bytes: z.int().nullable(),
  received_at: utcInstant,
  attachments: z.array(attachment),
})
export type IncomingMail = z.output<typeof incomingMail>
