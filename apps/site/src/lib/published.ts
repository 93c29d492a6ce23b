import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { blogPost } from '@arkpax/schema/blog'
import { product } from '@arkpax/schema/products'
import { review } from '@arkpax/schema/reviews'
import * as z from 'zod'

const FILE = resolve(process.cwd(), process.env.PUBLISHED_CONTENT ?? '.cache/published.json')

const publishedContent = z.object({
  products: z.array(product),
  posts: z.array(blogPost),
  reviews: z.array(review),
})

/**
 * The products, their newest reviews and the posts that were published when the build began (architecture §3); undefined before the first build, when
 * the pages stand on `content/` alone. For build time.
 */
export const published = existsSync(FILE) ? publishedContent.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : undefined
