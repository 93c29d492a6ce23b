import type { Read } from '../apps/api/src/features/chat/assistant/learned/vocabulary.ts'

/** Questions with their answers, found by the parts that they share with another. */
export interface Nearest {
  /** Where the questions of each row begin. */
  starts: Int32Array
  questions: Int32Array
  weights: Float32Array
  answers: Int32Array
}

/** How like a question is to the likest of each class, and which it is like at all. */
export interface Likeness {
  /** By class: 0–1. */
  best: Map<number, number>
}

/** So many of the likest speak. */
const NEIGHBOURS = 10
/** A neighbour's voice is its likeness to this power. */
const VOICE = 4

export function createNearest(examples: readonly { read: Read; answer: number }[], rows: number): Nearest {
  const starts = new Int32Array(rows + 1)
  for (const { read } of examples) for (const row of read.rows) starts[row + 1] = (starts[row + 1] ?? 0) + 1
  for (let row = 0; row < rows; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0)
  const next = starts.slice()
  const questions = new Int32Array(starts[rows] ?? 0)
  const weights = new Float32Array(questions.length)
  for (const [question, { read }] of examples.entries()) {
    for (let at = 0; at < read.rows.length; at += 1) {
      const row = read.rows[at] ?? 0
      const place = next[row] ?? 0
      next[row] = place + 1
      questions[place] = question
      weights[place] = read.weights[at] ?? 0
    }
  }
  return { starts, questions, weights, answers: Int32Array.from(examples, ({ answer }) => answer) }
}

/** The voices of the nearest questions for each class, together 1 (or nothing), and the likeness of the nearest of all. */
export function voices(
  { starts, questions, weights, answers }: Nearest,
  read: Read,
  classes: number,
): { shares: Float64Array; likest: number } {
  const like = new Float32Array(answers.length)
  for (let at = 0; at < read.rows.length; at += 1) {
    const row = read.rows[at] ?? 0
    const part = read.weights[at] ?? 0
    const end = starts[row + 1] ?? 0
    for (let place = starts[row] ?? 0; place < end; place += 1) {
      const question = questions[place] ?? 0
      like[question] = (like[question] ?? 0) + part * (weights[place] ?? 0)
    }
  }
  const nearest: { question: number; likeness: number }[] = []
  let least = 0
  for (let question = 0; question < like.length; question += 1) {
    const likeness = like[question] ?? 0
    if (likeness <= least) continue
    nearest.push({ question, likeness })
    if (nearest.length <= 4 * NEIGHBOURS) continue
    nearest.sort((one, other) => other.likeness - one.likeness)
    nearest.length = NEIGHBOURS
    least = nearest.at(-1)?.likeness ?? 0
  }
  nearest.sort((one, other) => other.likeness - one.likeness)
  const shares = new Float64Array(classes)
  let all = 0
  for (const { question, likeness } of nearest.slice(0, NEIGHBOURS)) {
    const voice = likeness ** VOICE
    const answer = answers[question] ?? 0
    shares[answer] = (shares[answer] ?? 0) + voice
    all += voice
  }
  if (all > 0) for (let at = 0; at < classes; at += 1) shares[at] = (shares[at] ?? 0) / all
  return { shares, likest: nearest[0]?.likeness ?? 0 }
}
