import { expect, it } from 'vitest'
import { matchesWords } from './matches-words.ts'

it.each([
  ['Kuinka pitkä takuu on?', 'takuuta', true],
  ['Kuinka pitkä takuu on?', 'TAKUU pitka', true],
  ['Kuinka pitkä takuu on?', 'takuu lataus', false],
  ['Mitä IP67 tarkoittaa?', 'ip67', true],
  ['Mitä IP67 tarkoittaa?', '', true],
  ['Mitä IP67 tarkoittaa?', ' ? ', true],
])('%s has %j: %s', (text, typed, has) => {
  expect(matchesWords(text, typed)).toBe(has)
})
