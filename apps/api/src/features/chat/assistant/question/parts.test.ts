import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createMeaningFinder } from '../learned/meanings.ts'
import { createAskingReader, createListing } from './parts.ts'
import { createSlotReader } from './slot-reader.ts'

const { knowledge } = await shopKnowledge()
const { read, asks } = createAskingReader(
  createMeaningFinder(knowledge),
  knowledge,
  createListing(createSlotReader(knowledge)),
)

it.each([
  [
    'Paljonko EVO maksaa ja kuinka monta pistorasiaa siinä on?',
    ['Paljonko EVO maksaa', 'kuinka monta pistorasiaa siinä on'],
  ],
  ['Vad kostar den och hur länge gäller garantin?', ['Vad kostar den', 'hur länge gäller garantin']],
  ['How heavy is it, and can one person carry it?', ['How heavy is it', 'can one person carry it']],
  ['kauanko jääkaappi, valot ja telkkari toimii', ['kauanko jääkaappi, valot ja telkkari toimii']],
  ['jos ottas pron ja yhen lisäakun, paljo painaa', ['paljo painaa']],
  ['mitä maksaa PRO ja yks paneeli, ja kauanko tulo kestää', ['mitä maksaa PRO ja yks paneeli', 'kauanko tulo kestää']],
  ['Vad kostar frakten för EVO, 21600?', ['Vad kostar frakten för EVO']],
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
  expect(asks('someone knocks it off the jetty')).toBe(false)
  expect(asks('puhelin ja kaiutin: kumpi riittää')).toBe(true)
})
