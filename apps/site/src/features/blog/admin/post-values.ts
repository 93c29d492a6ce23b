import type { BlogPost } from '@arkpax/schema/blog'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod'

/** What the form of a post holds: everything as typed, tags as one text. */
export const postValues = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.string(),
  image_url: z.string(),
  read_time: z.string(),
  is_published: z.boolean(),
  /** The version that the editor started from; absent in a new post. */
  version: z.int().optional(),
})
export type PostValues = z.output<typeof postValues>

/** A new post. */
export const newPostValues: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: 'Arkpax Official',
  category: 'Oppaat',
  tags: '',
  image_url: '',
  read_time: '5 min lukuaika',
  is_published: false,
}

/** A stored post as the form shows it. */
export const valuesOf = (post: BlogPost): PostValues => postValues.parse({ ...post, tags: post.tags.join(', ') })

/** What is sent of the form: tags as a list, split on commas, trimmed, empties dropped. */
export const sentOf = ({ version, ...values }: PostValues) => ({
  ...values,
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
})
export type SentPost = ReturnType<typeof sentOf>

/** Judges the form by what the API takes; the values stay as typed. */
export const judgeBy =
  (schema: z.ZodType): Resolver<PostValues> =>
  (values) => {
    const { error } = schema.safeParse(sentOf(values))
    if (!error) return { values, errors: {} }
    const found = error.issues.map(({ path, code, message }) => [path[0], { type: code, message }] as const)
    return { values: {}, errors: Object.fromEntries(found.toReversed()) }
  }
