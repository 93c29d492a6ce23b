import { shuffled } from './shuffled.ts'
import { softmax } from './softmax.ts'
import type { Read } from './vocabulary.ts'

/**
 * A logistic regression. Each row has cells for the classes that it speaks for or against, in their order: how many classes on from
 * the one before, in a byte, and its weight in another, times the row's step. Where the next one is farther, cells of no weight lead to it.
 */
export interface Linear {
  classes: number
  steps: Float32Array
  /** Where the cells of each row begin, and last where they end. */
  starts: Uint32Array
  cells: Uint8Array
  weights: Int8Array
}

export interface LinearOptions {
  epochs: number
  rate: number
}

const linearOptions: LinearOptions = { epochs: 4, rate: 6 }

/** A step that moves a class by less is not worth its time. */
const LEAST_STEP = 5e-3
/** Weights that are less change no answer, and are most of all. */
const LEAST_WEIGHT = 0.2

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
    const step = rate / (1 + epoch) ** 1.5
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
  return inCells(weights, rows, classes)
}

/** How likely each class is, together 1. */
export function likelihoods({ classes, steps, starts, cells, weights }: Linear, read: Read): Float64Array {
  const scores = new Float64Array(classes)
  for (let at = 0; at < read.rows.length; at += 1) {
    const row = read.rows[at] ?? 0
    const part = (read.weights[at] ?? 0) * (steps[row] ?? 0)
    const end = starts[row + 1] ?? 0
    let each = 0
    for (let cell = starts[row] ?? 0; cell < end; cell += 1) {
      each += cells[cell] ?? 0
      scores[each] = (scores[each] ?? 0) + part * (weights[cell] ?? 0)
    }
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

function inCells(whole: Float32Array, rows: number, classes: number): Linear {
  const cells: number[] = []
  const weights: number[] = []
  const [steps, starts] = [new Float32Array(rows), new Uint32Array(rows + 1)]
  for (let row = 0; row < rows; row += 1) {
    const own = whole.subarray(row * classes, (row + 1) * classes)
    const step = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
    steps[row] = step
    let before = 0
    for (let each = 0; each < classes; each += 1) {
      const weight = own[each] ?? 0
      if (!isTold(weight)) continue
      for (; each - before > FARTHEST; before += FARTHEST) {
        cells.push(FARTHEST)
        weights.push(0)
      }
      cells.push(each - before)
      weights.push(Math.round(weight / step))
      before = each
    }
    starts[row + 1] = cells.length
  }
  return { classes, steps, starts, cells: Uint8Array.from(cells), weights: Int8Array.from(weights) }
}

/** What a byte holds. */
const FARTHEST = 255

const isTold = (weight: number) => Math.abs(weight) >= LEAST_WEIGHT
