import * as z from 'zod'
import { actionKinds } from '../action.ts'
import { languages } from '../passages.ts'

/** What composes an answer from the shop's own figures (`answers/composers.ts`), and what is to be done. */
export const composerNames = [
  'price',
  'stock',
  'spec',
  'compare',
  'runtime',
  'advice',
  'opening',
  'documents',
  'contact',
  ...actionKinds,
] as const
export type ComposerName = (typeof composerNames)[number]

const texts = z.strictObject({
  fi: z.string().trim().min(1),
  sv: z.string().trim().min(1),
  en: z.string().trim().min(1),
})

/** Questions as people write them, a line each. */
const lines = z.string().transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
)

const asked = z.strictObject({ fi: lines.optional(), sv: lines.optional(), en: lines.optional() })

const KIND = 'a name is a topic and a kind: rain.can'

/**
 * An intent as `content/assistant/intents/<topic>.yml` has it: what is asked, and one of a written answer, the composer of one
 * (`of` is its parameter), or `admit` where it is recognised and honestly not known. The first paragraph of an answer is the
 * short one, and `unstated` marks one that says that something is not stated: the way to a person stands beside it. `products`
 * are other answers for products by their ids; `more` pages of the site that tell more.
 */
const writtenIntent = z
  .strictObject({
    answer: texts.optional(),
    compose: z.enum(composerNames).optional(),
    of: z.string().optional(),
    admit: z.literal(true).optional(),
    unstated: z.literal(true).optional(),
    products: z.record(z.string(), texts).optional(),
    more: z.array(z.string().startsWith('/')).default([]),
    asked,
  })
  .refine(
    ({ answer, compose, admit }) => [answer, compose, admit].filter((each) => each !== undefined).length === 1,
    'has to have one of answer, compose and admit',
  )

/** A file of intents by their names. */
export const writtenIntents = z.record(z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, KIND), writtenIntent)
export type WrittenIntent = z.output<typeof writtenIntent>

/** A file of `content/assistant/asked/`: more questions of intents by their names, as different people ask them. */
export const askedMore = z.record(z.string(), asked)

/** A question that an intent is learned from. */
const example = z.strictObject({ text: z.string(), intent: z.string(), language: z.enum(languages) })
export type IntentExample = z.output<typeof example>

/** An intent with its name; its questions stand beside. */
const intent = z.object({
  id: z.string(),
  /** One of its Finnish questions. */
  title: z.string(),
  answer: texts.optional(),
  compose: z.enum(composerNames).optional(),
  of: z.string().optional(),
  admit: z.literal(true).optional(),
  unstated: z.literal(true).optional(),
  products: z.record(z.string(), texts).optional(),
  more: z.array(z.string()),
})
export type Intent = z.output<typeof intent>

/** All that is asked and how it is answered. */
export const intentContent = z.object({ intents: z.array(intent), examples: z.array(example) })
export type IntentContent = z.output<typeof intentContent>
