import type { kindLabels } from './search.fi.ts'

/** One thing that the search can find, as it stands in the index (`/haku.json`). */
export interface SearchEntry {
  kind: keyof typeof kindLabels
  title: string
  href: string
  /** The stems of everything it says, each once; the title's are counted from the title. */
  stems: string
}
