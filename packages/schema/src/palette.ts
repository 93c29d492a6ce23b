import * as z from 'zod'
import { line } from './text.ts'

/** The nouns whose things the palette of the back office finds, in the order in which it shows them. */
export const paletteKinds = [
  ...(['order', 'customer', 'message', 'offer', 'document', 'return', 'warranty_case'] as const),
  ...(['product', 'unit', 'registration', 'post', 'staff'] as const),
] as const
export type PaletteKind = (typeof paletteKinds)[number]

/** One thing that was found: its name, and what tells it from others of the same name. */
const paletteHit = z.object({
  kind: z.enum(paletteKinds),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
})
export type PaletteHit = z.output<typeof paletteHit>

/** What is looked for: a word, the number of an order or of a paper of one, a serial number, a telephone number in any spelling; nothing finds nothing. */
export const paletteQuery = z.object({ q: line(200).default('') })

/** The best few of each noun that the role may see, nouns in the order of `paletteKinds`. */
export const paletteHits = z.object({ hits: z.array(paletteHit) })
