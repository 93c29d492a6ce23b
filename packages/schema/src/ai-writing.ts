import * as z from 'zod'
import { line, optionalParagraphs } from './text.ts'

/** Target lengths of an AI-written post; the second is the default (spec §9). */
export const targetLengths = ['5 min lukuaika', '8 min lukuaika', '12 min lukuaika', '15 min lukuaika'] as const

/** A request for topic suggestions (spec §7). */
export const topicsInput = z.object({
  category: line(60, 'Kategoria on pakollinen'),
  target_length: z.enum(targetLengths, 'Lukuaika on pakollinen'),
  focus_points: optionalParagraphs(2_000),
})

/** A request for a whole post (spec §5, §7). */
export const generatePostInput = topicsInput.extend({ topic: line(300, 'Aihe on pakollinen') })

/** Suggested topics, best first (spec §3). */
export const topics = z.object({ success: z.literal(true), topics: z.array(z.string()) })

/** A generated post, always an unpublished draft (spec §3). */
export const generatedPost = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image_url: z.string(),
  read_time: z.string(),
})
