import { describe, expect, it } from 'vitest'
import { learnLinear, likelihoods } from './linear.ts'
import { partsOf } from './question-features.ts'
import { readIn, vocabularyOf } from './vocabulary.ts'

const examples = [
  ...['akku haisee', 'haisee palaneelle', 'laite savuaa', 'savua tulee'].map((text) => ({ text, answer: 0 })),
  ...['mitä evo maksaa', 'paljonko pro maksaa', 'missä pakettini on', 'paketti myöhässä'].map((text) => ({
    text,
    answer: 1,
  })),
].map(({ text, answer }) => ({ parts: partsOf(text), answer }))
const vocabulary = vocabularyOf(
  examples.map(({ parts }) => parts),
  1,
)
const read = (text: string) => readIn(vocabulary, partsOf(text))
const learn = () =>
  learnLinear(
    examples.map(({ parts, answer }) => ({ read: readIn(vocabulary, parts), answer })),
    { rows: vocabulary.hashes.length, classes: 2 },
  )

describe('a regression', () => {
  it('tells classes of words that it has seen only in other forms', () => {
    const learned = learn()
    for (const text of ['savuttaa', 'haiseeko se']) expect(likelihoods(learned, read(text))[0]).toBeGreaterThan(0.6)
    for (const text of ['maksaako', 'paketista']) expect(likelihoods(learned, read(text))[1]).toBeGreaterThan(0.6)
  })

  it('gives likelihoods that are 1 together, also of words that it has never seen', () => {
    for (const text of ['akku', 'zzz qqq', '']) {
      const told = likelihoods(learn(), read(text))
      expect(told.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      for (const each of told) expect(each).toBeGreaterThan(0)
    }
  })

  it('learns the same from the same', () => {
    expect(learn()).toEqual(learn())
  })
})

describe('the parts of a question', () => {
  it('read all numbers alike', () => {
    expect(partsOf('60 w')).toEqual(partsOf('75 w'))
    expect(partsOf('60 w')).not.toEqual(partsOf('60 h'))
  })

  it('tell one who is grown from a child', () => {
    expect(partsOf('poikani on 17-vuotias')).toEqual(partsOf('poikani on 65 vuotias'))
    expect(partsOf('poikani on 3-vuotias')).toEqual(partsOf('poikani on 5-vuotias'))
    expect(partsOf('poikani on 3-vuotias')).not.toEqual(partsOf('poikani on 17-vuotias'))
  })

  it('hold the meanings that are named', () => {
    expect(partsOf('akku', ['battery', 'hot']).hashes.length).toBe(partsOf('akku').hashes.length + 3)
  })
})
