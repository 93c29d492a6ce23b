import { shuffled } from './shuffled.ts'
import { softmax } from './softmax.ts'
import type { Read } from './vocabulary.ts'

/** A logistic regression: for each row a weight for each class in a byte, times the row's step. */
export interface Linear {
  weights: Int8Array
  steps: Float32Array
  classes: number
}

export interface LinearOptions {
  epochs: number
  rate: number
}

export const linearOptions: LinearOptions = { epochs: 4, rate: 6 }

/** A step that moves a class by less is not worth its time. */
const LEAST_STEP = 5e-3

/** Learns classes from examples. The same examples always give the same weights. */
export function learnLinear(
  examples: readonly { read: Read; answer: number }[],
  size: { rows: number; classes: number },
  { epochs, rate }: LinearOptions = linearOptions,
): Linear {
  const { rows, classes } = size
  const weights = new Float32Array(rows * classes)
  const scores = new Float64Array(classes)
  const order = shuffled(examples)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate / (1 + epoch / 2)
    for (const { read, answer } of order) {
      judge(read, weights, scores)
      const moved: number[] = []
      for (let each = 0; each < classes; each += 1) {
        scores[each] = step * ((each === answer ? 1 : 0) - (scores[each] ?? 0))
        if (Math.abs(scores[each] ?? 0) > LEAST_STEP) moved.push(each)
      }
      for (let at = 0; at < read.rows.length; at += 1) {
        const row = (read.rows[at] ?? 0) * classes
        const part = read.weights[at] ?? 0
        for (const each of moved) weights[row + each] = (weights[row + each] ?? 0) + part * (scores[each] ?? 0)
      }
    }
  }
  return inBytes(weights, rows, classes)
}

/** How likely each class is, together 1. */
export function likelihoods({ weights, steps, classes }: Linear, read: Read): Float64Array {
  const scores = new Float64Array(classes)
  for (let at = 0; at < read.rows.length; at += 1) {
    const row = read.rows[at] ?? 0
    const part = (read.weights[at] ?? 0) * (steps[row] ?? 0)
    const from = row * classes
    for (let each = 0; each < classes; each += 1)
      scores[each] = (scores[each] ?? 0) + part * (weights[from + each] ?? 0)
  }
  softmax(scores)
  return scores
}

/** Writes how likely each class is into `scores`. */
function judge({ rows, weights: parts }: Read, weights: Float32Array, scores: Float64Array): void {
  const classes = scores.length
  scores.fill(0)
  for (let at = 0; at < rows.length; at += 1) {
    const from = (rows[at] ?? 0) * classes
    const part = parts[at] ?? 0
    for (let each = 0; each < classes; each += 1)
      scores[each] = (scores[each] ?? 0) + part * (weights[from + each] ?? 0)
  }
  softmax(scores)
}

function inBytes(weights: Float32Array, rows: number, classes: number): Linear {
  const bytes = new Int8Array(weights.length)
  const steps = new Float32Array(rows)
  for (let row = 0; row < rows; row += 1) {
    let most = 0
    for (let at = row * classes; at < (row + 1) * classes; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0))
    const step = most / 127 || 1
    steps[row] = step
    for (let at = row * classes; at < (row + 1) * classes; at += 1) bytes[at] = Math.round((weights[at] ?? 0) / step)
  }
  return { weights: bytes, steps, classes }
}
