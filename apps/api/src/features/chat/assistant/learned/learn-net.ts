import { type LearnedNumbers, learnedNumbers } from './learned-numbers.ts'
import type { Net } from './net.ts'
import { softmax } from './softmax.ts'
import type { Read } from './vocabulary.ts'

export interface NetOptions {
  width: number
  epochs: number
  rate: number
  /** Examples that are learned at once. */
  batch: number
  /** Shares of the parts and of the sums that are left out at random, so that no answer hangs on a few of them. */
  partsLeftOut: number
  sumsLeftOut: number
}

export const netOptions: NetOptions = {
  width: 128,
  epochs: 6,
  rate: 0.004,
  batch: 128,
  partsLeftOut: 0.3,
  sumsLeftOut: 0.2,
}

/** How far numbers are from nought at first. */
const SPREAD = 0.2
/** The last steps are this part of the first. */
const LAST_RATE = 0.02
/** What moves a class by less is not worth its time. */
const LEAST_SLOPE = 1e-3

interface Example {
  read: Read
  answer: number
}

/** Learns classes from examples. The same examples always give the same network. */
export function learnNet(
  examples: readonly Example[],
  { rows, classes }: { rows: number; classes: number },
  { width, epochs, rate, batch, partsLeftOut, sumsLeftOut }: NetOptions = netOptions,
): Net {
  const random = chance()
  const around = (spread: number) => () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * spread
  const parts = learnedNumbers(rows, width, around(SPREAD))
  const levels = learnedNumbers(1, width, () => 0)
  const weights = learnedNumbers(classes, width, around(1 / Math.sqrt(3 * width)))
  const leanings = learnedNumbers(1, classes, () => 0)
  const all = [parts, levels, weights, leanings]

  const sums = new Float32Array(width)
  /** How much of each sum is told: nothing of one below nought, or left out. */
  const told = new Float32Array(width)
  const back = new Float32Array(width)
  const scores = new Float64Array(classes)
  const tell = (leftOut: number) => (random() < leftOut ? 0 : 1 / (1 - leftOut))

  function learn({ read, answer }: Example): void {
    const shares = read.weights.map((weight) => weight * tell(partsLeftOut))
    addUp(read.rows, shares, parts.values, sums, levels.values)
    for (let each = 0; each < width; each += 1) {
      told[each] = (sums[each] ?? 0) > 0 ? tell(sumsLeftOut) : 0
      sums[each] = (sums[each] ?? 0) * (told[each] ?? 0)
    }
    judge(sums, weights.values, leanings.values, scores)
    correct(answer)
    for (let at = 0; at < read.rows.length; at += 1) {
      const row = read.rows[at] ?? 0
      const share = shares[at] ?? 0
      if (share === 0) continue
      parts.touch(row)
      for (let each = 0; each < width; each += 1) add(parts, row * width + each, share * (back[each] ?? 0))
    }
  }

  /** What each class should have been told more or less by, and each sum through them. */
  function correct(answer: number): void {
    back.fill(0)
    for (let of = 0; of < classes; of += 1) {
      const slope = (scores[of] ?? 0) - (of === answer ? 1 : 0)
      if (Math.abs(slope) < LEAST_SLOPE) continue
      weights.touch(of)
      leanings.slopes[of] = (leanings.slopes[of] ?? 0) + slope
      for (let each = 0, at = of * width; each < width; each += 1, at += 1) {
        back[each] = (back[each] ?? 0) + slope * (weights.values[at] ?? 0)
        weights.slopes[at] = (weights.slopes[at] ?? 0) + slope * (sums[each] ?? 0)
      }
    }
    for (let each = 0; each < width; each += 1) {
      back[each] = (back[each] ?? 0) * (told[each] ?? 0)
      levels.slopes[each] = (levels.slopes[each] ?? 0) + (back[each] ?? 0)
    }
  }

  const batches = epochs * Math.ceil(examples.length / batch)
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = inDisorder(examples, random)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      for (const example of some) learn(example)
      levels.touch(0)
      leanings.touch(0)
      done += 1
      const pace = rate * Math.max(LAST_RATE, 1 - done / batches)
      for (const numbers of all) numbers.step(pace, some.length)
    }
  }
  return {
    width,
    classes,
    ...inBytes(parts.values, rows, width),
    levels: levels.values,
    weights: weights.values,
    leanings: leanings.values,
  }
}

const add = ({ slopes }: LearnedNumbers, at: number, slope: number) => {
  slopes[at] = (slopes[at] ?? 0) + slope
}

/** Writes into `sums` what the parts of a question speak for. */
function addUp(
  rows: Int32Array,
  shares: Float32Array,
  parts: Float32Array,
  sums: Float32Array,
  levels: Float32Array,
): void {
  const width = sums.length
  sums.set(levels)
  for (let at = 0; at < rows.length; at += 1) {
    const share = shares[at] ?? 0
    if (share === 0) continue
    const from = (rows[at] ?? 0) * width
    for (let each = 0; each < width; each += 1) sums[each] = (sums[each] ?? 0) + share * (parts[from + each] ?? 0)
  }
}

/** Writes into `scores` how likely each class is. */
function judge(sums: Float32Array, weights: Float32Array, leanings: Float32Array, scores: Float64Array): void {
  const width = sums.length
  for (let of = 0; of < scores.length; of += 1) {
    let score = leanings[of] ?? 0
    for (let each = 0, at = of * width; each < width; each += 1, at += 1)
      score += (sums[each] ?? 0) * (weights[at] ?? 0)
    scores[of] = score
  }
  softmax(scores)
}

/** Each row's numbers as bytes, times a step of the row's own. */
function inBytes(values: Float32Array, rows: number, width: number): Pick<Net, 'steps' | 'parts'> {
  const [steps, parts] = [new Float32Array(rows), new Int8Array(rows * width)]
  for (let row = 0; row < rows; row += 1) {
    const own = values.subarray(row * width, (row + 1) * width)
    const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127
    steps[row] = step
    if (step > 0)
      for (let each = 0; each < width; each += 1) parts[row * width + each] = Math.round((own[each] ?? 0) / step)
  }
  return { steps, parts }
}

/** Numbers from 0 to 1 that look random and are always the same (xorshift). */
function chance(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

function inDisorder<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
  }
  return order
}
