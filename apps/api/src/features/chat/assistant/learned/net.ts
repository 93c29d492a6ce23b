import { softmax } from './softmax.ts'
import type { Read } from './vocabulary.ts'

/**
 * A network with one hidden layer. What a question's parts speak for is added up in `width` sums that all classes share, so that what
 * the questions of one class teach of a word counts for the others; each part's share of a sum is half a byte (less `NOUGHT`, from −7 to
 * 7), times the part's step.
 */
export interface Net {
  width: number
  classes: number
  steps: Float32Array
  /** Two shares in a byte, the first one in its lower half. */
  parts: Uint8Array
  /** What the sums begin with, and below nought they are nothing. */
  levels: Float32Array
  /** How much each sum speaks for each class, class by class, and what a class begins with. */
  weights: Float32Array
  leanings: Float32Array
}

/** What stands for nought in half a byte, and how far a share may be from it. */
export const NOUGHT = 8
export const MOST_STEPS = 7

/** How likely each class is, together 1. */
export function likelihoodsOf({ width, steps, parts, levels, weights, leanings }: Net, read: Read): Float64Array {
  const sums = Float64Array.from(levels)
  for (let at = 0; at < read.rows.length; at += 1) {
    const row = read.rows[at] ?? 0
    const part = (read.weights[at] ?? 0) * (steps[row] ?? 0)
    for (let each = 0, from = (row * width) / 2; each < width; each += 2, from += 1) {
      const both = parts[from] ?? 0
      sums[each] = (sums[each] ?? 0) + part * ((both & 15) - NOUGHT)
      sums[each + 1] = (sums[each + 1] ?? 0) + part * ((both >> 4) - NOUGHT)
    }
  }
  const scores = Float64Array.from(leanings)
  for (let of = 0; of < scores.length; of += 1) {
    let score = scores[of] ?? 0
    for (let each = 0; each < width; each += 1)
      score += Math.max(0, sums[each] ?? 0) * (weights[of * width + each] ?? 0)
    scores[of] = score
  }
  softmax(scores)
  return scores
}
