import { plain } from '@arkpax/schema/finnish-terms'
import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { finnishNumeral } from './finnish-numerals.ts'
import { createNumberReader } from './number-words.ts'

it.each([
  ['viissataa', 500],
  ['kahdeksallasadalla', 800],
  ['tuhatviisisataa', 1500],
  ['kakstonnia', 2000],
  ['tonnikaks', 1200],
  ['puolitoistasataa', 150],
  ['sadanviidenkymmenen', 150],
  ['satakakskyt', 120],
  ['parinsadan', 200],
  ['kolkyt', 30],
  ['nelkyt', 40],
  ['kakskytviis', 25],
  ['kahestatoist', 12],
  ['viijelle', 5],
  ['nelisen', 4],
  ['kymmenisen', 10],
  ['kahdellakin', 2],
  ['satasen', 100],
])('%s is %d', (word, value) => {
  expect(finnishNumeral(plain(word))).toBe(value)
})

it.each(['satama', 'yhdessä', 'yhteen', 'kuusen', 'viite', 'viisas', 'paristo', 'satsi', ''])(
  '%s tells no number',
  (word) => {
    expect(finnishNumeral(plain(word))).toBeUndefined()
  },
)

const { knowledge } = await shopKnowledge()
const numbersIn = createNumberReader(knowledge.words)

it.each(['sataa', 'tonnia'])('%s alone tells no number, but how many there are of it', (word) => {
  expect(numbersIn([word], [])).toEqual([])
  expect(numbersIn(['kaks', word], [])).toHaveLength(1)
})
