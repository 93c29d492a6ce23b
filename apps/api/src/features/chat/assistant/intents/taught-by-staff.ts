import { createLikenessIndex, type Vector } from '../learned/likeness.ts'
import type { Guess, Taught, Understanding } from './understanding.ts'

/** From here on a question is what staff have taught; down to there it may be, the likelier, the more alike they are. */
const SAME = 0.78
const OTHER = 0.5

/** Understands questions as before, but for those that are like one that staff have taught: they are of the intent that staff say. */
export function asTaught(
  understanding: Understanding,
  lines: readonly Taught[],
  vectorOf: (text: string) => Vector,
): Understanding {
  if (lines.length === 0) return understanding
  const index = createLikenessIndex()
  for (const { question } of lines) index.add(vectorOf(question))

  function taughtFor(text: string): Guess | undefined {
    const nearest = index.nearestTo(vectorOf(text))
    const intent = nearest && lines[nearest.at]?.intent
    if (!intent || nearest.likeness <= OTHER) return undefined
    return { intent, likelihood: Math.min(1, (nearest.likeness - OTHER) / (SAME - OTHER)) }
  }

  return {
    ...understanding,
    intentsOf(text, prior) {
      const guesses = understanding.intentsOf(text, prior)
      const taught = taughtFor(text)
      return taught ? raised(guesses, taught) : guesses
    },
  }
}

/** The guesses with one that takes its share of the likelihood from all. */
export function raised(guesses: readonly Guess[], { intent, likelihood: share }: Guess): Guess[] {
  const own = guesses.find((guess) => guess.intent === intent)?.likelihood ?? 0
  const others = guesses.filter((guess) => guess.intent !== intent)
  return [
    { intent, likelihood: own * (1 - share) + share },
    ...others.map((guess) => ({ ...guess, likelihood: guess.likelihood * (1 - share) })),
  ].sort((one, other) => other.likelihood - one.likelihood)
}
