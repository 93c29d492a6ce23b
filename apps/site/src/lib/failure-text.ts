import { ApiError } from './api.ts'
import { NoAnswer, type NoAnswerReason } from './no-answer.ts'

const unanswered: Record<NoAnswerReason, string> = {
  offline: 'Ei verkkoyhteyttä.',
  unreachable: 'Palvelimeen ei saatu yhteyttä.',
  timeout: 'Palvelin ei vastannut ajoissa.',
}

/** What to tell of a failed read: the server's own words (undefined where it gave none), or why there is no answer. */
export const readFailure = (error: unknown) => failureText(error, unanswered)

/** The server's own words of a failed call, or those for the reason why there is no answer. */
export function failureText(error: unknown, words: Record<NoAnswerReason, string>): string | undefined {
  if (error instanceof ApiError) return error.detail
  return words[error instanceof NoAnswer ? error.reason : 'unreachable']
}
