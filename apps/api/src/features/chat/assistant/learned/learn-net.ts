import { AT_ONCE, learningRoom, numbersOf } from './learning-room.ts'
import { MOST_STEPS, type Net, NOUGHT } from './net.ts'
import { softmax } from './softmax.ts'
import type { Read } from './vocabulary.ts'

export interface NetOptions {
  /** A multiple of four. */
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
  width: 192,
  epochs: 6,
  rate: 0.007,
  batch: 512,
  partsLeftOut: 0.3,
  sumsLeftOut: 0.2,
}

/** How far numbers are from nought at first. */
const SPREAD = 0.2
/** The last steps are this part of the first. */
const LAST_RATE = 0.02
/** What moves a class by less is not worth its time. */
const LEAST_SLOPE = 1e-3
/** Every row, table and list begins at an even place. */
const ROOM_FOR_ENDS = 256

interface Example {
  read: Read
  answer: number
}

/**
 * Learns classes from examples, whose parts are rows of these hashes. The same examples always give the same network, and nearly the
 * same ones nearly the same: what is left to chance hangs on each part and example by itself.
 */
export function learnNet(
  examples: readonly Example[],
  { hashes, classes }: { hashes: Int32Array; classes: number },
  { width, epochs, rate, batch, partsLeftOut, sumsLeftOut }: NetOptions = netOptions,
): Net {
  const rows = hashes.length
  const mostParts = examples.reduce((most, { read }) => Math.max(most, read.rows.length), 0)
  const evenClasses = Math.ceil(classes / AT_ONCE) * AT_ONCE
  const tables = [numbersOf(rows, width), numbersOf(1, width), numbersOf(classes, width), numbersOf(1, evenClasses)]
  const lists = 2 * (rows + mostParts + 2 * classes) + 4 * width + classes
  const room = learningRoom(tables.reduce((sum, each) => sum + each, lists) + ROOM_FOR_ENDS)
  const parts = room.learned(rows, width, (row) => around(SPREAD, hashes[row] ?? 0))
  const levels = room.learned(1, width, () => NOTHING)
  const weights = room.learned(classes, width, (of) => around(1 / Math.sqrt(3 * width), of))
  const leanings = room.learned(1, evenClasses, () => NOTHING)

  const sums = room.row(width)
  const back = room.row(width)
  const scores = room.row(classes)
  /** How much of each sum is told: nothing of one below nought, or left out. */
  const told = new Float32Array(width)
  const heard = room.list(mostParts)
  const corrected = room.list(classes)

  function learn({ read, answer }: Example, seed: number): void {
    const random = chance(seed)
    const tell = (leftOut: number) => (random() < leftOut ? 0 : 1 / (1 - leftOut))
    hear(read, tell)
    sums.values.set(levels.values.values)
    room.addRows(sums, parts.values, heard)
    for (let each = 0; each < width; each += 1) told[each] = (sums.values[each] ?? 0) > 0 ? tell(sumsLeftOut) : 0
    times(sums.values, told)
    scores.values.set(leanings.values.values.subarray(0, classes))
    room.addProducts(scores, weights.values, sums)
    softmax(scores.values)
    correct(answer)
    room.addToRows(parts.slopes, heard, back)
    for (let at = 0; at < heard.count; at += 1) parts.touch(heard.rowAt(at))
  }

  function hear({ rows: said, weights: shares }: Read, tell: (leftOut: number) => number): void {
    heard.clear()
    for (let at = 0; at < said.length; at += 1) {
      const share = (shares[at] ?? 0) * tell(partsLeftOut)
      if (share > 0) heard.add(said[at] ?? 0, share)
    }
  }

  /** What each class should have been told more or less by, and each sum through them. */
  function correct(answer: number): void {
    corrected.clear()
    for (let of = 0; of < classes; of += 1) {
      const slope = (scores.values[of] ?? 0) - (of === answer ? 1 : 0)
      if (Math.abs(slope) < LEAST_SLOPE) continue
      corrected.add(of, slope)
      weights.touch(of)
      add(leanings.slopes.values, of, slope)
    }
    back.values.fill(0)
    room.addRows(back, weights.values, corrected)
    room.addToRows(weights.slopes, corrected, sums)
    times(back.values, told)
    for (let each = 0; each < width; each += 1) add(levels.slopes.values, each, back.values[each] ?? 0)
  }

  const seeds = examples.map(({ read }) => seedOf(read, hashes))
  const batches = epochs * Math.ceil(examples.length / batch)
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = examples
      .map((example, at) => ({ example, seed: mixed((seeds[at] ?? 0) + epoch) }))
      .sort((one, other) => one.seed - other.seed)
    for (let from = 0; from < order.length; from += batch) {
      const some = order.slice(from, from + batch)
      for (const { example, seed } of some) learn(example, seed)
      levels.touch(0)
      leanings.touch(0)
      done += 1
      const pace = rate * Math.max(LAST_RATE, 1 - done / batches)
      for (const learned of [parts, levels, weights, leanings]) learned.step(pace, some.length)
    }
  }
  return {
    width,
    classes,
    ...inHalfBytes(parts.values.values, rows, width),
    levels: levels.values.values.slice(),
    weights: weights.values.values.slice(),
    leanings: leanings.values.values.slice(0, classes),
  }
}

function add(numbers: Float32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] ?? 0) + more
}

/** Each number times that of the other row. */
function times(numbers: Float32Array, by: Float32Array): void {
  for (let each = 0; each < numbers.length; each += 1) numbers[each] = (numbers[each] ?? 0) * (by[each] ?? 0)
}

/** Each row's numbers as halves of bytes, times a step of the row's own. */
function inHalfBytes(values: Float32Array, rows: number, width: number): Pick<Net, 'steps' | 'parts'> {
  const [steps, parts] = [new Float32Array(rows), new Uint8Array((rows * width) / 2)]
  for (let row = 0; row < rows; row += 1) {
    const own = values.subarray(row * width, (row + 1) * width)
    const step = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST_STEPS || 1
    const half = (at: number) => Math.round((own[at] ?? 0) / step) + NOUGHT
    steps[row] = step
    for (let at = 0; at < width; at += 2) parts[(row * width + at) / 2] = half(at) | (half(at + 1) << 4)
  }
  return { steps, parts }
}

const NOTHING = () => 0

/** Numbers around nought. */
function around(spread: number, seed: number): () => number {
  const random = chance(mixed(seed))
  return () => (random() + random() + random() + random() - 2) * Math.sqrt(3) * spread
}

/** Numbers from 0 to 1 that look random and are always the same for a seed (xorshift). */
function chance(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** A whole number that tells a question by its parts. */
const seedOf = ({ rows }: Read, hashes: Int32Array): number =>
  rows.reduce((seed, row) => Math.imul(seed ^ (hashes[row] ?? 0), 0x01000193), 0x811c9dc5)

/** A whole number in which that of another is no more to be seen (the end of MurmurHash3). */
function mixed(seed: number): number {
  let state = seed
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return state ^ (state >>> 16)
}
