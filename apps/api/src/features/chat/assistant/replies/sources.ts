import { manualProducts } from '@arkpax/schema/content-frontmatter'
import type { Source } from '../answers/composed.ts'
import type { PageNames } from '../content/page-names.ts'
import type { Language, Passage } from '../passages.ts'

/** Most pages that an answer names. */
const MOST = 3

const abroad: Record<Language, string> = { fi: '', sv: ' (på finska)', en: ' (in Finnish)' }

const MANUAL = /^\/kayttoohjeet\/([a-z-]+)-(?:fi|sv|en)\.pdf$/
const manualOf = new Map<string, string>(Object.entries(manualProducts).map(([manual, id]) => [id, manual]))
const STATION = /^ark-/

/** Names pages of the site as an answer in a language does. */
export function createSources(passages: readonly Passage[], names: PageNames) {
  const titles = new Map(passages.map(({ url, title, language }) => [decodeURIComponent(url), { title, language }]))
  const urls = new Map(passages.map(({ url }) => [decodeURIComponent(url), url]))

  function named(address: string, language: Language): Source | undefined {
    const [page = '/'] = address.split('#')
    const own = titles.get(address)
    const title = own
      ? `${own.title}${own.language === 'fi' ? abroad[language] : ''}`
      : (names[page]?.[language] ?? titles.get(page)?.title)
    return title ? { title, url: urls.get(address) ?? (own ? address : page) } : undefined
  }

  return {
    /** Pages of the site by their addresses, manuals in the language and of the product that is asked for. */
    of(addresses: readonly string[], language: Language, product?: string): Source[] {
      const local = addresses.map((address) => {
        const [, manual] = MANUAL.exec(address) ?? []
        const asked = product && manualOf.get(product)
        const isOther = manual && asked && STATION.test(manual) && STATION.test(asked)
        return manual ? `/kayttoohjeet/${isOther ? asked : manual}-${language}.pdf` : address
      })
      const found = [...new Set(local)].flatMap((address) => named(address, language) ?? [])
      return found.filter(({ url }, at) => found.findIndex((other) => other.url === url) === at).slice(0, MOST)
    },
  }
}
export type Sources = ReturnType<typeof createSources>
