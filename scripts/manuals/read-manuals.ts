import { readdirSync, readFileSync } from 'node:fs'
import { type ManualFrontmatter, manualFrontmatter } from '@arkpax/schema/content-frontmatter'
import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import { parse } from 'yaml'

const FOLDER = new URL('../../content/manuals/', import.meta.url)

/** A written manual: its frontmatter and its Markdown, parsed. */
export interface WrittenManual {
  about: ManualFrontmatter
  root: Root
}

/** Every manual in `content/manuals/`, by file name. Throws on a file whose name and frontmatter do not agree. */
export function readManuals(): WrittenManual[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readManual(file))
}

function readManual(file: string): WrittenManual {
  const root = mdxToMdast(readFileSync(new URL(file, FOLDER), 'utf8'), { position: false })
  if (root.type !== 'root') throw new Error(`${file}: not a Markdown document`)
  const [head] = root.children
  const about = manualFrontmatter.parse(head?.type === 'yaml' ? parse(head.value) : {})
  if (file !== `${about.product}.${about.language}.mdx`) throw new Error(`${file}: its frontmatter names another file`)
  return { about, root }
}
