import { LEARNING_STEPS } from './learning-steps.made.ts'

/** A row of numbers in the memory that the steps of learning work on; `at` is its address. */
export interface Row {
  at: number
  values: Float32Array
}

/** Rows of a table, each with a share. */
export interface RowList {
  readonly count: number
  clear(): void
  add(row: number, share?: number): void
  /** Where the rows and the shares stand. */
  rows: number
  shares: number
  rowAt(place: number): number
}

/** A table of numbers that are learned by Adam: steps are the smaller, the more a number has been moved to and fro. */
export interface Learned {
  values: Row
  /** What is added up of a batch of examples before a step. */
  slopes: Row
  /** Tells that the slopes of a row have changed. */
  touch(row: number): void
  /** Moves the rows that were touched, by some three times `rate` at most, with slopes of so many examples. */
  step(rate: number, examples: number): void
}

/** `learning-steps.wat` tells what they do. */
interface Steps {
  addRows(to: number, table: number, rows: number, shares: number, count: number, bytes: number): void
  addToRows(table: number, rows: number, shares: number, count: number, from: number, bytes: number): void
  addProducts(to: number, table: number, count: number, by: number, bytes: number): void
  moveRows(
    values: number,
    slopes: number,
    steps: number,
    sizes: number,
    rows: number,
    count: number,
    bytes: number,
    part: number,
    pace: number,
  ): void
}

/** What is used of WebAssembly: Node's types name it without its values. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
  Module: new (code: Uint8Array) => object
  Instance: new (code: object, imports: { learning: { memory: object } }) => { exports: Steps }
}

/** Where numbers are learned: rows, tables and lists are taken from one memory, each once. */
export interface LearningRoom {
  row(width: number): Row
  list(most: number): RowList
  /** A table whose rows have at first what `first` of each gives, one number after the other. */
  learned(rows: number, width: number, first: (row: number) => () => number): Learned
  /** Adds the listed rows of a table, each times its share, to a row. */
  addRows(to: Row, table: Row, listed: RowList): void
  /** Adds a row, each time times the share, to the listed rows of a table. */
  addToRows(table: Row, listed: RowList, from: Row): void
  /** Adds to each number of a row the product of its row of the table and the row `by`. */
  addProducts(to: Row, table: Row, by: Row): void
}

/** Four numbers are taken at once: widths are multiples of it. */
export const AT_ONCE = 4
/** What the steps remember of those before: as `learning-steps.wat` has it. */
const OF_STEPS = 0.9
const OF_SIZES = 0.999
const NUMBER = 4
const PAGE = 65_536
/** Tables of what is learned have their slopes, steps and sizes beside their values. */
const KEPT_EACH = 4

/** How many numbers a table of what is learned takes. */
export const numbersOf = (rows: number, width: number) => KEPT_EACH * rows * width + rows

/** A room for so many numbers. */
export function learningRoom(numbers: number): LearningRoom {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * NUMBER) / PAGE) + 1 })
  const made = new WebAssembly.Module(Buffer.from(LEARNING_STEPS, 'base64'))
  const { exports: steps } = new WebAssembly.Instance(made, { learning: { memory } })
  let free = 0

  function take(length: number): number {
    const at = free
    free += Math.ceil(length / AT_ONCE) * AT_ONCE * NUMBER
    if (free > memory.buffer.byteLength) throw new Error('the room of learning is too small')
    return at
  }

  function row(width: number): Row {
    const at = take(width)
    return { at, values: new Float32Array(memory.buffer, at, width) }
  }

  function list(most: number): RowList {
    const [ofRows, ofShares] = [take(most), take(most)]
    const rows = new Int32Array(memory.buffer, ofRows, most)
    const shares = new Float32Array(memory.buffer, ofShares, most)
    let count = 0
    return {
      get count() {
        return count
      },
      clear() {
        count = 0
      },
      add(of, share = 1) {
        rows[count] = of
        shares[count] = share
        count += 1
      },
      rows: ofRows,
      shares: ofShares,
      rowAt: (place) => rows[place] ?? 0,
    }
  }

  function learned(rows: number, width: number, first: (row: number) => () => number): Learned {
    const [values, slopes, moved, sizes] = [row(rows * width), row(rows * width), row(rows * width), row(rows * width)]
    for (let of = 0; of < rows; of += 1) {
      const next = first(of)
      for (let at = of * width; at < (of + 1) * width; at += 1) values.values[at] = next()
    }
    const touched = list(rows)
    const isTouched = new Uint8Array(rows)
    let turn = 0
    return {
      values,
      slopes,
      touch(of) {
        if (isTouched[of]) return
        isTouched[of] = 1
        touched.add(of)
      },
      step(rate, examples) {
        turn += 1
        const pace = (rate * Math.sqrt(1 - OF_SIZES ** turn)) / (1 - OF_STEPS ** turn)
        const [all, bytes] = [touched.count, width * NUMBER]
        steps.moveRows(values.at, slopes.at, moved.at, sizes.at, touched.rows, all, bytes, 1 / examples, pace)
        isTouched.fill(0)
        touched.clear()
      },
    }
  }

  return {
    row,
    list,
    learned,
    addRows: (to, table, { rows, shares, count }) =>
      steps.addRows(to.at, table.at, rows, shares, count, to.values.length * NUMBER),
    addToRows: (table, { rows, shares, count }, from) =>
      steps.addToRows(table.at, rows, shares, count, from.at, from.values.length * NUMBER),
    addProducts: (to, table, by) =>
      steps.addProducts(to.at, table.at, to.values.length, by.at, by.values.length * NUMBER),
  }
}
