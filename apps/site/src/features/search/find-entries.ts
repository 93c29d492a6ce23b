import { likeness, stems } from './finnish-stem.ts'
import type { SearchEntry } from './search-entry.ts'

/** Most results shown at once. */
export const RESULT_LIMIT = 8

const TITLE_WEIGHT = 3
const ORDINARY_LENGTH = 60

/** Articles are written to answer; policies only where nothing else does. */
const KIND_WEIGHT: Partial<Record<SearchEntry['kind'], number>> = { article: 1.4, policy: 0.8 }

/** An entry made ready: its stems, and how much a word in its text weighs. Long texts have every word, so theirs weigh less. */
export type ReadyEntry = { entry: SearchEntry; title: string[]; body: string[]; bodyWeight: number }

/** Splits the stored stems once, so that every keystroke only compares. */
export const readyEntries = (entries: readonly SearchEntry[]): ReadyEntry[] =>
  entries.map((entry) => {
    const body = entry.stems.split(' ')
    return { entry, title: stems(entry.title), body, bodyWeight: Math.min(1, ORDINARY_LENGTH / body.length) ** 0.5 }
  })

/**
 * The entries that answer a query best, at most `RESULT_LIMIT`. Rare words weigh more than common ones, words in the
 * title more than words in the text, and an entry loses by every word that it lacks.
 */
export function findEntries(query: string, entries: readonly ReadyEntry[]): SearchEntry[] {
  const wanted = [...new Set(stems(query))]
  if (wanted.length === 0) return []

  const scoresByWord = wanted.map((word) => scoresOf(word, entries))
  return entries
    .map(({ entry }, index) => {
      const scores = scoresByWord.map((each) => each[index] ?? 0).filter((score) => score > 0)
      const sum = scores.reduce((total, score) => total + score, 0)
      return { entry, words: scores.length, worth: sum * scores.length * (KIND_WEIGHT[entry.kind] ?? 1) }
    })
    .filter(({ words }) => words >= Math.ceil(wanted.length / 2))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, RESULT_LIMIT)
    .map(({ entry }) => entry)
}

/** What one word is worth in each entry. */
function scoresOf(word: string, entries: readonly ReadyEntry[]): number[] {
  const hits = entries.map(({ title, body, bodyWeight }) =>
    Math.max(TITLE_WEIGHT * best(word, title), bodyWeight * best(word, body)),
  )
  const rarity = Math.log(1 + entries.length / (1 + hits.filter((hit) => hit > 0).length))
  return hits.map((hit) => rarity * hit)
}

const best = (word: string, among: readonly string[]) =>
  among.reduce((most, each) => Math.max(most, likeness(word, each)), 0)
