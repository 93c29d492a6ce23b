import { manualProducts } from '@arkpax/schema/content-frontmatter'
import { resolveFacts, whereKnown } from '@arkpax/schema/facts'
import { facts } from '~/lib/facts.ts'
import { language } from '~/lib/language.fi.ts'
import { manualHeadings } from './specs.fi.ts'

const manuals = import.meta.glob<string>('../../../../../content/manuals/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What stands in a product's manual below a heading, up to the next one; '' where there is none. For build time. */
function chapter(productId: string, heading: string): string {
  const [manual] = Object.entries(manualProducts).find(([, id]) => id === productId) ?? []
  const text = Object.entries(manuals).find(([file]) => file.endsWith(`/${manual}.${language}.mdx`))?.[1] ?? ''
  const [, below = ''] = text.split(new RegExp(`^#{2,3} ${heading}$`, 'm'))
  return below.split(/^#{2,3} /m)[0] ?? ''
}

/** What is in the box of a product, as its manual lists it; nothing of a product without one. For build time. */
export const boxContents = (productId: string): string[] =>
  [...chapter(productId, manualHeadings.box).matchAll(/^\d+\. (.+)$/gm)].map(([, line = '']) =>
    resolveFacts(line, facts),
  )

/** A table of a manual: its heads, and its rows. */
export interface ManualTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The table below a heading of a product's manual; undefined where there is none, or it names what is not known. For build time. */
export function manualTable(productId: string, heading: string): ManualTable | undefined {
  const lines = chapter(productId, heading).match(/^\|.+\|$/gm) ?? []
  const [columns, , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  return columns && whereKnown({ columns, rows }, facts)
}

/** The paragraphs below a heading of a product's manual. For build time. */
export const manualParagraphs = (productId: string, heading: string): string[] =>
  whereKnown(
    chapter(productId, heading)
      .split('\n')
      .filter((line) => /^\p{Lu}/u.test(line)),
    facts,
  ) ?? []
