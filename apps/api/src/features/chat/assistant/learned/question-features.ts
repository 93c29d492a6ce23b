import { stem } from '@arkpax/schema/finnish-terms'
import { remembered, wordsOf } from '../safety/word-patterns.ts'

/** What a question is made of: hashes, each once, with how much its kind tells. */
export interface Parts {
  hashes: Int32Array
  tells: Float32Array
}

/** A word is cut into pieces of so many letters; its ends are letters, too. */
const SHORTEST = 2
const LONGEST = 5

const WORD = 2
const STEM = 2
const PAIR = 1
const PIECE = [0, 0, 0.5, 0.8, 1, 1]
/** What a word means, where that is known. */
const MEANING = 5
const MEANING_PAIR = 2.5

/** Numbers are read alike, but for ages: of one who is grown nothing is told that would be told of a child. */
const AGE = /(\d{1,3})[ -]?(?:vuoti\p{L}*|years?[ -]old|yo\b|[åa]ring\p{L}*|[åa]r gam\p{L}*)/giu
const GROWN = 14

/** No longer words and questions are read: nobody asks so. */
const LONGEST_WORD = 40
const MOST_WORDS = 120

/** FNV-1a. */
const BASIS = 0x811c9dc5
const add = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)

/** The parts of a question: its words, their stems, pairs and pieces, and what `meanings` say that it speaks of. */
export function partsOf(text: string, meanings: readonly string[] = []): Parts {
  const found = new Map<number, number>()
  const note = (hash: number, tells: number) => found.set(hash, Math.max(found.get(hash) ?? 0, tells))
  const read = text.replace(AGE, (said, years) => (Number(years) >= GROWN ? years : said))
  if (read !== text) note(hashOf('#grown'), MEANING)
  const words = wordsOf(withoutColons(read))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
  let [before, stemBefore] = [hashOf('^'), hashOf('^')]
  for (const written of words) {
    const word = written.replace(/\d+/g, '0')
    const whole = hashOf(word)
    const root = hashOf(stemOf(word))
    note(add(whole, 1), WORD)
    note(stemPart(root), STEM)
    note(add(add(before, 3), whole), PAIR)
    note(add(add(stemBefore, 4), root), PAIR)
    notePieces(`_${word}_`, note)
    before = whole
    stemBefore = root
  }
  for (const [at, meaning] of meanings.entries()) {
    note(hashOf(`#${meaning}`), MEANING)
    for (const other of meanings.slice(at + 1)) note(hashOf(`#${meaning}#${other}`), MEANING_PAIR)
  }
  return { hashes: Int32Array.from(found.keys()), tells: Float32Array.from(found.values()) }
}

/** The part that every form of a word has. */
export const stemPartOf = (word: string) => stemPart(hashOf(stemOf(word)))

const stemPart = (root: number) => add(root, 2)
const stemOf = remembered(stem)

/** 'PRO:n' is one word. */
export const withoutColons = (text: string) => text.replace(/(?<=\p{L}):(?=\p{L})/gu, '')

function notePieces(word: string, note: (hash: number, tells: number) => void): void {
  for (let start = 0; start < word.length - 1; start += 1) {
    let hash = BASIS
    for (let at = start; at < Math.min(start + LONGEST, word.length); at += 1) {
      hash = add(hash, word.charCodeAt(at))
      const length = at - start + 1
      if (length >= SHORTEST) note(hash, PIECE[length] ?? 0)
    }
  }
}

function hashOf(text: string): number {
  let hash = BASIS
  for (let at = 0; at < text.length; at += 1) hash = add(hash, text.charCodeAt(at))
  return hash
}
