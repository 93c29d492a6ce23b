import { compoundParts, plainWords, stem, stems } from '@arkpax/schema/finnish-terms'
import MiniSearch from 'minisearch'
import type { SearchEntry } from './search-entries.ts'
import { indexOptions } from './search-options.ts'

const SUMMARY_LENGTH = 140

/** The index as it travels to the browser: built with the pages, fetched on the first search. */
export function buildIndex(entries: readonly SearchEntry[]): string {
  const words = knownStems(entries)
  const index = new MiniSearch<SearchEntry>({
    ...indexOptions,
    extractField,
    processTerm: (word) => [...stems(word, words), ...compoundParts(word, words)],
  })
  index.addAll(entries.map((entry) => ({ ...entry, summary: shortened(entry.summary) })))
  return JSON.stringify(index)
}

/** An appliance has no text at all: an empty one would make the texts of the others seem long. */
const extractField = (entry: SearchEntry, field: string): string => {
  const value = entry[field as keyof SearchEntry]
  // The library stores what is no text as it is, and leaves out what is undefined; its type says neither.
  return (entry.kind === 'appliance' && field === 'text' ? undefined : value) as string
}

const knownStems = (entries: readonly SearchEntry[]) =>
  new Set(
    entries.flatMap(({ title, keywords, text, aside }) =>
      plainWords(`${title} ${keywords} ${text} ${aside}`).map(stem),
    ),
  )

/** The beginning of a text: its first sentences where they fit, otherwise cut between words. */
function shortened(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text
  const start = text.slice(0, SUMMARY_LENGTH)
  const sentence = start.lastIndexOf('. ')
  if (sentence > SUMMARY_LENGTH / 3) return start.slice(0, sentence + 1)
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,.:;–]$/, '')}…`
}
