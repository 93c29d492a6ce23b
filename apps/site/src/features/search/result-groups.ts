import type { SearchKind } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'

/** Results of one kind. */
export interface ResultGroup {
  kind: SearchKind
  results: SearchResult[]
}

/** Results by their kind; the group of the best result comes first, and the order within a group stays. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<SearchKind, SearchResult[]>()
  for (const result of results) groups.set(result.kind, [...(groups.get(result.kind) ?? []), result])
  return [...groups].map(([kind, found]) => ({ kind, results: found }))
}
