import { type Features, ofLengthOne } from './features.ts'
import { shuffled } from './shuffled.ts'
import { softmax } from './softmax.ts'

export interface Example<Class> {
  features: Features
  class: Class
}

/** How likely a text with these features is of each class, from 0 to 1; together 1. */
export interface Classifier<Class> {
  (features: Features): Map<Class, number>
  /** How much of a text has been met in the examples, from 0 to 1. */
  knows(features: Features): number
}

/** The examples are gone through so many times, in steps that grow shorter. */
const EPOCHS = 2
const RATE = 4

/** A feature of so few examples weighs as it stands; commoner ones weigh less, as 'the' tells less than 'smoke'. */
const RARE = 5
const RARITY_POWER = 1.5

interface Model {
  /** A row of weights for each feature, with a weight for each class. */
  weights: Float32Array
  size: number
}

/** Rows of the model and what each weighs; what no example had is left out. */
interface Held {
  rows: Int32Array
  weights: Float32Array
}

/** Learns classes from examples: a logistic regression over their features. The same examples always give the same classifier. */
export function learn<Class>(classes: readonly Class[], examples: readonly Example<Class>[]): Classifier<Class> {
  const { rowOf, rowsOf, rarity } = indexed(examples)
  const held = (
    { hashes, weights }: Features,
    rows: Int32Array = hashes.map((hash) => rowOf.get(hash) ?? -1),
  ): Held => {
    const told = weights.map((weight, at) => weight * (rarity[rows[at] ?? -1] ?? 1))
    return { rows, weights: ofLengthOne(told) }
  }
  const model = { weights: new Float32Array(rowOf.size * classes.length), size: classes.length }
  const scores = new Float64Array(classes.length)
  const cases = shuffled(
    examples.map((example, at) => ({
      text: held(example.features, rowsOf[at]),
      answer: classes.indexOf(example.class),
    })),
  )
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch)
    for (const { text, answer } of cases) {
      judge(text, model, scores)
      for (let each = 0; each < scores.length; each += 1)
        scores[each] = rate * ((each === answer ? 1 : 0) - (scores[each] ?? 0))
      move(text, model, scores)
    }
  }
  const classify = (features: Features) => {
    judge(held(features), model, scores)
    return new Map(classes.map((name, at) => [name, scores[at] ?? 0]))
  }
  const knows = ({ hashes, weights }: Features) =>
    weights.reduce((sum, weight, at) => sum + (rowOf.has(hashes[at] ?? 0) ? weight * weight : 0), 0)
  return Object.assign(classify, { knows })
}

/** A row for each feature, the rows of each example, and how much each row tells: the less, the oftener examples have it. */
function indexed(examples: readonly Example<unknown>[]) {
  const rowOf = new Map<number, number>()
  const counts: number[] = []
  const rowsOf = examples.map(({ features }) =>
    features.hashes.map((hash) => {
      let row = rowOf.get(hash)
      if (row === undefined) {
        row = rowOf.size
        rowOf.set(hash, row)
        counts.push(0)
      }
      counts[row] = (counts[row] ?? 0) + 1
      return row
    }),
  )
  const told = (count: number) => Math.log(1 + examples.length / count)
  const ofRare = told(RARE)
  return { rowOf, rowsOf, rarity: Float32Array.from(counts, (count) => (told(count) / ofRare) ** RARITY_POWER) }
}

/** Writes how likely each class is into `scores`. */
function judge({ rows, weights: parts }: Held, { weights, size }: Model, scores: Float64Array): void {
  scores.fill(0)
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] ?? -1) * size
    if (row < 0) continue
    const part = parts[at] ?? 0
    for (let each = 0; each < size; each += 1) scores[each] = (scores[each] ?? 0) + part * (weights[row + each] ?? 0)
  }
  softmax(scores)
}

/** Moves the weights of a text's features by `steps`, one for each class. */
function move({ rows, weights: parts }: Held, { weights, size }: Model, steps: Float64Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const row = (rows[at] ?? 0) * size
    const part = parts[at] ?? 0
    for (let each = 0; each < size; each += 1)
      weights[row + each] = (weights[row + each] ?? 0) + part * (steps[each] ?? 0)
  }
}
