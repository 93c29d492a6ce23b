import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createMeaningFinder } from '../learned/meanings.ts'
import { createAskingReader } from './parts.ts'

const { knowledge } = await shopKnowledge()
const { read, asks } = createAskingReader(createMeaningFinder(knowledge), knowledge.followUps)

it.each([
  [
    'Paljonko EVO maksaa ja kuinka monta pistorasiaa siinä on?',
    ['Paljonko EVO maksaa', 'kuinka monta pistorasiaa siinä on'],
  ],
  ['Vad kostar den och hur länge gäller garantin?', ['Vad kostar den', 'hur länge gäller garantin']],
  ['How heavy is it, and can one person carry it?', ['How heavy is it', 'can one person carry it']],
  ['kauanko jääkaappi, valot ja telkkari toimii', ['kauanko jääkaappi, valot, telkkari toimii']],
  ['PRO:n hinta sekä toimituskulut', ['PRO:n hinta', 'toimituskulut']],
])('%s', (text, questions) => {
  expect(read(text).questions).toEqual(questions)
})

it('takes what tells the situation for no question', () => {
  const { questions } = read('Olen yrittäjä, ja meillä on kaksi asemaa. Voiko niitä vuokrata?')
  expect(questions).toEqual(['Voiko niitä vuokrata'])
})

it('knows what asks by its words, without a question mark', () => {
  expect(asks('onnistuuks lataus autossa')).toBe(true)
  expect(asks('ostin aseman eilen')).toBe(false)
})
