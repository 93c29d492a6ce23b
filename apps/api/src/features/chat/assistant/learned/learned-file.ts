import type { LearnedIntents } from './learned-intents.ts'
import type { Linear } from './linear.ts'

/** Every array begins where the greatest numbers may. */
const EVEN = 4
const evened = (length: number) => Math.ceil(length / EVEN) * EVEN

/** The learned as bytes: a line of JSON that tells the lengths, then the arrays one after the other. */
export function inFile({ intents, words, vocabulary, ofIntents, ofLanguages }: LearnedIntents): Uint8Array {
  const linears = [ofIntents, ofLanguages]
  const head = JSON.stringify({
    intents,
    words,
    rows: vocabulary.hashes.length,
    sizes: linears.map(({ classes, cells }) => ({ classes, cells: cells.length })),
  })
  const arrays = [
    vocabulary.hashes,
    vocabulary.rarity,
    ...linears.flatMap(({ steps, starts, cells, weights }) => [steps, starts, cells, weights]),
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
  const { intents, words, rows, sizes } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)))
  let at = bytes.byteOffset + end
  const take = <Numbers extends { byteLength: number }>(
    of: new (buffer: ArrayBufferLike, at: number, length: number) => Numbers,
    length: number,
  ) => {
    const numbers = new of(bytes.buffer, at, length)
    at += evened(numbers.byteLength)
    return numbers
  }
  const linear = ({ classes, cells }: { classes: number; cells: number }): Linear => ({
    classes,
    steps: take(Float32Array, rows),
    starts: take(Uint32Array, rows + 1),
    cells: take(Uint8Array, cells),
    weights: take(Int8Array, cells),
  })
  const vocabulary = { hashes: take(Int32Array, rows), rarity: take(Float32Array, rows) }
  return { intents, words, vocabulary, ofIntents: linear(sizes[0]), ofLanguages: linear(sizes[1]) }
}
