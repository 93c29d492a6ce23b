import { aboutPage, iconCards } from '@arkpax/schema/content'
import {
  blogFrontmatter,
  manualFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import * as z from 'zod'

const written = <Frontmatter extends z.ZodType>(data: Frontmatter) =>
  z.array(z.object({ id: z.string(), data, body: z.string() }))

/** What people write in `content/`, as it is written: facts are named, and have no values yet. */
export const contentTexts = z.object({
  promises: iconCards,
  benefits: iconCards,
  about: aboutPage,
  support: written(supportFrontmatter),
  policies: written(policyFrontmatter),
  blog: written(blogFrontmatter),
  useCases: written(useCaseFrontmatter),
  manuals: written(manualFrontmatter),
})
export type ContentTexts = z.output<typeof contentTexts>

/** A file of `content/` that people write: its name, its head, and its Markdown. */
export interface Written<Frontmatter> {
  id: string
  data: Frontmatter
  body: string
}
