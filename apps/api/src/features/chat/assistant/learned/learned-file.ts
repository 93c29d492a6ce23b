import type { LearnedIntents } from './learned-intents.ts'
import type { Linear } from './linear.ts'
import type { Net } from './net.ts'

/** Every array begins where the greatest numbers may. */
const EVEN = 4
const evened = (length: number) => Math.ceil(length / EVEN) * EVEN

/** The learned as bytes: a line of JSON that tells the lengths, then the arrays one after the other. */
export function inFile({ intents, words, vocabulary, ofIntents, ofLanguages }: LearnedIntents): Uint8Array {
  const { steps, parts, levels, weights, leanings } = ofIntents
  const head = JSON.stringify({
    intents,
    words,
    rows: vocabulary.hashes.length,
    width: ofIntents.width,
    languages: { classes: ofLanguages.classes, cells: ofLanguages.cells.length },
  })
  const arrays = [
    vocabulary.hashes,
    vocabulary.rarity,
    ...[steps, parts, levels, weights, leanings],
    ...[ofLanguages.steps, ofLanguages.starts, ofLanguages.cells, ofLanguages.weights],
  ]
  return Buffer.concat([
    Buffer.from(`${head.padEnd(evened(head.length + 1) - 1)}\n`),
    ...arrays.flatMap(({ buffer, byteOffset, byteLength }) => [
      new Uint8Array(buffer, byteOffset, byteLength),
      new Uint8Array(evened(byteLength) - byteLength),
    ]),
  ])
}

/** Reads what `inFile` wrote: its numbers stay in these bytes. */
export function fromFile(bytes: Uint8Array): LearnedIntents {
  const end = bytes.indexOf(10) + 1
  const { intents, words, rows, width, languages } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
  let at = bytes.byteOffset + end
  const take = <Numbers extends { byteLength: number }>(
    of: new (buffer: ArrayBufferLike, at: number, length: number) => Numbers,
    length: number,
  ) => {
    const numbers = new of(bytes.buffer, at, length)
    at += evened(numbers.byteLength)
    return numbers
  }
  const vocabulary = { hashes: take(Int32Array, rows), rarity: take(Float32Array, rows) }
  const ofIntents: Net = {
    width,
    classes: intents.length,
    steps: take(Float32Array, rows),
    parts: take(Uint8Array, (rows * width) / 2),
    levels: take(Float32Array, width),
    weights: take(Float32Array, intents.length * width),
    leanings: take(Float32Array, intents.length),
  }
  const ofLanguages: Linear = {
    classes: languages.classes,
    steps: take(Float32Array, rows),
    starts: take(Uint32Array, rows + 1),
    cells: take(Uint8Array, languages.cells),
    weights: take(Int8Array, languages.cells),
  }
  return { intents, words, vocabulary, ofIntents, ofLanguages }
}
