import { describe, expect, it } from 'vitest'
import { learn } from './classifier.ts'
import { featuresOf } from './features.ts'

const examples = [
  ...['akku haisee', 'haisee palaneelle', 'laite savuaa', 'savua tulee'].map((text) => ({ text, class: 'danger' })),
  ...['mitä evo maksaa', 'paljonko pro maksaa', 'missä pakettini on', 'paketti myöhässä'].map((text) => ({
    text,
    class: 'shop',
  })),
].map(({ text, class: name }) => ({ features: featuresOf(text), class: name }))
const classes = ['danger', 'shop']

describe('a classifier', () => {
  it('tells classes of words that it has seen only in other forms', () => {
    const classify = learn(classes, examples)
    for (const text of ['savuttaa', 'haiseeko se'])
      expect(classify(featuresOf(text)).get('danger')).toBeGreaterThan(0.6)
    for (const text of ['maksaako', 'paketista']) expect(classify(featuresOf(text)).get('shop')).toBeGreaterThan(0.6)
  })

  it('gives likelihoods that are 1 together, also of words that it has never seen', () => {
    for (const text of ['akku', 'zzz qqq', '']) {
      const likelihoods = [...learn(classes, examples)(featuresOf(text)).values()]
      expect(likelihoods.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      for (const each of likelihoods) expect(each).toBeGreaterThan(0)
    }
  })

  it('learns the same from the same', () => {
    const [one, other] = [learn(classes, examples), learn(classes, examples)]
    expect(one(featuresOf('akku maksaa'))).toEqual(other(featuresOf('akku maksaa')))
  })
})

describe('features', () => {
  it('are a vector of length one, and none of an empty text', () => {
    const length = Math.hypot(...featuresOf('Paljonko Ark PRO maksaa?').weights)
    expect(length).toBeCloseTo(1)
    expect(featuresOf('').weights).toHaveLength(0)
  })

  it('read all numbers alike', () => {
    expect(featuresOf('60 w')).toEqual(featuresOf('75 w'))
    expect(featuresOf('60 w')).not.toEqual(featuresOf('60 h'))
  })

  it('hold the concepts that are named', () => {
    expect(featuresOf('akku', ['battery', 'hot']).hashes.length).toBe(featuresOf('akku').hashes.length + 3)
  })
})
