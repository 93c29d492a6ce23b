import * as z from 'zod'
import { blogSchedule } from './blog-drafts.ts'
import { listFilters, pageOf, sortBy } from './list-query.ts'
import { slugify } from './slug.ts'
import { imageUrl, line, paragraphs, utcInstant } from './text.ts'
import { version } from './version.ts'

/** Category choices of the editor. */
export const blogCategories = ['Oppaat', 'Tekniikka', 'Kokemukset', 'Käyttöohjeet', 'Ammattikäyttö', 'Vinkit'] as const

/**
 * A post with all that staff see. `content` is sanitised HTML: for staff as it was typed, for visitors with its paragraphs,
 * which text without tags has from its blank lines.
 */
export const blogPost = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  image_url: z.string(),
  read_time: z.string(),
  is_published: z.boolean(),
  published_at: utcInstant.nullable(),
  version,
  created_at: utcInstant,
  updated_at: utcInstant,
})
export type BlogPost = z.output<typeof blogPost>

/** The same with what only staff see: when it comes onto the site, and goes from it, by itself. */
export const adminBlogPost = blogPost.extend(blogSchedule.shape)
export type AdminBlogPost = z.output<typeof adminBlogPost>

/** A post in the public list: newest first, without its content. */
export const blogPostSummary = blogPost.omit({ content: true, version: true })
export type BlogPostSummary = z.output<typeof blogPostSummary>

/** Tags as a list, or as free text split on commas; trimmed, empties and repeats dropped. */
const tags = z
  .union([z.array(line(60)), line(2_000).transform((text) => text.split(','))])
  .transform((list) => [...new Set(list.map((tag) => tag.trim()).filter(Boolean))])
  .pipe(z.array(z.string()).max(30, 'Enintään 30 tagia'))

const SLUG_REQUIRED = 'URL-slug on pakollinen'

const postFields = z.object({
  title: line(300, 'Otsikko on pakollinen'),
  slug: line(200)
    .default('')
    .refine((slug) => slug === slugify(slug), 'Käytä vain pieniä kirjaimia a–z, numeroita ja yhdysmerkkejä'),
  excerpt: paragraphs(1_000, 'Tiivistelmä on pakollinen'),
  content: paragraphs(500_000, 'Sisältö on pakollinen'),
  author: line(200, 'Kirjoittaja on pakollinen').default('Arkpax Official'),
  category: line(60, 'Kategoria on pakollinen').default('Oppaat'),
  tags: tags.default([]),
  image_url: imageUrl('Virheellinen URL').or(z.literal('')).default(''),
  read_time: line(60, 'Lukuaika on pakollinen').default('5 min lukuaika'),
  is_published: z.boolean().default(false),
})

/** What staff send to create a post. An empty slug is made from the title; the draft that it was written in ends. */
export const blogPostInput = postFields
  .extend({ draft_id: z.uuid().optional() })
  .transform((post) => ({ ...post, slug: post.slug || slugify(post.title) }))
  .refine((post) => post.slug !== '', { message: SLUG_REQUIRED, path: ['slug'] })

/** What is stored of it. */
export type BlogPostInput = z.output<typeof postFields>

/**
 * What staff send to replace a post: its address is never made from the title. `draft_version` is that of the draft which holds the same: it has
 * nothing more that the post does not have.
 */
export const blogPostChange = postFields
  .extend({ draft_version: z.int().min(0).optional() })
  .refine((post) => post.slug !== '', { message: SLUG_REQUIRED, path: ['slug'] })

/** The publish toggle of a card. */
export const publishInput = z.object({ is_published: z.boolean('Anna julkaisutila') })

/** All posts, for staff, by text, state and the day of creation; `fields=summary` leaves the content out, as a list of many posts wants it. */
export const blogQuery = pageOf(
  listFilters.extend({
    status: z.enum(['all', 'published', 'draft']).default('all'),
    fields: z.enum(['all', 'summary']).default('all'),
    sort: sortBy(['date', 'title'], '-date'),
  }),
)
export type BlogQuery = z.output<typeof blogQuery>

/** A post in the list of staff: with its content unless `fields=summary` was asked for. */
export const listedBlogPost = adminBlogPost.partial({ content: true })
export type ListedBlogPost = z.output<typeof listedBlogPost>

/** HTML as it is being written, and the same as it would be stored and shown. Empty stays empty. */
export const blogPreview = z.object({ content: paragraphs(500_000) })
