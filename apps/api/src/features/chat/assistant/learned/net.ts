import { softmax } from './softmax.ts'
import type { Read } from './vocabulary.ts'

/**
 * A network with one hidden layer. What a question's parts speak for is added up in `width` sums that all classes share, so that what
 * the questions of one class teach of a word counts for the others; each part's share of a sum is a byte, times the part's step.
 */
export interface Net {
  width: number
  classes: number
  steps: Float32Array
  parts: Int8Array
  /** What the sums begin with, and below nought they are nothing. */
  levels: Float32Array
  /** How much each sum speaks for each class, class by class, and what a class begins with. */
  weights: Float32Array
  leanings: Float32Array
}

/** How likely each class is, together 1. */
export function likelihoodsOf({ width, steps, parts, levels, weights, leanings }: Net, read: Read): Float64Array {
  const sums = Float64Array.from(levels)
  for (let at = 0; at < read.rows.length; at += 1) {
    const row = read.rows[at] ?? 0
    const part = (read.weights[at] ?? 0) * (steps[row] ?? 0)
    for (let each = 0; each < width; each += 1) sums[each] = (sums[each] ?? 0) + part * (parts[row * width + each] ?? 0)
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
