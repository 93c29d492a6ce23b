import { catalogueProduct } from '@arkpax/schema/catalogue'
import { factsOf } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import { language } from './language.fi.ts'
import { published } from './published.ts'

const shop = {
  settings: published.settings,
  products: [...published.products, ...published.unshown].map(catalogueProduct),
}

/**
 * What the texts of a language may name: the settings, and the figures of products, also of those that visitors do not see. For
 * build time.
 */
export const factsIn = (language: Language) => factsOf(shop, language)

/** What the site's own texts may name. */
export const facts = factsIn(language)
