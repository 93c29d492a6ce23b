import { parentPort } from 'node:worker_threads'
import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { loadKnowledge, withShop } from './assistant/knowledge.ts'
import type { AssistantCall, AssistantResult, Live } from './assistant-thread.ts'

const content = await loadKnowledge()
let current: { told: string; assistant: Assistant } | undefined

/** The assistant that knows this shop. It is made anew when anything that staff write of it has changed. */
function knowing(live: Live): Assistant {
  const told = JSON.stringify([live.settings.versions, live.products.map(({ id, version }) => [id, version]), live.faq])
  if (current?.told !== told) current = { told, assistant: createAssistant(withShop(content, live)) }
  return current.assistant
}

function result({ ask }: AssistantCall) {
  const assistant = knowing(ask.live)
  if (ask.kind === 'retrieve') return assistant.retrieve(ask.question, ask.limit)
  return assistant.answer(ask.question, ask.live, ask.history)
}

parentPort?.on('message', (call: AssistantCall) => {
  const answer: AssistantResult = { id: call.id, value: result(call) }
  parentPort?.postMessage(answer)
})
