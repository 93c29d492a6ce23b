import type { AdminBlogPost } from './blog.ts'
import type { BlogDraftFields } from './blog-drafts.ts'
import { withTypedParagraphs } from './typed-paragraphs.ts'

/** A stored post as its form shows it: tags as one text, and text without tags with its paragraphs. */
export const draftFieldsOf = (post: AdminBlogPost): BlogDraftFields => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: withTypedParagraphs(post.content),
  author: post.author,
  category: post.category,
  tags: post.tags.join(', '),
  image_url: post.image_url,
  read_time: post.read_time,
})
