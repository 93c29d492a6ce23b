import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { announcement } from '@arkpax/schema/announcement'
import { blogPost } from '@arkpax/schema/blog'
import { faq } from '@arkpax/schema/faq'
import { productWithDetails } from '@arkpax/schema/products'
import { leftOut } from '@arkpax/schema/publishing'
import { review } from '@arkpax/schema/reviews'
import { settings } from '@arkpax/schema/settings'
import * as z from 'zod'
import seed from '../../../../content/data/settings.json' with { type: 'json' }

const FILE = resolve(process.cwd(), process.env.PUBLISHED_CONTENT ?? '.cache/published.json')

const publishedContent = z.object({
  products: z.array(productWithDetails),
  unshown: z.array(productWithDetails),
  posts: z.array(blogPost),
  reviews: z.array(review),
  settings,
  announcement: announcement.nullable(),
  faq,
  leftOut: z.array(leftOut),
})

const NOTHING: z.output<typeof publishedContent> = {
  products: [],
  unshown: [],
  posts: [],
  reviews: [],
  settings: settings.parse(seed),
  announcement: null,
  faq: [],
  leftOut: [],
}

/**
 * The settings, the products, their newest reviews, the posts and the questions that were published when the build began. Where nobody has
 * taken that snapshot there is nothing, under the settings of a new shop. For build time.
 */
export const published = existsSync(FILE) ? publishedContent.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : NOTHING
