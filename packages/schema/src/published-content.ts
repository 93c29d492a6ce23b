import * as z from 'zod'
import { announcement } from './announcement.ts'
import { blogPost } from './blog.ts'
import { faq } from './faq.ts'
import { shownPicture } from './media.ts'
import { namedProduct, productWithDetails } from './products.ts'
import { leftOut } from './publishing.ts'
import { shownRecall } from './recalls.ts'
import { review } from './reviews.ts'
import { settings, settingsChanges } from './settings.ts'

/** What the pages are built with beside `content/`, and what of both had to be left out: one snapshot of the database. */
export const publishedContent = z.object({
  products: z.array(productWithDetails),
  /** Products that visitors do not see, whose figures texts may still name. */
  unshown: z.array(namedProduct),
  posts: z.array(blogPost),
  reviews: z.array(review),
  settings,
  settingsChanges,
  /** Whether an order can be paid online: what the server is configured with. */
  paysOnline: z.boolean().default(false),
  /** What stands above every page on the day of the build. */
  announcement: announcement.nullable(),
  faq,
  /** The pictures of the media library that products, posts or settings name. */
  media: z.array(shownPicture),
  recalls: z.array(shownRecall),
  leftOut: z.array(leftOut),
})
export type PublishedContent = z.output<typeof publishedContent>
