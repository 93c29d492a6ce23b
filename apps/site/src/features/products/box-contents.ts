import { manualProducts } from '@arkpax/schema/content-frontmatter'
import { resolveFacts } from '@arkpax/schema/facts'
import { facts } from '~/lib/facts.ts'

const manuals = import.meta.glob<string>('../../../../../content/manuals/*.fi.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const CHAPTER = /^## Pakkauksen sisältö\n+((?:\d+\. .+\n)+)/m

/** What is in the box of a product, as its manual lists it; nothing of a product without one. For build time. */
export function boxContents(productId: string): string[] {
  const [manual] = Object.entries(manualProducts).find(([, id]) => id === productId) ?? []
  const text = Object.entries(manuals).find(([file]) => file.endsWith(`/${manual}.fi.mdx`))?.[1] ?? ''
  const list = CHAPTER.exec(text)?.[1] ?? ''
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => resolveFacts(line.replace(/^\d+\. /, ''), facts))
}
