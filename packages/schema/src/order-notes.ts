import * as z from 'zod'
import { paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** What somebody of the staff tells the others of an order; its customer never sees it. */
export const orderNote = z.object({
  id: z.string(),
  author_name: z.string(),
  text: z.string(),
  /** Whether whoever asks has written it, and so may change and delete it. */
  is_own: z.boolean(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type OrderNote = z.output<typeof orderNote>

/** A note as it is written. */
export const orderNoteInput = z.object({ text: paragraphs(5_000, 'Kirjoita muistiinpano') })
