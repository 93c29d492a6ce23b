import { expect, it } from 'vitest'
import { createAssistant } from './assistant.ts'
import { loadKnowledge } from './knowledge.ts'

const assistant = createAssistant(await loadKnowledge())

it('answers from the site’s own pages and names them', () => {
  const { answered, sources, reply } = assistant.answer('Mitä IP67 tarkoittaa?', { products: [] })
  expect(answered).toBe(true)
  expect(sources[0]?.url).toBe('/general-faqs#mita-ip67-tarkoittaa')
  expect(reply).toContain('pölytiivis')
})
