import type { Parts } from './question-features.ts'

/** Parts of questions that are known, and how much each tells: the less, the oftener questions have it. */
export interface Vocabulary {
  /** Hashes in order. */
  hashes: Int32Array
  rarity: Float32Array
}

/** A question in a vocabulary: rows and their weights, together of length one; `known` is the share that the vocabulary has. */
export interface Read {
  rows: Int32Array
  weights: Float32Array
  known: number
}

/** How much an unknown part would have told. */
const RARITY_POWER = 1

/** The parts that at least `least` of these questions have. */
export function vocabularyOf(questions: readonly Parts[], least: number): Vocabulary {
  const counts = new Map<number, number>()
  for (const { hashes } of questions) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= least).sort(([one], [other]) => one - other)
  const rarity = kept.map(([, count]) => Math.log(1 + questions.length / count) ** RARITY_POWER)
  return { hashes: Int32Array.from(kept, ([hash]) => hash), rarity: Float32Array.from(rarity) }
}

/** Reads a question in the terms of a vocabulary. */
export function readIn({ hashes, rarity }: Vocabulary, parts: Parts): Read {
  const rows: number[] = []
  const weights: number[] = []
  const most = rarity.length > 0 ? UNKNOWN_RARITY : 0
  let [known, all] = [0, 0]
  for (let at = 0; at < parts.hashes.length; at += 1) {
    const tells = parts.tells[at] ?? 0
    const row = rowOf(hashes, parts.hashes[at] ?? 0)
    const weight = tells * (row < 0 ? most : (rarity[row] ?? 0))
    all += weight * weight
    if (row < 0) continue
    known += weight * weight
    rows.push(row)
    weights.push(weight)
  }
  const length = Math.sqrt(known) || 1
  return {
    rows: Int32Array.from(rows),
    weights: Float32Array.from(weights, (weight) => weight / length),
    known: all > 0 ? known / all : 0,
  }
}

const UNKNOWN_RARITY = 7

/** How much a part tells: the more, the fewer questions have it. */
export function rarityOf({ hashes, rarity }: Vocabulary, hash: number): number {
  const row = rowOf(hashes, hash)
  return row < 0 ? UNKNOWN_RARITY : (rarity[row] ?? 0)
}

/** The row of a part, or -1 where it is not known. */
export function rowOf(hashes: Int32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = hashes[middle] ?? 0
    if (at === hash) return middle
    if (at < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}
