import { learn } from '../learned/classifier.ts'
import { featuresOf } from '../learned/features.ts'
import { type Language, languages } from '../passages.ts'

/** The language of a text, or undefined where it is less likely than `sure` (0–1). */
export type LanguageGuess = (text: string, sure: number) => Language | undefined

/** Learns from texts how the languages look. */
export function createLanguageGuess(examples: readonly { text: string; language: Language }[]): LanguageGuess {
  const likelihoods = learn(
    languages,
    examples.map(({ text, language }) => ({ features: featuresOf(text), class: language })),
  )
  return (text, sure) => [...likelihoods(featuresOf(text))].find(([, likelihood]) => likelihood >= sure)?.[0]
}
