import { wholeOf } from '../answers/composed.ts'
import type { AssistantAnswer, Turn } from './assistant-answer.ts'

/** An answer that the message before has given already is told whole: who asks on has read its beginning. */
export function toldOn(told: AssistantAnswer, history: readonly Turn[]): AssistantAnswer {
  const last = history.findLast(({ isBot }) => isBot)
  if (!told.details || told.isSafety || told.action || !last?.text.includes(told.reply)) return told
  const { details: _, ...rest } = told
  return { ...rest, reply: wholeOf(told) }
}
