import * as z from 'zod'
import { paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** What somebody of the staff tells the others of a message. `author_id` is null once they have been removed. */
export const contactNote = z.object({
  id: z.string(),
  author_id: z.string().nullable(),
  author_name: z.string(),
  text: z.string(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type ContactNote = z.output<typeof contactNote>

/** A note as it is written; `@Aino Virtanen` puts the message on that person's list until they have seen it. */
export const contactNoteInput = z.object({ text: paragraphs(5_000, 'Kirjoita huomio') })
