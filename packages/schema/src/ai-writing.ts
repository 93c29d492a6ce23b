import * as z from 'zod'
import { blogCategories } from './blog.ts'
import { problem } from './errors.ts'
import { line, optionalParagraphs } from './text.ts'

/** Target lengths of an AI-written post. */
export const targetLengths = ['5 min lukuaika', '8 min lukuaika', '12 min lukuaika', '15 min lukuaika'] as const
export const DEFAULT_TARGET_LENGTH = targetLengths[1]

/** A request for topic suggestions. */
export const topicsInput = z.object({
  category: z.enum(blogCategories, 'Kategoria on pakollinen'),
  target_length: z.enum(targetLengths, 'Lukuaika on pakollinen'),
  focus_points: optionalParagraphs(2_000),
})
export type TopicsInput = z.output<typeof topicsInput>

/** A request for a whole post. */
export const generatePostInput = topicsInput.extend({ topic: line(300, 'Aihe on pakollinen') })
export type GeneratePostInput = z.output<typeof generatePostInput>

/** Suggested topics, best first. */
export const topics = z.object({ success: z.literal(true), topics: z.array(z.string()) })
export type Topics = z.output<typeof topics>

/** A number with its unit that nothing in the product facts says, and the sentence where it stands. */
const unknownFigure = z.object({ figure: z.string(), sentence: z.string() })
export type UnknownFigure = z.output<typeof unknownFigure>

/** A generated post: nothing is stored, and the form takes it as an unpublished draft. `content` is sanitised HTML. */
export const generatedPost = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image_url: z.string(),
  read_time: z.string(),
  unknown_figures: z.array(unknownFigure),
})
export type GeneratedPost = z.output<typeof generatedPost>

/**
 * How far the writing is, in percent of what is expected. `step` is `mending` while an answer that did not keep to its form
 * is written anew; `headings` are those of the post so far.
 */
const writingProgress = z.object({
  step: z.enum(['writing', 'mending']),
  percent: z.int(),
  headings: z.array(z.string()),
})
export type WritingProgress = z.output<typeof writingProgress>

/** The events of a stream: `progress` again and again, then `done` with the answer, or `failed` with a problem. */
const eventsOf = <T extends z.ZodType>(done: T) =>
  z.discriminatedUnion('event', [
    z.object({ event: z.literal('progress'), data: writingProgress }),
    z.object({ event: z.literal('done'), data: done }),
    z.object({ event: z.literal('failed'), data: problem }),
  ])
export const topicsEvent = eventsOf(topics)
export const generatedPostEvent = eventsOf(generatedPost)

/** Whether a language model is there to write. */
export const aiWriting = z.object({ available: z.boolean() })
