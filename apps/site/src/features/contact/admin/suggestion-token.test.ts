import { expect, it } from 'vitest'
import { fuzzyRank, tokenAt, withSuggestion } from './suggestion-token.ts'

it.each([
  ['@ai', '@', 'ai'],
  ['Hei @Aino Vi', '@', 'Aino Vi'],
  ['(@', '@', ''],
  ['rivi\n/toi', '/', 'toi'],
  ['posti@ai', '@', undefined],
  ['1/2', '/', undefined],
  ['@ai\nno', '@', undefined],
  ['@ hei', '@', undefined],
  [`@${'x'.repeat(41)}`, '@', undefined],
])('in %j the mark %s looks for %j', (text, mark, query) => {
  expect(tokenAt(text, text.length, mark)?.query).toBe(query)
})

it('what is chosen comes in the place of what was typed, the rest stays', () => {
  const text = 'Hei @ai, katso'
  const token = tokenAt(text, 7, '@') ?? expect.fail('no token')
  expect(withSuggestion(text, token, '@Aino Virtanen')).toEqual({ text: 'Hei @Aino Virtanen, katso', caret: 18 })
})

it('names are found by their beginning, by a word, by a part and by some of their letters, in this order', () => {
  const ranks = ['Toimitusaika', 'Arvio toimituksesta', 'Kotiintoimitus', 'Takuun oikea ilmoitus', 'Takuu']
  expect(ranks.map((name) => fuzzyRank(name, 'toim'))).toEqual([0, 1, 2, 3, undefined])
  expect(fuzzyRank('Takuu', '')).toBe(0)
})
