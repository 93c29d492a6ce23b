import { remembered } from '../safety/word-patterns.ts'
import { createLexicon, type Match } from './lexicon.ts'
import type { SlotWords } from './slot-words.ts'

/** The lists of `words.yml` that are words alone. */
export type ListName = {
  [Name in keyof SlotWords]: SlotWords[Name] extends string[] ? Name : never
}[keyof SlotWords]

/** Those that tell several things apart, each by words of its own. */
export type KindsName = {
  [Name in keyof SlotWords]: SlotWords[Name] extends Record<string, string[]> ? Name : never
}[keyof SlotWords]

export type KindOf<Name extends KindsName> = keyof SlotWords[Name] & string

/** Where the words of lists are among other words. */
export interface Vocabulary {
  find(name: ListName, words: readonly string[]): Match<true>[]
  kinds<Name extends KindsName>(name: Name, words: readonly string[]): Match<KindOf<Name>>[]
}

/** Finds the words of lists, each of which is compiled once. */
export function createVocabulary(lists: SlotWords): Vocabulary {
  const listed = remembered((name: ListName) => createLexicon([[true, lists[name]] as const]))
  const told = remembered((name: KindsName) => createLexicon(Object.entries<string[]>(lists[name])))
  return {
    find: (name, words) => listed(name)(words),
    kinds: <Name extends KindsName>(name: Name, words: readonly string[]) => told(name)(words) as Match<KindOf<Name>>[],
  }
}
