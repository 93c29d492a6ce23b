import { wordsOf } from '../safety/word-patterns.ts'
import type { Intent } from './intent-content.ts'
import { raised } from './taught-by-staff.ts'
import type { Understanding } from './understanding.ts'

/** Understands questions as before, but for a title of an intent, word for word: whoever presses one asks it surely. */
export function asTitled(understanding: Understanding, intents: Iterable<Intent>): Understanding {
  const keyOf = (text: string) => wordsOf(text).join(' ')
  const byTitle = new Map(
    [...intents].flatMap(({ id, titles }) => Object.values(titles).map((title) => [keyOf(title), id])),
  )
  return {
    ...understanding,
    intentsOf(text, prior) {
      const guesses = understanding.intentsOf(text, prior)
      const intent = byTitle.get(keyOf(text))
      return intent ? raised(guesses, { intent, likelihood: 1 }) : guesses
    },
  }
}
