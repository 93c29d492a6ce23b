import type { Intent } from '../intents/intent-content.ts'
import { joined } from '../replies/assistant-answer.ts'
import type { Composed } from './composed.ts'

export const NO_HELP = 'talk.no-help'

/** Whether an intent is that what was advised has not helped. */
export const tellsOfNoHelp = (intent: Pick<Intent, 'id'> | undefined): boolean => intent?.id === NO_HELP

/**
 * What is said where an advice has not helped: how sorry we are, what else the advice says, and the way to a person. A code of the
 * display that has come back is told not to be used; `written` has these as its paragraphs.
 */
export function noHelpAnswer(written: Composed, code: string | undefined, advice: Composed | undefined): Composed {
  const [person, ofCode] = (written.details ?? '').split(/\n{2,}/)
  const more = code ? ofCode : advice?.details
  const sources = code || !advice ? written.sources : joined(advice.sources, written.sources)
  return { reply: [written.reply, more, person].filter(Boolean).join('\n\n'), sources }
}
