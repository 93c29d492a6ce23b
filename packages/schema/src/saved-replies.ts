import * as z from 'zod'
import { line, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** What a saved reply may leave open, filled from the message that it answers. */
const replyPlaceholders = ['nimi', 'etunimi', 'aihe', 'tilausnumero'] as const
export type ReplyPlaceholder = (typeof replyPlaceholders)[number]

/**
 * A text that staff answer with again and again. `resolved_text` has the facts of the shop in it, such as `[[company.phone]]`, but for those
 * that nobody knows any more.
 */
export const savedReply = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  resolved_text: z.string(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type SavedReply = z.output<typeof savedReply>

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g
const OPEN = /\{\{[^{}\n]*\}\}|\[\[[^[\]\n]*\]\]/g

const isKnown = (name: string): name is ReplyPlaceholder => replyPlaceholders.some((known) => known === name)

/** What to say at the field of a text that leaves open what no message fills; undefined of a text that does not. */
export function unknownPlaceholderText(text: string): string | undefined {
  const unknown = [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !isKnown(name.trim()))?.[0]
  return unknown && `Paikkamerkkiä ${unknown} ei ole. Käytettävissä ovat ${listed}.`
}

const listed = replyPlaceholders.map((name) => `{{${name}}}`).join(', ')

/** A saved reply as it is written. */
export const savedReplyInput = z.object({
  name: line(80, 'Anna nimi'),
  text: paragraphs(10_000, 'Kirjoita vastaus').superRefine((text, context) => {
    const message = unknownPlaceholderText(text)
    if (message) context.addIssue({ code: 'custom', message })
  }),
})
export type SavedReplyInput = z.output<typeof savedReplyInput>

/** The text with what is known of a message; what is not known stays open. */
export const fillReply = (text: string, values: Partial<Record<ReplyPlaceholder, string>>): string =>
  text.replace(PLACEHOLDER, (open, name: string) => {
    const known = name.trim()
    return (isKnown(known) && values[known]) || open
  })

/** What is still open in a text, each once. */
export const openPlaces = (text: string): string[] => [...new Set(text.match(OPEN) ?? [])]
