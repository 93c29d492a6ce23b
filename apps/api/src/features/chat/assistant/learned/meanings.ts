import { plain, stem } from '@arkpax/schema/finnish-terms'
import { createConceptFinder } from '../safety/concepts.ts'
import type { SafetyContent, WordLists } from '../safety/safety-content.ts'
import { createWordFinder, remembered, wordsOf } from '../safety/word-patterns.ts'

/** Names the meanings of a text's words. */
export type MeaningFinder = (text: string) => string[]

/** What has been made of lists of meanings: it takes megabytes, and a shop that changes has the same words. */
const made = new WeakMap<WordLists, MeaningFinder>()

/** Words with a meaning: those of questions, and those that tell dangers and what is no danger. */
export function createMeaningFinder({
  meanings,
  safety,
}: {
  meanings: WordLists
  safety: Pick<SafetyContent, 'words' | 'ideas'>
}): MeaningFinder {
  const known = made.get(meanings)
  if (known) return known
  const ofQuestions = createFormFinder(meanings)
  const ofDangers = createConceptFinder({ ...safety.words, ...safety.ideas })
  const finder = (text: string) => [...ofQuestions(text), ...ofDangers(text)]
  made.set(meanings, finder)
  return finder
}

/** The end of a compound is looked at where the whole has no meaning; shorter ends are found by chance. */
const SHORTEST_COMPOUND = 8
const SHORTEST_END = 5
const SHORTEST_STEM = 4
const LONGEST_WORD = 40

/** Finds words of lists in all their Finnish forms, and at the ends of compounds. */
function createFormFinder(lists: WordLists): MeaningFinder {
  const entries = Object.entries(lists).flatMap(([list, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, patterns = []]) =>
      patterns.map((pattern) => ({ pattern, language, label: `?${list}`, text: plain(pattern).replaceAll('*', '') })),
    ),
  )
  const isOfSeveral = ({ pattern }: { pattern: string }) => /[ -]/.test(pattern)
  const single = entries.filter((entry) => !isOfSeveral(entry))
  const byWord = Map.groupBy(single, ({ text }) => text)
  const byStem = Map.groupBy(
    single.filter(({ text, language }) => language === 'fi' && stem(text).length >= SHORTEST_STEM),
    ({ text }) => stem(text),
  )
  const byBeginning = Map.groupBy(
    single.filter(({ pattern }) => pattern.endsWith('*')),
    ({ text }) => text,
  )
  const phrases = createWordFinder(entries.filter(isOfSeveral), () => false)

  const shortest = Math.min(...[...byBeginning.keys()].map(({ length }) => length))

  function found(word: string) {
    const all = [...(byWord.get(word) ?? []), ...(byStem.get(stem(word)) ?? [])]
    for (let end = shortest; end <= word.length; end += 1) {
      const beginning = byBeginning.get(word.slice(0, end))
      if (beginning) all.push(...beginning)
    }
    return all
  }
  const ofWord = remembered((word) => {
    if (word.length > LONGEST_WORD) return []
    const own = found(word)
    if (own.length > 0 || word.length < SHORTEST_COMPOUND) return own
    for (let at = 3; at <= word.length - SHORTEST_END; at += 1) {
      const ofEnd = found(word.slice(at))
      if (ofEnd.length > 0) return ofEnd
    }
    return []
  })
  return (text) => {
    const typed = wordsOf(text)
    const labels = [...typed.flatMap((word) => ofWord(word)), ...phrases(typed)].map(({ label }) => label)
    return [...new Set(labels)].sort()
  }
}
