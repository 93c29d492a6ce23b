import { expect, it } from 'vitest'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createSlotReader } from '../question/slot-reader.ts'
import { createEvidence } from './evidence.ts'

const { knowledge } = await shopKnowledge()
const read = createSlotReader(knowledge)
const weighed = createEvidence(
  new Map(knowledge.intents.intents.map((intent) => [intent.id, intent])),
  knowledge.settings.terms,
)
const likeliest = (text: string, ...guesses: [string, number][]) =>
  weighed(
    guesses.map(([intent, likelihood]) => ({ intent, likelihood })),
    read(text),
  )[0]?.intent

it('a postcode speaks for carriage, and a number of an order does not', () => {
  const guesses: [string, number][] = [['price.how-much', 0.4]]
  expect(likeliest('mitä maksaa paneeli noutopisteeseen 40100', ...guesses)).toBe('delivery.how-much')
  expect(likeliest('tilausnumero 40100, mitä maksoin', ...guesses)).toBe('price.how-much')
})

it('a figure that is named speaks for it where nothing else is likely', () => {
  expect(likeliest('yhteenlaskettu latausporttien enimmäisteho', ['charge-slower.how', 0.15])).toBe('usb.how-many')
  expect(likeliest('akun kapasiteetti on pudonnut', ['warranty-battery.can', 0.4])).toBe('warranty-battery.can')
})

it('a sum of what is named is a price, and of its energy is not', () => {
  const guesses: [string, number][] = [['order.how', 0.2]]
  expect(likeliest('kaksi PRO:ta ja lisäakku, mitä yhteensä', ...guesses)).toBe('price.how-much')
  expect(likeliest('kaksi PRO:ta, mitä yhteensä wattitunteina', ...guesses)).not.toBe('price.how-much')
})

it('another maker speaks for an admission', () => {
  expect(likeliest('pro vai ecoflow delta', ['advice.which', 0.5], ['outside.versus', 0.24])).toBe('outside.versus')
})

it('what something costs at a place it is to go to is carriage', () => {
  expect(likeliest('mitä maksais saada evo nauvoon, siis sinne', ['price.how-much', 0.9])).toBe('delivery.how-much')
  expect(likeliest('paljonko evo maksaa turussa', ['price.how-much', 0.9])).toBe('price.how-much')
})

it('a word may speak for an intent by itself, and days for a return in time or too late', () => {
  expect(likeliest('mitä varustamo tästä sanoo', ['in-car.can', 0.3])).toBe('carrier-rules.what')
  expect(likeliest('tuli kolme viikkoa sitten, palautus', ['return.late', 0.4], ['return.can', 0.2])).toBe('return.can')
  expect(likeliest('tuli 45 päivää sitten, palautus', ['return.can', 0.4], ['return.late', 0.2])).toBe('return.late')
})
