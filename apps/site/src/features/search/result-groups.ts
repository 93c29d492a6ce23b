import { isShown } from './pieces.ts'
import type { SearchKind } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'

/** Results of one kind. */
export interface ResultGroup {
  kind: SearchKind
  results: SearchResult[]
}

/** Where a result stands on a page of all: products as cards, times of appliances as answers, questions by themselves, everything else together. */
export type SearchSection = (typeof OWN_SECTION)[number] | 'rest'

const OWN_SECTION = ['product', 'appliance', 'question'] as const

/** So many of the best results may answer by what they do not show. */
const TRUSTED = 6

/** Those that show nothing of what was searched for are left out; products never are. */
export const tellingResults = (results: readonly SearchResult[]): SearchResult[] =>
  results.filter(
    ({ kind, pieces }, index) => index < TRUSTED || kind === 'product' || isShown([...pieces.title, ...pieces.summary]),
  )

/** What answers beside what was searched for comes after the rest, unless it is the best. */
const LAST: readonly SearchKind[] = ['appliance']

/** Results by their kind; the group of the best result comes first, and the order within a group stays. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<SearchKind, SearchResult[]>()
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result])
  return [...groups]
    .map(([kind, found], index) => ({ kind, results: found, isLast: index > 0 && LAST.includes(kind) }))
    .toSorted((a, b) => Number(a.isLast) - Number(b.isLast))
    .map(({ kind, results }) => ({ kind, results }))
}

/** Results by where they stand; the section of the best one comes first. */
export function sectionsOf(results: readonly SearchResult[]): { section: SearchSection; results: SearchResult[] }[] {
  const byKind = groupResults(results).flatMap((group) => group.results)
  return [...new Set(byKind.map(({ kind }) => sectionOf(kind)))].map((section) => ({
    section,
    results: byKind.filter(({ kind }) => sectionOf(kind) === section),
  }))
}

const sectionOf = (kind: SearchKind): SearchSection => OWN_SECTION.find((own) => own === kind) ?? 'rest'
