import { isShown } from './pieces.ts'
import type { SearchKind } from './search.fi.ts'
import type { SearchResult } from './search-engine.ts'

/** Results of one kind. */
export interface ResultGroup {
  kind: SearchKind
  results: SearchResult[]
}

/** Where a result stands on a page of all: products as cards, the appliance that was looked for as an answer, the others and questions by themselves, everything else together. */
export type SearchSection = (typeof OWN_SECTION)[number] | 'answer' | 'rest'

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
  const [best] = results
  const isAnswer = (result: SearchResult) => result.kind === 'appliance' && (result === best || result.isNamed === true)
  const answers = results.filter(isAnswer)
  const others = results.filter((result) => !isAnswer(result))
  const isLast = ({ kind }: SearchResult) => Number(LAST.includes(kind))
  const byKind = groupResults(others)
    .flatMap((group) => group.results)
    .toSorted((one, other) => isLast(one) - isLast(other))
  const all = best && isAnswer(best) ? [...answers, ...byKind] : [...byKind, ...answers]
  const sectionOf = (result: SearchResult): SearchSection =>
    isAnswer(result) ? 'answer' : (OWN_SECTION.find((own) => own === result.kind) ?? 'rest')
  const sections = [...new Set(all.map(sectionOf))]
  return sections.map((section) => ({ section, results: all.filter((result) => sectionOf(result) === section) }))
}
