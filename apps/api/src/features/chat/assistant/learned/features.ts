import { wordsOf } from '../safety/word-patterns.ts'

/** What a text is made of, for learning: hashes of its words, pairs of words and pieces of words, each with its weight. */
export interface Features {
  hashes: Int32Array
  weights: Float32Array
}

/** How many letters the pieces have that a word is cut into; its ends are letters, too. */
const SHORTEST = 3
const LONGEST = 4
/** At each letter of a word begin at most so many pieces. */
const PIECES = LONGEST - SHORTEST + 1

/** A whole word says more than one of its many pieces, and so does a pair of words. */
const WORD = 2
const PAIR = 1.5
const PIECE = 1
/** What a word means, where that is known. */
const CONCEPT = 4
const CONCEPT_PAIR = 3

/** FNV-1a. */
const BASIS = 0x811c9dc5
const add = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)

/** The features of a text and of the concepts that it names, as a vector of length one. All numbers are read as one and the same word. */
export function featuresOf(text: string, concepts: readonly string[] = []): Features {
  const words = wordsOf(text)
  const pieces = words.reduce((sum, { length }) => sum + PIECES * (length + 1), 0)
  const most = pieces + 2 * words.length + concepts.length ** 2 + concepts.length
  const hashes = new Int32Array(most)
  const weights = new Float32Array(most)
  let count = 0
  const note = (hash: number, weight: number) => {
    hashes[count] = hash
    weights[count] = weight
    count += 1
  }
  let before = BASIS
  for (const word of words) {
    const whole = `_${word.replace(/\d+/g, '0')}_`
    for (let start = 0; start < whole.length - 1; start += 1) {
      let hash = BASIS
      for (let at = start; at < Math.min(start + LONGEST, whole.length); at += 1) {
        hash = add(hash, whole.charCodeAt(at))
        if (at - start + 1 >= SHORTEST) note(hash, PIECE)
      }
    }
    const hash = hashOf(whole)
    note(add(hash, 1), WORD)
    note(add(add(before, 2), hash), PAIR)
    before = hash
  }
  for (const [at, concept] of concepts.entries()) {
    note(hashOf(`#${concept}`), CONCEPT)
    for (const other of concepts.slice(at + 1)) note(hashOf(`#${concept}#${other}`), CONCEPT_PAIR)
  }
  return { hashes: hashes.slice(0, count), weights: ofLengthOne(weights.subarray(0, count)) }
}

/** The same direction with the length one; nothing stays nothing. */
export function ofLengthOne(weights: Float32Array): Float32Array {
  let squares = 0
  for (const weight of weights) squares += weight * weight
  const length = Math.sqrt(squares) || 1
  const same = new Float32Array(weights.length)
  for (let at = 0; at < weights.length; at += 1) same[at] = (weights[at] ?? 0) / length
  return same
}

function hashOf(text: string): number {
  let hash = BASIS
  for (let at = 0; at < text.length; at += 1) hash = add(hash, text.charCodeAt(at))
  return hash
}
