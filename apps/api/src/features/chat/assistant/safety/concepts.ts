import { plain } from '@arkpax/schema/finnish-terms'
import type { WordLists } from './safety-content.ts'
import { createWordFinder, remembered, wordsOf } from './word-patterns.ts'

/** Names the lists of words of which a text holds any, in the order of the alphabet: words for one thing in three languages. */
export function createConceptFinder(words: WordLists): (text: string) => string[] {
  const entries = Object.entries(words).flatMap(([list, { fi = [], sv = [], en = [], any = [] }]) =>
    [...fi, ...sv, ...en, ...any].map((pattern) => ({ pattern, label: list })),
  )
  const isOfSeveral = ({ pattern }: { pattern: string }) => /[ -]/.test(pattern)
  const listsOf = remembered(createListFinder(entries.filter((entry) => !isOfSeveral(entry))))
  const phrases = createWordFinder(entries.filter(isOfSeveral), () => false)
  return (text) => {
    const typed = wordsOf(text)
    return [...new Set([...typed.flatMap(listsOf), ...phrases(typed).map(({ label }) => label)])].sort()
  }
}

/** The lists that a word belongs to: found by all beginnings of the word, as there are thousands of patterns. */
function createListFinder(entries: readonly { pattern: string; label: string }[]): (word: string) => string[] {
  const read = entries.map(({ pattern, label }) => ({ pattern, label, text: plain(pattern).replaceAll('*', '') }))
  const byWord = Map.groupBy(
    read.filter(({ pattern }) => !pattern.includes('*')),
    ({ text }) => text,
  )
  const byBeginning = Map.groupBy(
    read.filter(({ pattern }) => pattern.endsWith('*') && !pattern.startsWith('*')),
    ({ text }) => text,
  )
  const within = read.filter(({ pattern }) => pattern.startsWith('*'))
  return (word) => {
    const beginnings = Array.from(word, (_, at) => byBeginning.get(word.slice(0, at + 1)) ?? [])
    const held = within.filter(({ pattern, text }) =>
      pattern.endsWith('*') ? word.includes(text) : word.endsWith(text),
    )
    return [...(byWord.get(word) ?? []), ...beginnings.flat(), ...held].map(({ label }) => label)
  }
}
