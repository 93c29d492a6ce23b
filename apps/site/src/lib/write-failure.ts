import { failureText } from './failure-text.ts'
import { NoAnswer, type NoAnswerReason } from './no-answer.ts'

const unanswered: Record<NoAnswerReason, string> = {
  offline: 'Ei verkkoyhteyttä. Muutosta ei tallennettu.',
  unreachable: 'Palvelimeen ei saatu yhteyttä. Tarkista, tallentuiko muutos, ennen kuin yrität uudelleen.',
  timeout:
    'Palvelin ei vastannut ajoissa, joten emme tiedä, tallentuiko muutos. Tarkista tilanne, ennen kuin yrität uudelleen.',
}

/** What to tell of a failed write, and of what is known to be stored. Apart from reads, so that the account stays light. */
export const writeFailure = (error: unknown) => failureText(error, unanswered)

/** A screen's own words for a failed write, and after them why there is no answer, where there is none. */
export const withReason = (words: string, error: unknown): string =>
  error instanceof NoAnswer ? `${words.replace(/\.?$/, '.')} ${unanswered[error.reason]}` : words
