import { expect, it } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = ['Aino Virtanen', 'Eero Laine', 'Eero Mäki', 'Åke Öhman'].map((name) => ({ id: name, name }))
const named = (text: string) => mentionedIn(text, people).map(({ name }) => name)

it.each([
  ['@Aino Virtanen, katsotko?', ['Aino Virtanen']],
  ['Katsotko @aino?', ['Aino Virtanen']],
  ['(@Åke Öhman)', ['Åke Öhman']],
  ['@Aino.', ['Aino Virtanen']],
  ['@Eero', []],
  ['@Eero Mäki ja @Aino', ['Aino Virtanen', 'Eero Mäki']],
  ['@Ainola', []],
  ['posti@aino.fi', []],
  ['@aino.fi', []],
  ['Aino Virtanen', []],
])('%s names %j', (text, names) => {
  expect(named(text)).toEqual(names)
})

it('a name with characters that mean something in patterns is a name', () => {
  expect(mentionedIn('@A.B. (myynti)', [{ id: '1', name: 'A.B. (myynti)' }])).toHaveLength(1)
})
