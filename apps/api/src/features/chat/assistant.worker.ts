import { parentPort } from 'node:worker_threads'
import { giveWayAsThread } from '../../services/give-way.ts'
import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { knownAnswers } from './assistant/intents/known-answers.ts'
import { type Knowledge, loadKnowledge, withShop } from './assistant/knowledge.ts'
import type { LearnedIntents } from './assistant/learned/learned-intents.ts'
import { createLikeQuestions } from './assistant/learned/like-questions.ts'
import { loadLearned } from './assistant/learned/load-learned.ts'
import type { AssistantCall, AssistantResult, Live } from './assistant-thread.ts'

giveWayAsThread()
const content = await loadKnowledge()
let learned: LearnedIntents | undefined
let live: Live | undefined
let current: { told: string; assistant: Assistant; knowledge: Knowledge; learned: LearnedIntents } | undefined
let likeQuestions: ReturnType<typeof createLikeQuestions> | undefined

/** The assistant that knows this shop. It is made anew when anything that staff write of it has changed, and learns only once. */
function knowing(live: Live) {
  const products = [live.products, live.unshown].map((each) => each.map(({ id, version }) => [id, version]))
  const told = JSON.stringify([live.settings.versions, products, live.faq, live.taught])
  if (current?.told === told) return current
  const knowledge = withShop(content, live)
  learned ??= loadLearned(content)
  current = { told, knowledge, learned, assistant: createAssistant(knowledge, learned, live.taught) }
  return current
}

/** Puts like questions together. It goes on from those that it has seen, whatever staff change. */
function like(questions: readonly string[], ofQuestions: LearnedIntents) {
  likeQuestions ??= createLikeQuestions(ofQuestions, content)
  return likeQuestions(questions)
}

function result({ ask, live: told }: AssistantCall): AssistantResult['value'] {
  live = told ?? live
  if (!live) throw new Error('the assistant has been told of no shop')
  const { assistant, knowledge, learned: ofQuestions } = knowing(live)
  if (ask.kind === 'retrieve') return assistant.retrieve(ask.question, ask.limit)
  if (ask.kind === 'guess') return assistant.guesses(ask.question)
  if (ask.kind === 'answers') return knownAnswers(knowledge)
  if (ask.kind === 'like') return like(ask.questions, ofQuestions)
  return assistant.answer(ask.question, live, ask.history)
}

parentPort?.on('message', (call: AssistantCall) => {
  const answer: AssistantResult = { id: call.id, value: result(call) }
  parentPort?.postMessage(answer)
})
