import { describe, expect, it } from 'vitest'
import { learnNet, netOptions } from './learn-net.ts'
import { fromFile, inFile } from './learned-file.ts'
import { learnLinear } from './linear.ts'
import { likelihoodsOf } from './net.ts'
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
const told = examples.map(({ parts, answer }) => ({ read: readIn(vocabulary, parts), answer }))
const size = { rows: vocabulary.hashes.length, classes: 2 }
const learn = () =>
  learnNet(
    told,
    { hashes: vocabulary.hashes, classes: size.classes },
    { ...netOptions, width: 16, epochs: 60, batch: 4 },
  )

describe('a network', () => {
  it('tells classes of words that it has seen only in other forms', () => {
    const learned = learn()
    for (const text of ['savuttaa', 'haiseeko se']) expect(likelihoodsOf(learned, read(text))[0]).toBeGreaterThan(0.6)
    for (const text of ['maksaako', 'paketista']) expect(likelihoodsOf(learned, read(text))[1]).toBeGreaterThan(0.6)
  })

  it('gives likelihoods that are 1 together, also of words that it has never seen', () => {
    for (const text of ['akku', 'zzz qqq', '']) {
      const likely = likelihoodsOf(learn(), read(text))
      expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      for (const each of likely) expect(each).toBeGreaterThan(0)
    }
  })

  it('learns the same from the same', () => {
    expect(learn()).toEqual(learn())
  })

  it('is the same in a file', () => {
    const learned = {
      intents: ['danger.smell', 'price.how-much'],
      words: ['akku', 'maksaa'],
      vocabulary,
      ofIntents: learn(),
      ofLanguages: learnLinear(told, size),
    }
    expect(fromFile(inFile(learned))).toEqual(learned)
  })
})
