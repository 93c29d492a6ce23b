import { MEANT_MOST } from '@arkpax/schema/chat'
import type { IntentAnswers, Live } from '../answers/intent-answers.ts'
import { type Intent, isTalk } from '../intents/intent-content.ts'
import type { Guess } from '../intents/understanding.ts'
import type { Heard } from '../understand-message.ts'
import type { AssistantAnswer } from './assistant-answer.ts'
import { replyTexts } from './reply-texts.ts'

/** What is less likely is not worth a button; nor is what is less than this part of the likeliest, and more where that is known not to be known. */
const WORTH_ASKING = 0.05
const OF_LIKELIEST = 1 / 4
const OF_ADMITTED = 1 / 2

/**
 * The questions that a message may have meant besides what is answered to it, the likeliest first: what each asks has an answer,
 * and no two the same one.
 */
export function createMeant(intents: ReadonlyMap<string, Intent>, answerOf: IntentAnswers['answerOf']) {
  return (
    heard: Heard,
    told: Pick<AssistantAnswer, 'reply' | 'intents'>,
    live: Live,
  ): Pick<AssistantAnswer, 'meant'> => {
    const { guesses, language } = heard
    const [likeliest] = guesses
    const part = intents.get(likeliest?.intent ?? '')?.admit ? OF_ADMITTED : OF_LIKELIEST
    const least = Math.max(WORTH_ASKING, part * (likeliest?.likelihood ?? 0))
    const isWorthIt = ({ intent, likelihood }: Guess) =>
      likelihood >= least && !isTalk(intent) && !told.intents.includes(intent)
    const answers = new Map<string, string>()
    for (const guess of guesses.filter(isWorthIt)) {
      const question = intents.get(guess.intent)?.titles[language]
      const answer = question && answerOf({ ...heard, guesses: [guess] }, live)
      if (!answer || told.reply.includes(answer.reply) || answers.has(answer.reply)) continue
      answers.set(answer.reply, question)
    }
    const questions = [...new Set(answers.values())].slice(0, MEANT_MOST)
    return questions.length > 0 ? { meant: { lead: replyTexts[language].meant, questions } } : {}
  }
}
