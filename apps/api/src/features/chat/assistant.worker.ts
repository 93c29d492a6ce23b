import { parentPort } from 'node:worker_threads'
import type { ProductWithDetails } from '@arkpax/schema/products'
import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { loadKnowledge, withProducts } from './assistant/knowledge.ts'
import type { AssistantCall, AssistantResult } from './assistant-thread.ts'

const content = await loadKnowledge()
let current: { told: string; assistant: Assistant } | undefined

/** The assistant that knows these products. It is made anew when anything that staff write of one has changed. */
function knowing(products: readonly ProductWithDetails[]): Assistant {
  const told = JSON.stringify(products.map(({ id, version }) => [id, version]))
  if (current?.told !== told) current = { told, assistant: createAssistant(withProducts(content, products)) }
  return current.assistant
}

function result({ ask }: AssistantCall) {
  const assistant = knowing(ask.products)
  if (ask.kind === 'retrieve') return assistant.retrieve(ask.question, ask.limit)
  return assistant.answer(ask.question, { products: ask.products }, ask.history)
}

parentPort?.on('message', (call: AssistantCall) => {
  const answer: AssistantResult = { id: call.id, value: result(call) }
  parentPort?.postMessage(answer)
})
