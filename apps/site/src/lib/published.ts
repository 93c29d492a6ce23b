import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { blogPost } from '@arkpax/schema/blog'
import { productWithDetails } from '@arkpax/schema/products'
import { leftOut } from '@arkpax/schema/publishing'
import { review } from '@arkpax/schema/reviews'
import * as z from 'zod'

const FILE = resolve(process.cwd(), process.env.PUBLISHED_CONTENT ?? '.cache/published.json')

const publishedContent = z.object({
  products: z.array(productWithDetails),
  posts: z.array(blogPost),
  reviews: z.array(review),
  leftOut: z.array(leftOut),
})

const NOTHING: z.output<typeof publishedContent> = { products: [], posts: [], reviews: [], leftOut: [] }

/**
 * The products, their newest reviews and the posts that were published when the build began; nothing where nobody has
 * taken that snapshot. For build time.
 */
export const published = existsSync(FILE) ? publishedContent.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : NOTHING
