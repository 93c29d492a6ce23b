import * as z from 'zod'
import { searchQuery } from './paging.ts'
import { emailAddress, line, paragraphs, utcInstant } from './text.ts'

/** The states of a contact message; staff may set any from any (spec §4). */
export const contactStatuses = ['new', 'read', 'replied', 'resolved'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** A contact message as staff see it (spec §3). */
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  admin_notes: z.string().nullable(),
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type ContactMessage = z.output<typeof contactMessage>

/** What a visitor sends (spec §3, §5). */
export const contactInput = z.object({
  name: line(200, 'Nimi on pakollinen'),
  email: emailAddress(),
  subject: line(300, 'Aihe on pakollinen'),
  message: paragraphs(20_000, 'Viesti on pakollinen'),
})
export type ContactInput = z.output<typeof contactInput>

/** A change by staff: `status` alone keeps the notes, `adminNotes` alone keeps the status (spec §4, architecture §4). */
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

/** Messages by text and by status (spec §2). */
export const contactQuery = searchQuery.extend({ status: z.enum(['all', ...contactStatuses]).default('all') })
export type ContactQuery = z.output<typeof contactQuery>
