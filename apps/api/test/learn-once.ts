import { loadKnowledge } from '../src/features/chat/assistant/knowledge.ts'
import { loadLearned } from '../src/features/chat/assistant/learned/load-learned.ts'

/** Learns what the assistant is asked before any test waits for it; what has been learned from the same content is kept in `.cache`. */
export default async function learnOnce(): Promise<void> {
  loadLearned(await loadKnowledge())
}
