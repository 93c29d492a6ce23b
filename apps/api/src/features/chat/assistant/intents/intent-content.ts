import * as z from 'zod'
import { actionKinds } from '../action.ts'
import { languages } from '../passages.ts'

/** What composes an answer from the shop's own figures (`answers/composers.ts`), and what is to be done. */
const composerNames = [
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

/** A short question that is written as one writes to a stranger, and stands by itself. */
export const WHOLE = /^\p{Lu}[^.?!]{9,78}\?$/u

/** Longer questions are no buttons. */
const TITLE_MAX = 90
const title = z.string().trim().min(1).max(TITLE_MAX)
/** What is asked, as a person asks it in each language; a language in which nobody has put it well has none. */
const titles = z.strictObject({ fi: title.optional(), sv: title.optional(), en: title.optional() })

const KIND = 'a name is a topic and a kind: rain.can'

/**
 * An intent as `content/assistant/intents/<topic>.yml` has it: what is asked, and one of a written answer, the composer of one
 * (`of` is its parameter), or `admit` where it is recognised and honestly not known. The first paragraph of an answer is the
 * short one, and `unstated` marks one that says that something is not stated: the way to a person stands beside it. `offers`
 * marks how one buys: an offer of the goods that are told is asked for from there. `matter` marks what is said of the assistant
 * itself, which is told beside another answer, as a greeting is not. `products` are other answers for products by their ids;
 * `more` pages of the site that tell more. `title` is the question by which the intent is offered to those who may have meant it,
 * known word for word and not learned from; where there is none, it is the first of `asked` that stands by itself.
 */
const writtenIntent = z
  .strictObject({
    answer: texts.optional(),
    compose: z.enum(composerNames).optional(),
    of: z.string().optional(),
    admit: z.literal(true).optional(),
    unstated: z.literal(true).optional(),
    offers: z.literal(true).optional(),
    matter: z.literal(true).optional(),
    products: z.record(z.string(), texts).optional(),
    more: z.array(z.string().startsWith('/')).default([]),
    title: titles.default({}),
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
  titles,
  answer: texts.optional(),
  compose: z.enum(composerNames).optional(),
  of: z.string().optional(),
  admit: z.literal(true).optional(),
  unstated: z.literal(true).optional(),
  offers: z.literal(true).optional(),
  matter: z.literal(true).optional(),
  products: z.record(z.string(), texts).optional(),
  more: z.array(z.string()),
})
export type Intent = z.output<typeof intent>

/** Greetings, thanks, wishes and what is asked of the assistant itself: nothing of the shop. */
export const isTalk = (intent: string) => intent.startsWith('talk.')

/** All that is asked and how it is answered. */
export const intentContent = z.object({ intents: z.array(intent), examples: z.array(example) })
export type IntentContent = z.output<typeof intentContent>
