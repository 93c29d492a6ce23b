import type { ManualFrontmatter } from '@arkpax/schema/content-frontmatter'
import type { NoticeTone } from './manual-blocks.ts'

export type ManualLanguage = ManualFrontmatter['language']

/** What the layout itself says in each language; everything else stands in `content/manuals/`. */
interface ManualWords {
  contents: string
  version: string
  /** The words that open a safety notice, with their colon. */
  noticeWords: ReadonlyMap<string, NoticeTone>
}

export const manualWords: Record<ManualLanguage, ManualWords> = {
  fi: {
    contents: 'Sisällys',
    version: 'Versio',
    noticeWords: new Map([
      ['Vaara:', 'danger'],
      ['Varoitus:', 'warning'],
      ['Huomio:', 'note'],
    ]),
  },
  sv: {
    contents: 'Innehåll',
    version: 'Version',
    noticeWords: new Map([
      ['Fara:', 'danger'],
      ['Varning:', 'warning'],
      ['Obs:', 'note'],
    ]),
  },
  en: {
    contents: 'Contents',
    version: 'Version',
    noticeWords: new Map([
      ['Danger:', 'danger'],
      ['Warning:', 'warning'],
      ['Note:', 'note'],
    ]),
  },
}
