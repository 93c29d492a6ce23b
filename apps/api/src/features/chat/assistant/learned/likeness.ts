import type { MeaningFinder } from './meanings.ts'
import { partsOf } from './question-features.ts'
import { rarityOf, type Vocabulary } from './vocabulary.ts'

/** The parts of a question that tell most of it, by their hashes, with their weights; together of length one. */
export type Vector = ReadonlyMap<number, number>

/** A question's other parts tell little of it. */
const TELLING = 48

/** Reads questions so that their likeness can be told: by what their words mean, and by words that nobody has asked with before, too. */
export const createVectors =
  (vocabulary: Vocabulary, meaningsOf: MeaningFinder) =>
  (text: string): Vector => {
    const { hashes, tells } = partsOf(text, meaningsOf(text))
    const parts = Array.from(hashes, (hash, at) => [hash, (tells[at] ?? 0) * rarityOf(vocabulary, hash)] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, TELLING)
    const length = Math.sqrt(parts.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
    return new Map(parts.map(([hash, weight]) => [hash, weight / length]))
  }

/** How alike the questions of an index are to another, from 0 to 1, by their numbers. */
export interface LikenessIndex {
  add(vector: Vector): number
  nearestTo(vector: Vector): { at: number; likeness: number } | undefined
}

/** An index of questions: whichever share a part with another are found by it. */
export function createLikenessIndex(): LikenessIndex {
  /** The questions that have a part, each followed by the part's weight: one list of numbers takes a third of the room of pairs. */
  const holders = new Map<number, number[]>()
  let count = 0
  return {
    add(vector) {
      for (const [hash, weight] of vector) {
        const those = holders.get(hash)
        if (those) those.push(count, weight)
        else holders.set(hash, [count, weight])
      }
      count += 1
      return count - 1
    },
    nearestTo(vector) {
      const likeness = new Float64Array(count)
      for (const [hash, weight] of vector) {
        const those = holders.get(hash) ?? NONE
        for (let each = 0; each < those.length; each += 2) {
          const at = those[each] ?? 0
          likeness[at] = (likeness[at] ?? 0) + weight * (those[each + 1] ?? 0)
        }
      }
      let best = 0
      for (let at = 1; at < count; at += 1) if ((likeness[at] ?? 0) > (likeness[best] ?? 0)) best = at
      return count > 0 ? { at: best, likeness: likeness[best] ?? 0 } : undefined
    },
  }
}

const NONE: readonly number[] = []
