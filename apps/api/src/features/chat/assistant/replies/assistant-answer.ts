import type { ChatAction, ChatCertainty, ChatMeant } from '@arkpax/schema/chat'
import type { Action } from '../action.ts'
import { type Composed, PARAGRAPH, type Source } from '../answers/composed.ts'
import type { Language } from '../passages.ts'

/**
 * What the assistant says: plain text with line breaks and '- ' lists, in the question's language; `details` are further
 * paragraphs. `answered` is false when it had to admit that it does not know.
 */
export interface AssistantAnswer {
  reply: string
  details?: string
  sources: Source[]
  actions?: ChatAction[]
  /** What else may have been meant, where that is not sure. */
  meant?: ChatMeant
  certainty: ChatCertainty
  answered: boolean
  /** Whether it is what is always said of a danger: nothing else may be said in its place. */
  isSafety: boolean
  /** Whether what is said of a danger follows, which may not be left out either. */
  warns?: boolean
  language: Language
  /** What the service is to do, with what the conversation has told for it; what it tells then stands in the place of `reply`. */
  action?: Action
  /** A second thing to be done, told after it. */
  further?: Action
  /** The answer to what was asked besides what is to be done. */
  beside?: string
  /** The admission that stands in the place of a page's words where somebody who has read the page does not find the answer in it. */
  instead?: Pick<AssistantAnswer, 'reply' | 'sources' | 'actions' | 'meant'>
  /** The intents that were answered, for those who judge. */
  intents: string[]
}

/** An earlier message of the conversation. */
export interface Turn {
  text: string
  isBot: boolean
}

/** A composed answer as the assistant says it: sure and answered, unless `rest` says otherwise. */
export function saying(
  language: Language,
  { links = [], asks: _asks, picks: _picks, ...told }: Composed,
  rest: Partial<AssistantAnswer>,
): AssistantAnswer {
  const actions = links
    .filter(({ url }, at) => links.findIndex((other) => other.url === url) === at)
    .map(({ label, url }): ChatAction => ({ kind: 'link', label, url }))
  return {
    ...told,
    ...(actions.length > 0 ? { actions } : {}),
    certainty: 'sure',
    answered: true,
    isSafety: false,
    language,
    intents: [],
    ...rest,
  }
}

/** Pages once each, three at most. */
export const joined = (first: readonly Source[], more: readonly Source[]): Source[] =>
  [...first, ...more].filter(({ url }, at, all) => all.findIndex((other) => other.url === url) === at).slice(0, 3)

/** The paragraphs of two replies, without one that another holds. */
function paragraphsOf(one: string, other: string): string {
  const more = other.split(PARAGRAPH).filter((each) => !one.includes(each))
  const first = one.split(PARAGRAPH).filter((each) => more.every((further) => !further.includes(each)))
  return [...first, ...more].join(PARAGRAPH)
}

/** Two answers in one: of a double question both halves. */
export const together = (one: Composed, other: Composed): Composed => ({
  reply: paragraphsOf(one.reply, other.reply),
  ...(one.details || other.details ? { details: [one.details, other.details].filter(Boolean).join(PARAGRAPH) } : {}),
  sources: joined(one.sources, other.sources),
  links: [...(one.links ?? []), ...(other.links ?? [])],
  action: one.action ?? other.action,
  ...(one.action && other.action ? { further: other.action } : {}),
  ...(one.action && !other.action ? { beside: other.reply } : {}),
  ...(other.action && !one.action ? { beside: one.reply } : {}),
})
