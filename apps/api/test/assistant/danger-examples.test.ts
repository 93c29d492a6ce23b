import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../../src/features/chat/assistant/knowledge.ts'
import { languages } from '../../src/features/chat/assistant/passages.ts'
import { HARMLESS } from '../../src/features/chat/assistant/safety/safety-content.ts'

const { safety } = await loadKnowledge()
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
