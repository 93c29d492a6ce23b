import type { Quantity } from './figures.ts'
import type { Match } from './lexicon.ts'

/** What stands for a figure among the words of a message. */
export const CLASSES: Record<Quantity['unit'], string> = {
  W: 'WATTS',
  Wh: 'ENERGY',
  h: 'HOURS',
  days: 'DAYS',
  pieces: 'NUMBER',
  A: 'FIGURE',
  V: 'FIGURE',
  Ah: 'FIGURE',
  C: 'FIGURE',
  kg: 'FIGURE',
  mm: 'FIGURE',
  months: 'FIGURE',
  percent: 'FIGURE',
  cents: 'FIGURE',
  km: 'FIGURE',
  past: 'DAYS',
  daytime: 'DAYS',
  other: 'FIGURE',
}

/** Keeps which words have been read as what: what is taken is not read again. */
export function createTaken(words: readonly string[]) {
  const names = new Map<number, string>()
  return {
    /** Takes those whose words are free, and gives them. */
    take<T extends Match<unknown>>(matches: readonly T[], nameOf: (match: T) => string): T[] {
      return matches.filter((match) => {
        const places = Array.from({ length: match.length }, (_, index) => match.at + index)
        if (places.some((at) => names.has(at))) return false
        for (const at of places) names.set(at, at === match.at ? nameOf(match) : '')
        return true
      })
    },
    classes: () =>
      words
        .map((word, at) => names.get(at) ?? word)
        .filter(Boolean)
        .join(' '),
  }
}
