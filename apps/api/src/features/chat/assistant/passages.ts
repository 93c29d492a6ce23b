import * as z from 'zod'

/** Languages that the assistant answers in. */
export const languages = ['fi', 'en', 'sv'] as const
export type Language = (typeof languages)[number]

/** Where a passage comes from. `page` is a screen that does something: tracking, registration, the calculator. */
const passageKinds = ['product', 'question', 'article', 'policy', 'use-case', 'manual', 'post', 'page'] as const

/**
 * A piece of the site that answers one thing. `text` is plain: paragraphs parted by empty lines, lists by line breaks.
 * `url` is a path of the site with the anchor where the page has one; `about` is a product's id.
 */
export const passage = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  text: z.string(),
  kind: z.enum(passageKinds),
  language: z.enum(languages),
  about: z.string().optional(),
})
export type Passage = z.output<typeof passage>
