import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type PublishedContent, publishedContent } from '@arkpax/schema/published-content'
import { ofEachGroup, settings } from '@arkpax/schema/settings'
import seed from '../../../../content/data/settings.json' with { type: 'json' }

const FILE = resolve(process.cwd(), process.env.PUBLISHED_CONTENT ?? '.cache/published.json')

const NOTHING: PublishedContent = {
  products: [],
  unshown: [],
  posts: [],
  reviews: [],
  settings: settings.parse(seed),
  settingsChanges: ofEachGroup(() => null),
  paysOnline: false,
  announcement: null,
  faq: [],
  media: [],
  recalls: [],
  leftOut: [],
}

/**
 * The settings, the products, their newest reviews, the posts and the questions that were published when the build began. Where nobody has
 * taken that snapshot there is nothing, under the settings of a new shop. For build time.
 */
export const published = existsSync(FILE) ? publishedContent.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : NOTHING
