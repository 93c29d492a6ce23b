import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createClockTimes } from './clock-times.ts'

const { knowledge } = await shopKnowledge()
const inHours = createClockTimes(knowledge.words)

it.each([
  ['valot kaheksasta neljään', 'valot 8 h'],
  ['seittemäst puol neljään ollaan', '8.5 h ollaan'],
  ['puol seittemäst yhteentoist', '4.5 h'],
  ['kahdeksasta kahdeksaan', '12 h'],
  ['auki 8:sta 4:ään', 'auki 8 h'],
  ['ilta kuuesta kymmeneen', 'ilta 4 h'],
  ['from 6 pm to midnight', 'from 6 h'],
  ['open 9 am - 5 pm', 'open 8 h'],
  ['från 17 till midnatt', 'från 7 h'],
  ['perjantaista sunnuntaihin', '2 vrk'],
  ['la aamusta su iltaan', 'la 1.5 vrk'],
  ['to illasta su aamuun', 'to 2.5 vrk'],
])('%s is told as %s', (text, told) => {
  expect(inHours(text)).toBe(told)
})

it.each([
  'kahdesta kolmeen tuntia',
  'sen saa yhestä paikasta kolmeen',
  'can I return it from 5 to 10 items',
  'kolmesta lampusta yks',
])('%s tells no time of the clock', (text) => {
  expect(inHours(text)).toBe(text)
})
