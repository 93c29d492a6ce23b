import { plainWords } from '@arkpax/schema/finnish-terms'
import type { Options } from 'minisearch'
import type { SearchEntry } from './search-entries.ts'

/** What the build and the browser must agree on. */
export const indexOptions = {
  fields: ['title', 'keywords', 'text', 'aside'],
  storeFields: ['kind', 'title', 'href', 'summary', 'called', 'price', 'figures', 'way', 'picture', 'dark', 'isBright'],
  tokenize: plainWords,
} satisfies Options<SearchEntry>
