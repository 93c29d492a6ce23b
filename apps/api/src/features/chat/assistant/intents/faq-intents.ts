import { pages } from '../content/site-urls.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Passage } from '../passages.ts'
import { type Intent, WHOLE } from './intent-content.ts'
import type { Taught } from './understanding.ts'

/** The intent of a question of the shop's own page, by its anchor. */
export const pageIntent = (anchor: string) => `page:${pages.faq}#${anchor}`
/** The anchor of the question of such an intent; undefined of another. */
export const anchorOfIntent = (intent: string) => {
  const [, anchor] = intent.split(`page:${pages.faq}#`)
  return anchor
}

/** Longer first sentences are cut at the second one. */
const SHORT = 240

/**
 * The questions of the shop's own pages that no written answer is drawn from first, and those that staff have taught, as intents of their own:
 * asked in their own words, answered by their passages, the first sentences of which are the short answer.
 */
export function intentsOfPages(
  { passages, intents }: Pick<Knowledge, 'passages' | 'intents'>,
  lines: readonly Taught[] = [],
): { intents: Intent[]; taught: Taught[] } {
  const named = new Set(lines.map(({ intent }) => intent))
  const answered = new Set(intents.intents.flatMap(({ compose, more }) => (compose ? [] : more.slice(0, 1))))
  const asked = passages.filter(
    ({ kind, title, url }) =>
      kind === 'question' &&
      (named.has(`page:${url}`) || (title.trim().endsWith('?') && !answered.has(decodeURIComponent(url)))),
  )
  return {
    intents: asked.map((passage) => passageIntent(passage, [passage.title])),
    taught: asked.map((passage) => ({ question: passage.title, intent: passageIntentId(passage) })),
  }
}

export const passageIntentId = ({ id }: Passage) => `page:${id}`

/** An intent that is answered by a passage, its first sentences first; the first question that stands by itself offers it. */
export function passageIntent(passage: Passage, questions: readonly string[]): Intent {
  const { url, text, language } = passage
  const answer = shortFirst(text)
  const title = questions.find((question) => WHOLE.test(question))
  return {
    id: passageIntentId(passage),
    titles: title ? { [language]: title } : {},
    answer: { fi: answer, sv: answer, en: answer },
    more: [decodeURIComponent(url)],
  }
}

/** A text with its first sentences as a paragraph of their own. */
function shortFirst(text: string): string {
  const [first = '', ...others] = text.split(/\n{2,}/)
  if (first.length <= SHORT) return text
  const sentences = first.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  const short = sentences.reduce(
    (told, each) => (told && told.length + each.length > SHORT ? told : `${told} ${each}`.trim()),
    '',
  )
  const rest = first.slice(short.length).trim()
  return [short, rest, ...others].filter(Boolean).join('\n\n')
}
