import { describe, expect, it } from 'vitest'
import { DEVELOPMENT, readConversations } from '../../../../../test/assistant/development.ts'
import { shopKnowledge } from '../../../../../test/assistant/shop-knowledge.ts'
import { createAssistant } from '../assistant.ts'
import { isTalk } from '../intents/intent-content.ts'
import { languages } from '../passages.ts'
import { replyTexts } from './reply-texts.ts'

const { knowledge, products, learn } = await shopKnowledge()
const assistant = createAssistant(knowledge, learn())
const ask = (question: string) => assistant.answer(question, { products })
const offerable = knowledge.intents.intents.filter(({ id, admit }) => !admit && !isTalk(id))

describe('what may have been meant', () => {
  const answers = readConversations(DEVELOPMENT).map(({ turns: [question = ''] }) => ask(question))
  const offering = answers.filter(({ meant }) => meant)

  it('is offered where it is not sure what was asked, in the language of the question', () => {
    expect(offering.length).toBeGreaterThan(10)
    for (const { meant, language, certainty, isSafety, warns } of offering) {
      expect(certainty).not.toBe('sure')
      expect([isSafety, !!warns]).toEqual([false, false])
      expect(meant?.lead).toBe(replyTexts[language].meant)
    }
  })

  it('is up to three questions, none of which the answer answers already', () => {
    for (const { meant, reply } of offering) {
      expect(new Set(meant?.questions).size).toBe(meant?.questions.length)
      expect(meant?.questions.length).toBeLessThanOrEqual(3)
      for (const question of meant?.questions ?? []) expect(reply).not.toContain(ask(question).reply)
    }
  })

  it.each(['Paljonko Ark PRO maksaa?', 'Ark PRO savuaa ja palaa', 'kiitos'])('is not offered beside %s', (question) =>
    expect(ask(question)).not.toHaveProperty('meant'),
  )
})

describe.each(languages)('the question by which an intent is offered, %s', (language) => {
  const titled = offerable.filter(({ titles }) => titles[language])

  it('stands by itself', () => {
    for (const { titles } of titled) expect(titles[language]).toMatch(/^[\p{Lu}\d].+\?$/u)
  })

  it('is answered surely', () => {
    const unsure = titled.filter(({ titles }) => ask(titles[language] ?? '').certainty !== 'sure')
    expect(unsure.length).toBeLessThan(titled.length * 0.02)
  })
})
