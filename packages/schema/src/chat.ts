import * as z from 'zod'
import { paragraphs } from './text.ts'

/** A visitor's message to the assistant: 1–2,000 characters (spec §5, §7). */
export const chatInput = z.object({
  message: paragraphs(2_000, 'Kirjoita viesti'),
  session_id: z.uuid('Tuntematon keskustelu').optional(),
})
export type ChatInput = z.output<typeof chatInput>

/** The assistant's answer with the pages it is drawn from. */
export const chatReply = z.object({
  reply: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  session_id: z.uuid(),
})
export type ChatReply = z.output<typeof chatReply>
