import { expect, it } from 'vitest'
import type { AssistantAnswer } from './assistant-answer.ts'
import { toldOn } from './told-on.ts'

const answer: AssistantAnswer = {
  reply: 'Vaihda pistorasiaa.',
  details: 'Aggregaatilla laske lataustehoa kohdassa P4.',
  sources: [],
  certainty: 'sure',
  answered: true,
  isSafety: false,
  language: 'fi',
  intents: ['code'],
}
const after = (text: string) => [
  { text: 'E06 tuli ruutuun', isBot: false },
  { text, isBot: true },
]

it('who asks on after an answer is told the whole of it', () => {
  const told = toldOn(answer, after('E06. Vaihda pistorasiaa.'))
  expect(told.reply).toBe('Vaihda pistorasiaa.\n\nAggregaatilla laske lataustehoa kohdassa P4.')
  expect(told.details).toBeUndefined()
})

it('what has not been told is told as it is, and so is what is said of a danger, and what has nothing more', () => {
  expect(toldOn(answer, after('Sammuta asema.'))).toBe(answer)
  expect(toldOn(answer, [])).toBe(answer)
  for (const other of [{ ...answer, isSafety: true }, (({ details: _, ...rest }) => rest)(answer)])
    expect(toldOn(other, after('Vaihda pistorasiaa.'))).toBe(other)
})
