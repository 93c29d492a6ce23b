import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createCorrections } from './corrections.ts'

const { knowledge } = await shopKnowledge()
const corrected = createCorrections(knowledge.words)

it.each([
  ['pumppu 500 w tai siis 800 w ja valot', 'pumppu 800 w ja valot'],
  ['kaks poltinta ei ku yks, 150 w', 'yks poltinta, 150 w'],
  ['pari lamppuu ei ku kolme', 'kolme lamppuu'],
  ['fritös 3 kw nej vänta 2 kw', 'fritös 2 kw'],
  ['two lamps, no wait, three', 'three lamps,'],
])('%s is read as %s', (text, told) => {
  expect(corrected(text)).toBe(told)
})

it.each(['ei ku kysyn vaan', 'kaks lamppua', 'en ota ei kun jätän sen'])('%s corrects no number', (text) => {
  expect(corrected(text)).toBe(text)
})
