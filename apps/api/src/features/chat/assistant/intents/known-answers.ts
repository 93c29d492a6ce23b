import type { KnownAnswer } from '@arkpax/schema/chat-teaching'
import { whereKnown } from '@arkpax/schema/facts'
import type { Knowledge } from '../knowledge.ts'

/**
 * Every answer that is written for the assistant, or put together by it, with a question that it answers and its short Finnish
 * text. What is honestly not known is no answer.
 */
export function knownAnswers({ intents, factsIn }: Pick<Knowledge, 'intents' | 'factsIn'>): KnownAnswer[] {
  const facts = factsIn('fi')
  return intents.intents
    .filter(({ admit }) => !admit)
    .map(({ id, titles, answer }) => {
      const [short = null] = (answer && whereKnown(answer.fi, facts))?.split(/\n{2,}/) ?? []
      return {
        target: { kind: 'intent', id },
        title: titles.fi ?? id,
        answer: short,
        making: answer ? 'written' : 'composed',
      }
    })
}
