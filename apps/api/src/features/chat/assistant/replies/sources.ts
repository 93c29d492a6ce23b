import { manualProducts } from '@arkpax/schema/content-frontmatter'
import { isTranslated } from '@arkpax/schema/translated-pages'
import type { Source } from '../answers/composed.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Language } from '../passages.ts'

/** Most pages that an answer names. */
const MOST = 3

const abroad: Record<Language, string> = { fi: '', sv: ' (på finska)', en: ' (in Finnish)' }

const MANUAL = /^\/kayttoohjeet\/([a-z-]+)-(?:fi|sv|en)\.pdf$/
const manualOf = new Map<string, string>(Object.entries(manualProducts).map(([manual, id]) => [id, manual]))
const STATION = /^ark-/

const PRODUCT = /^\/tuote\/([^/]+)$/

/** Names pages of the site as an answer in a language does: in that language where the site has the page in it, too. */
export function createSources({
  passages,
  pageNames,
  questionNames,
  factsIn,
}: Pick<Knowledge, 'passages' | 'pageNames' | 'questionNames' | 'factsIn'>) {
  const titles = new Map(passages.map(({ url, title, language }) => [decodeURIComponent(url), { title, language }]))
  const urls = new Map(passages.map(({ url }) => [decodeURIComponent(url), url]))

  /** What a page is called where the site has it in that language. */
  function translated(page: string, own: string | undefined, language: Exclude<Language, 'fi'>): string | undefined {
    const [, product] = PRODUCT.exec(page) ?? []
    if (product) return factsIn(language).get(`product.${product}.name`)
    return (own && questionNames[own]?.[language]) ?? pageNames[page]?.[language]
  }

  function titleOf(address: string, page: string, language: Language): string | undefined {
    const own = titles.get(address)
    const there = language !== 'fi' && isTranslated(page) ? translated(page, own?.title, language) : undefined
    if (there) return there
    const isOfTongue = language === 'fi' || own?.language === language || address !== page
    if (own && (isOfTongue || !pageNames[page])) return `${own.title}${own.language === 'fi' ? abroad[language] : ''}`
    return pageNames[page]?.[language] ?? titles.get(page)?.title
  }

  function named(address: string, language: Language): Source | undefined {
    const [page = '/'] = address.split('#')
    const title = titleOf(address, page, language)
    return title ? { title, url: urls.get(address) ?? page } : undefined
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
      const isFirst = ({ url, title }: Source, at: number) =>
        found.findIndex((other) => other.url === url || other.title === title) === at
      return found.filter(isFirst).slice(0, MOST)
    },
  }
}
export type Sources = ReturnType<typeof createSources>
