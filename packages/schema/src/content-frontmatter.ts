/** The frontmatter of the MDX files in `content/`. The names are those of the folders. */
import * as z from 'zod'
import { anchor, askedAs, calendarDay, iconName, pictureName, text } from './content-text.ts'

/** `content/blog/<slug>.mdx`: a built-in post. */
export const blogFrontmatter = z.strictObject({
  title: text,
  excerpt: text,
  author: text,
  date: calendarDay,
  image: pictureName,
  imageAlt: text,
  readTime: text,
  category: z.enum(['Oppaat', 'Vinkit', 'Kokemukset']),
  tags: z.array(text),
  askedAs,
})

/** `content/support/<slug>.mdx`: a support article. `views` is static; `order` sorts the popular list; `figures` answer before the text does. */
export const supportFrontmatter = z.strictObject({
  title: text,
  category: text,
  readTime: text,
  views: z.int().nonnegative(),
  lastUpdated: calendarDay,
  excerpt: text,
  order: z.int(),
  image: pictureName.optional(),
  figures: z.array(z.strictObject({ figure: text, text })).optional(),
  askedAs,
})

/** `content/policies/<route>.mdx`. */
export const policyFrontmatter = z.strictObject({ title: text, description: text, updated: calendarDay, askedAs })

/** A table of a use-case page: as many cells in every row as there are columns. */
const useCaseTable = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.tuple([text], text.or(z.literal('')))).min(1),
    footnote: text.optional(),
  })
  .refine((table) => table.rows.every((row) => row.length === table.columns.length), {
    message: 'Every row has as many cells as there are columns',
    path: ['rows'],
  })

/**
 * `content/use-cases/<slug>.mdx`; the slug is the last part of `/kayttotapaus/…` and `order` the carousel's. `scenario` is what the link
 * to the calculator fills in, by its id in `scenarios.json`.
 */
export const useCaseFrontmatter = z.strictObject({
  badge: text,
  title: text,
  subtitle: text,
  description: text,
  image: pictureName,
  imageAlt: text,
  order: z.int(),
  scenario: anchor.optional(),
  askedAs,
  /** The page speaks to firms: it tells them prices without the tax. */
  forFirms: z.boolean().optional(),
  /** What stands above the features. */
  featuresTitle: text,
  features: z.array(z.strictObject({ icon: iconName, title: text, text })).min(4),
  tables: z.array(useCaseTable).min(1).max(3),
  banner: z.strictObject({
    title: text,
    text,
    actions: z.array(z.strictObject({ label: text, to: z.enum(['products', 'contact']) })).min(1),
  }),
})

/** The products that have a manual: its name in `content/manuals/` → the product's id. */
export const manualProducts = { 'ark-pro': '1', 'ark-evo': '2', 'extra-battery': '3', 'solar-panel': '4' } as const

/** `content/manuals/<product>.<language>.mdx`: a manual that becomes a PDF. */
export const manualFrontmatter = z.strictObject({
  title: text,
  language: z.enum(['fi', 'sv', 'en']),
  product: z.enum(Object.keys(manualProducts) as (keyof typeof manualProducts)[]),
  version: text,
  askedAs,
})

export type SupportFrontmatter = z.output<typeof supportFrontmatter>
export type PolicyFrontmatter = z.output<typeof policyFrontmatter>
export type UseCaseTable = z.output<typeof useCaseTable>
export type UseCaseFrontmatter = z.output<typeof useCaseFrontmatter>
export type ManualFrontmatter = z.output<typeof manualFrontmatter>
