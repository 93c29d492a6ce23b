import { type BlogDraftFields, blogDraftFields } from '@arkpax/schema/blog-drafts'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod'

/** What the form of a post holds: everything as typed, tags as one text. */
export const postValues = blogDraftFields.extend({ is_published: z.boolean() })
export type PostValues = z.output<typeof postValues>

/** A new post. */
export const newPostFields: BlogDraftFields = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  author: 'Arkpax Official',
  category: 'Oppaat',
  tags: '',
  image_url: '',
  read_time: '5 min lukuaika',
}

/** What is kept while somebody types: all but the switch, which counts only when the post is saved. */
export const typedOf = ({ is_published, ...fields }: PostValues): BlogDraftFields => fields

/** What is sent of the form: tags as a list, split on commas, trimmed, empties dropped. */
export const sentOf = (values: PostValues) => ({
  ...values,
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
})

/** Judges the form by what the API takes; the values stay as typed. */
export const judgeBy =
  (schema: z.ZodType): Resolver<PostValues> =>
  (values) => {
    const { error } = schema.safeParse(sentOf(values))
    if (!error) return { values, errors: {} }
    const found = error.issues.map(({ path, code, message }) => [path[0], { type: code, message }] as const)
    return { values: {}, errors: Object.fromEntries(found.toReversed()) }
  }
