import { type Assistant, createAssistant } from './assistant/assistant.ts'
import { loadKnowledge } from './assistant/knowledge.ts'

/** Gives the assistant, built once; what failed to load is tried again with the next question. */
export function createAssistantLoader(): () => Promise<Assistant> {
  let loaded: Promise<Assistant> | undefined
  return () => {
    loaded ??= loadKnowledge()
      .then(createAssistant)
      .catch((error: unknown) => {
        loaded = undefined
        throw error
      })
    return loaded
  }
}
