/** How fast what is learned forgets the steps before, and how large they were. */
const OF_STEPS = 0.9
const OF_SIZES = 0.999
const LEAST = 1e-8

/** Numbers in rows that are learned by Adam: steps are the smaller, the more a number has been moved to and fro. */
export interface LearnedNumbers {
  values: Float32Array
  /** What is added up of a batch of examples before a step. */
  slopes: Float32Array
  /** Tells that a row's slopes have changed. */
  touch(row: number): void
  /** Moves the rows that were touched, by some three times `rate` at most, with slopes of so many examples. */
  step(rate: number, examples: number): void
}

/** Rows of numbers, each at first what `first` gives. */
export function learnedNumbers(rows: number, width: number, first: () => number): LearnedNumbers {
  const values = Float32Array.from({ length: rows * width }, first)
  const [slopes, steps, sizes] = [values, values, values].map(({ length }) => new Float32Array(length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const isTouched = new Uint8Array(rows)
  const touched: number[] = []
  let turn = 0

  return {
    values,
    slopes,
    touch(row) {
      if (isTouched[row]) return
      isTouched[row] = 1
      touched.push(row)
    },
    step(rate, examples) {
      turn += 1
      const pace = (rate * Math.sqrt(1 - OF_SIZES ** turn)) / (1 - OF_STEPS ** turn)
      for (const row of touched) {
        isTouched[row] = 0
        for (let at = row * width; at < (row + 1) * width; at += 1) {
          const slope = (slopes[at] ?? 0) / examples
          const step = OF_STEPS * (steps[at] ?? 0) + (1 - OF_STEPS) * slope
          const size = OF_SIZES * (sizes[at] ?? 0) + (1 - OF_SIZES) * slope * slope
          slopes[at] = 0
          steps[at] = step
          sizes[at] = size
          values[at] = (values[at] ?? 0) - (pace * step) / (Math.sqrt(size) + LEAST)
        }
      }
      touched.length = 0
    },
  }
}
