import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Assistant, Turn } from '../../src/features/chat/assistant/assistant.ts'

/** Takes a talk's messages one after another, and gives the answer to the last; spaces are plain. */
export function talkWith(assistant: Assistant, products: readonly ProductWithDetails[]) {
  return (...messages: string[]) => {
    const history: Turn[] = []
    const answers = messages.map((text) => {
      const answer = assistant.answer(text, { products }, history)
      history.push({ text, isBot: false }, { text: answer.reply, isBot: true })
      return answer
    })
    const last = answers.at(-1)
    return { ...last, reply: (last?.reply ?? '').replaceAll(/[\u00A0\u202F]/g, ' ') }
  }
}
