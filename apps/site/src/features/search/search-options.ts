import type { Options } from 'minisearch'
import type { SearchEntry } from './search-entries.ts'
import { plainWords } from './search-terms.ts'

/** What the build and the browser must agree on. */
export const indexOptions = {
  fields: ['title', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'href', 'summary'],
  tokenize: plainWords,
} satisfies Options<SearchEntry>
