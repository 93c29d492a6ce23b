import type { ChatAction } from '@arkpax/schema/chat'
import { resolveFacts } from '@arkpax/schema/facts'
import { openNow } from '@arkpax/schema/open-now'
import type { Knowledge } from '../knowledge.ts'
import { type Language, languages } from '../passages.ts'
import type { Turn } from './assistant-answer.ts'
import { replyTexts } from './reply-texts.ts'

/**
 * Says that an answer is not known, and how to reach a person and when; a second time in a row offers to hand the conversation over. Whoever
 * only tells something (`isTelling`) is asked what they want to know.
 */
export function createAdmission({ factsIn, settings, safety }: Pick<Knowledge, 'factsIn' | 'settings' | 'safety'>) {
  const isAdmission = ({ text, isBot }: Turn) =>
    isBot && languages.some((language) => text.startsWith(replyTexts[language].unknown))

  return (
    language: Language,
    history: readonly Turn[],
    now: Date,
    isTelling = false,
  ): { reply: string; actions: ChatAction[] } => {
    const texts = replyTexts[language]
    const { text, next } = openNow(settings.hours, now.getTime(), language)
    const person = resolveFacts(texts.person, factsIn(language)).replace('{now}', text)
    const last = history.filter(({ isBot }) => isBot).at(-1)
    const unknown = last && isAdmission(last) ? texts.unknownAgain : texts.unknown
    const lead = isTelling ? texts.told : unknown
    return {
      reply: [`${lead} ${person}`, safety.reminder[language]].join('\n\n'),
      actions: [{ kind: 'hand-over', label: texts.handOver, when: next ? texts.when(next) : text }],
    }
  }
}
