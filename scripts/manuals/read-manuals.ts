import { readdirSync, readFileSync } from 'node:fs'
import { type ManualFrontmatter, manualFrontmatter } from '@arkpax/schema/content-frontmatter'
import { type Facts, resolveMarkdown } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import type { Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import { parse } from 'yaml'
import { manualBlocks } from './manual-blocks.ts'
import { manualWords } from './manual-words.ts'

const FOLDER = new URL('../../content/manuals/', import.meta.url)

/** A written manual: its frontmatter and its Markdown, parsed. */
export interface WrittenManual {
  about: ManualFrontmatter
  root: Root
}

type FactsIn = (language: Language) => Facts

/** The text of a manual by its file's name; undefined of one that is left out. */
export type TextOfManual = (file: string) => string | undefined
const asWritten: TextOfManual = (file) => readFileSync(new URL(file, FOLDER), 'utf8')

/** The manuals in `content/manuals/`, by file name, with the facts that they name. Throws on one that `checkManual` throws on. */
export function readManuals(factsIn: FactsIn, textOf = asWritten): WrittenManual[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const text = textOf(file)
      return text === undefined ? [] : [readManual(file, text, factsIn)]
    })
}

/** Throws on a manual whose name and frontmatter do not agree, that names an unknown fact, or whose Markdown the manuals have no look for. */
export function checkManual(file: string, text: string, factsIn: FactsIn): void {
  const { about, root } = readManual(file, text, factsIn)
  const { language } = about
  manualBlocks(root, { site: 'http://localhost', language, noticeWords: manualWords[language].noticeWords })
}

function readManual(file: string, text: string, factsIn: FactsIn): WrittenManual {
  const [, language] = /\.(fi|sv|en)\.mdx$/.exec(file) ?? []
  const facts = factsIn(manualFrontmatter.shape.language.parse(language))
  const root = mdxToMdast(resolveMarkdown(text, facts, `content/manuals/${file}`), { position: false })
  if (root.type !== 'root') throw new Error(`${file}: not a Markdown document`)
  const [head] = root.children
  const about = manualFrontmatter.parse(head?.type === 'yaml' ? parse(head.value) : {})
  if (file !== `${about.product}.${about.language}.mdx`) throw new Error(`${file}: its frontmatter names another file`)
  return { about, root }
}
