import type { ChatEvent, ChatSource } from '@arkpax/schema/chat'
import type { LanguageModel } from '../../services/language-model.ts'
import type { Turn } from './assistant/assistant.ts'
import type { Language } from './assistant/passages.ts'
import { createCitations } from './citations.ts'
import { createGround, isIn, toPlainText } from './grounding.ts'
import { type Extract, modelPrompt, NOT_KNOWN, shownOf } from './model-prompt.ts'
import { sentences } from './sentences.ts'

const MAX_OUTPUT_TOKENS = 600
const REPLY_MAX = 4_000

/** What a model is to answer, and from what. */
export interface ModelTask {
  question: string
  extracts: readonly Extract[]
  history: readonly Turn[]
  language: Language
  deadlineMs: number
  signal: AbortSignal
}

/** Why what a model wrote is not shown. */
export class UnusableAnswer extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.name = 'UnusableAnswer'
    this.reason = reason
  }
}
type Reason = 'not known' | 'no source' | 'figure without a source' | 'foreign figure' | 'wrong language' | 'too long'

/**
 * The model's answer, sentence by sentence, each checked before it is given: its figures stand in the extract that it
 * cites, it is in the right language, its references lead to pages of the site. Nothing is given before the first reference.
 * Throws a ModelError or an UnusableAnswer, also in the middle: what was given before is then no answer.
 */
export async function* modelAnswer(
  model: LanguageModel,
  task: ModelTask,
): AsyncGenerator<ChatEvent, { reply: string; sources: ChatSource[]; answered: true }> {
  const { question, extracts, history, language, deadlineMs, signal } = task
  const prompt = modelPrompt(question, extracts, history, language)
  const ground = createGround(extracts.map(shownOf), language)
  const citations = createCitations(extracts)
  let checked = ''
  let given = 0

  const written = model.stream({ ...prompt, maxOutputTokens: MAX_OUTPUT_TOKENS, deadlineMs, signal })
  for await (const sentence of sentences(written)) {
    if (sentence.includes(NOT_KNOWN)) throw new UnusableAnswer('not known')
    const plain = toPlainText(sentence)
    const fault = ground.fault(plain)
    if (fault) throw new UnusableAnswer(fault)
    checked += citations.resolve(plain)
    if (!isIn(language, checked)) throw new UnusableAnswer('wrong language')
    if (checked.length > REPLY_MAX) throw new UnusableAnswer('too long')
    if (citations.sources.length === 0) continue
    yield { event: 'delta', data: { text: checked.slice(given) } }
    given = checked.length
  }
  if (citations.sources.length === 0) throw new UnusableAnswer('no source')
  return { reply: checked.trim(), sources: [...citations.sources], answered: true }
}
