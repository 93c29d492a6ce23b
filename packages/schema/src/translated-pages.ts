import type { Language } from './office-hours-text.ts'

/** The languages that pages are built in beside Finnish, at the Finnish paths below `/sv` and `/en`. */
export const otherLanguages = ['sv', 'en'] as const satisfies Language[]

/** Every language, the site's own first. */
export const languages = ['fi', ...otherLanguages] as const

const POLICIES = [
  '/privacy-policy',
  '/terms-of-service',
  '/warranty-policy',
  '/return-refund-policy',
  '/toimitus',
  '/saavutettavuus',
]

/** The screens of one page each that have words in the other languages. */
export const singleScreens: readonly string[] = ['/tuotteet', '/general-faqs', '/user-manual', '/laskuri']

/** Where a visitor finds the range in another language: that is what a language's address alone leads to. */
export const firstTranslated = '/tuotteet'

/** All screens that have them; a product has its page in each, too. */
export const translatedScreens: readonly string[] = [...singleScreens, ...POLICIES]

/** A product's own page; the one for what is newer than the build and the one for what is not there are Finnish only. */
const PRODUCT = /^\/tuote\/(?!(?:404|shell)$)[^/]+$/

/** Whether a Finnish path has a page in the other languages, too. What lacks words there shows them in Finnish. */
export const isTranslated = (path: string) => translatedScreens.includes(path) || PRODUCT.test(path)

const PREFIX = new RegExp(`^/(${otherLanguages.join('|')})(?=/|$)`)

/** '/sv/laskuri' → '/laskuri'; a Finnish path as it is. */
export const finnishPath = (path: string) => path.replace(PREFIX, '') || '/'

/** The path of a Finnish page in a language; where there is no such page, the Finnish one. Keeps what follows `?` or `#`. */
export function pathIn(language: Language, href: string): string {
  const [path = ''] = href.split(/[?#]/)
  return language !== 'fi' && isTranslated(path) ? `/${language}${href}` : href
}
