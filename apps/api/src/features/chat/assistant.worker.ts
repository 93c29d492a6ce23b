import { parentPort } from 'node:worker_threads'
import { type Assistant, createAssistant, type Learned, learnFrom } from './assistant/assistant.ts'
import { loadKnowledge, withShop } from './assistant/knowledge.ts'
import { loadLearned } from './assistant/learned/load-learned.ts'
import type { AssistantCall, AssistantResult, Live } from './assistant-thread.ts'

const content = await loadKnowledge()
let learned: Learned | undefined
let current: { told: string; assistant: Assistant } | undefined

/** The assistant that knows this shop. It is made anew when anything that staff write of it has changed, and learns only once. */
function knowing(live: Live): Assistant {
  const products = [live.products, live.unshown].map((each) => each.map(({ id, version }) => [id, version]))
  const told = JSON.stringify([live.settings.versions, products, live.faq])
  if (current?.told === told) return current.assistant
  const knowledge = withShop(content, live)
  learned ??= learnFrom(knowledge, loadLearned(content))
  current = { told, assistant: createAssistant(knowledge, learned) }
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
