import * as z from 'zod'
import { anchor, askedAs, text } from './content-text.ts'
import { line, paragraphs } from './text.ts'
import { version } from './version.ts'

/**
 * The questions that visitors see, in their sections: what the pages, the search and the assistant read, and the form of
 * `content/data/faq.json`, which fills an empty database. An answer is plain paragraphs; an id is the anchor of its question;
 * `askedAs` are other ways of asking it, which only the assistant reads.
 */
export const faq = z.array(
  z.strictObject({
    id: anchor,
    title: text,
    questions: z.array(z.strictObject({ id: anchor, question: text, answer: z.array(text).min(1), askedAs })).min(1),
  }),
)
export type FaqCategory = z.output<typeof faq>[number]
export type FaqQuestion = FaqCategory['questions'][number]

/** A question as staff see it. `answer` is its paragraphs with an empty line between; `id` stays when the question changes. */
export const faqEntry = z.object({
  id: z.string(),
  section_id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Other ways of asking it, a line each. */
  asked_as: z.string(),
  /** A hidden question is on no page, in no search and in no answer of the assistant. */
  shown: z.boolean(),
  version,
})
export type FaqEntry = z.output<typeof faqEntry>

/** A section without its questions; one without shown questions is on no page. */
export const faqSection = z.object({ id: z.string(), title: z.string(), version })
export type FaqSection = z.output<typeof faqSection>

/** Every section and question in their order. `version` is that of the order: what adds, moves or deletes counts it up. */
export const wholeFaq = z.object({
  version,
  sections: z.array(faqSection.extend({ entries: z.array(faqEntry) })),
})
export type WholeFaq = z.output<typeof wholeFaq>

/** Each line that is not empty is a paragraph. */
export const answerParagraphs = (answer: string): string[] =>
  answer
    .split(/[\r\n]+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** Each line that is not empty is a way of asking, once. */
export const askedLines = (asked: string): string[] => [
  ...new Set(
    asked
      .split(/[\r\n]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The longest question, in characters. */
export const FAQ_QUESTION_MAX = 200

const question = line(FAQ_QUESTION_MAX, 'Kysymys on pakollinen')
const answer = paragraphs(5_000, 'Vastaus on pakollinen').transform((typed) => answerParagraphs(typed).join('\n\n'))
const askedAsLines = paragraphs(5_000).transform((typed, context) => {
  const { error, data = [] } = askedAs.safeParse(askedLines(typed))
  for (const { message } of error?.issues ?? []) context.addIssue(message)
  return data.join('\n')
})
const sectionId = line(100, 'Valitse aihe')

/** A new question; it becomes the last of its section. */
export const faqEntryInput = z.object({
  section_id: sectionId,
  question,
  answer,
  asked_as: askedAsLines.default(''),
  shown: z.boolean('Anna näkyvyys').default(true),
})
export type FaqEntryInput = z.output<typeof faqEntryInput>

/** What is left out stays as it is. In another section a question becomes the last. */
export const faqEntryChange = z.object({
  section_id: sectionId.optional(),
  question: question.optional(),
  answer: answer.optional(),
  asked_as: askedAsLines.optional(),
  shown: z.boolean('Anna näkyvyys').optional(),
})
export type FaqEntryChange = z.output<typeof faqEntryChange>

/** A section's title. */
export const faqSectionInput = z.object({ title: line(80, 'Aiheen nimi on pakollinen') })
export type FaqSectionInput = z.output<typeof faqSectionInput>

const namedFact = z.object({ name: z.string(), value: z.string() })

/** What a question or answer may name, with what stands in its place now: `[[company.phone]]`; and what the questions name beside that, which is counted. */
export const faqFacts = z.object({ facts: z.array(namedFact), counted: z.array(namedFact) })
export type FaqFacts = z.output<typeof faqFacts>

/** A link of a text to a question or a section: 'content/support/lataus.mdx' leads to an anchor. */
export const faqLink = z.object({ text: z.string(), anchor: z.string() })
export type FaqLink = z.output<typeof faqLink>

/** The texts that lead to a question, by their names: a file of `content/`, or 'Artikkeli: Talven vinkit'. */
export const faqEntryLinks = z.object({ texts: z.array(z.string()) })

const FAQ_LINK = /\/general-faqs#([a-z0-9-]+)/g

/** The anchors of questions and sections that a text links to, each once. */
export const faqAnchorsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(FAQ_LINK)].map(([, anchor = '']) => anchor))

const ORDER_MAX = 1_000

/** All sections in a new order, each with all of its questions. */
export const faqOrder = z.object({
  sections: z
    .array(z.object({ id: sectionId, entries: z.array(line(100, 'Tunniste puuttuu')).max(ORDER_MAX) }))
    .max(ORDER_MAX),
})
export type FaqOrder = z.output<typeof faqOrder>
