import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../../src/features/chat/assistant/knowledge.ts'
import { languages } from '../../src/features/chat/assistant/passages.ts'
import { createDangerNet } from '../../src/features/chat/assistant/safety/danger-net.ts'
import { createDangerFinder } from '../../src/features/chat/assistant/safety/find-dangers.ts'
import { HARMLESS } from '../../src/features/chat/assistant/safety/safety-content.ts'
import { leftOut } from './left-out.ts'

const { safety, intents } = await loadKnowledge()
const ordinary = intents.examples.map(({ text }) => text)
const find = createDangerFinder(safety)
const ATTEMPT = 120_000
const share = (part: readonly unknown[], all: readonly unknown[]) => part.length / all.length

describe('the examples of dangers', () => {
  it.each(languages)('are many of each danger and of ordinary questions (%s)', (language) => {
    const count = (id: string) =>
      safety.examples.filter((each) => each.language === language && each.topic === id).length
    expect(safety.topics.filter(({ id }) => count(id) < 20).map(({ id }) => id)).toEqual([])
    expect(count(HARMLESS)).toBeGreaterThanOrEqual(350)
  })

  it('stand there once each', () => {
    const lines = safety.examples.map(({ language, text }) => `${language}: ${text}`)
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
  })
})

describe('what is learned from them', () => {
  it(
    'tells dangers of examples that it has not seen',
    () => {
      const judged = leftOut(safety.examples).flatMap(({ learned, asked }) => {
        const net = createDangerNet({ ...safety, examples: learned }, ordinary)
        return asked.map((example) => ({ example, ...net(example.text) }))
      })
      const dangers = judged.filter(({ example }) => example.topic !== HARMLESS)
      const harmless = judged.filter(({ example }) => example.topic === HARMLESS)
      const points = [0.15, 0.3, 0.5].map((limit) => {
        const told = dangers.filter(({ danger }) => danger >= limit)
        const withWords = dangers.filter(
          ({ danger, example }) => danger >= limit || find(example.text).topics.length > 0,
        )
        return {
          limit,
          recall: share(told, dangers),
          withWords: share(withWords, dangers),
          alarms: share(
            harmless.filter(({ danger }) => danger >= limit),
            harmless,
          ),
          topic: share(
            told.filter(({ example, topics }) => topics.some(({ id }) => id === example.topic)),
            told,
          ),
        }
      })
      process.stdout.write(`${JSON.stringify(points, null, 1)}\n`)
      const [likely, , certain] = points
      expect(likely?.recall).toBeGreaterThanOrEqual(0.9)
      expect(likely?.withWords).toBeGreaterThanOrEqual(0.9)
      expect(likely?.topic).toBeGreaterThanOrEqual(0.8)
      expect(likely?.alarms).toBeLessThanOrEqual(0.15)
      expect(certain?.alarms).toBeLessThanOrEqual(0.05)
    },
    ATTEMPT,
  )
})
