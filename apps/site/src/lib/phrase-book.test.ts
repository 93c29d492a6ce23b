import type { Facts } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import { expect, it } from 'vitest'
import { phraseBook } from './phrase-book.ts'

const weight: Record<Language, string> = { fi: '17,5 kg', sv: '17,5 kg', en: '17.5 kg' }
const factsIn = (language: Language): Facts => ({
  get: (name) => (name === 'product.2.weight' ? weight[language] : undefined),
  names: ['product.2.weight'],
})
const entries = [
  { fi: 'Paino [[product.2.weight]].', sv: 'Vikt [[product.2.weight]].', en: 'Weighs [[product.2.weight]].' },
  { fi: 'Paino [[product.9.weight]].', sv: 'Vikt [[product.9.weight]].', en: 'Weighs [[product.9.weight]].' },
]

it('says a text with the figures of its language', () => {
  const english = phraseBook(entries, 'en', factsIn)
  expect(english.say('Paino 17,5 kg.')).toBe('Weighs 17.5 kg.')
  expect(english.languageOf('Weighs 17.5 kg.')).toBeUndefined()
})

it('shows the Finnish text, and tells that it is Finnish, once staff have changed it', () => {
  const swedish = phraseBook(entries, 'sv', factsIn)
  expect(swedish.say('Paino vain 17,5 kg.')).toBe('Paino vain 17,5 kg.')
  expect(swedish.languageOf('Paino vain 17,5 kg.')).toBe('fi')
})

it('says texts that are one whole in one language', () => {
  const swedish = phraseBook(entries, 'sv', factsIn)
  const texts = ['Paino 17,5 kg.', 'Kanna kahdestaan.']
  expect(swedish.sayWhole(texts)).toEqual(texts)
  expect(texts.map(swedish.languageOf)).toEqual(['fi', 'fi'])
})

it('takes a figure or a sign for no language', () => {
  const swedish = phraseBook(entries, 'sv', factsIn)
  expect(swedish.languageOf(swedish.say('2400 W'))).toBeUndefined()
})
