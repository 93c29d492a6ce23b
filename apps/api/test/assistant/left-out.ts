import type { SafetyExample } from '../../src/features/chat/assistant/safety/safety-content.ts'

const PARTS = 5

/** Lines that follow one another are often turns of one phrase, and are left out together. */
const TOGETHER = 3

/**
 * Divides the examples for learning five times from four parts of them and asking about the fifth. Every part has some
 * of each danger in each language.
 */
export function leftOut(examples: readonly SafetyExample[]): { learned: SafetyExample[]; asked: SafetyExample[] }[] {
  const seen = new Map<string, number>()
  const parts = examples.map(({ language, topic }) => {
    const before = seen.get(`${language} ${topic}`) ?? 0
    seen.set(`${language} ${topic}`, before + 1)
    return Math.floor(before / TOGETHER) % PARTS
  })
  return Array.from({ length: PARTS }, (_, part) => ({
    learned: examples.filter((_, at) => parts[at] !== part),
    asked: examples.filter((_, at) => parts[at] === part),
  }))
}
