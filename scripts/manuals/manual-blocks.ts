import type { Language } from '@arkpax/schema/office-hours-text'
import { pathIn } from '@arkpax/schema/translated-pages'
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast'

/** A manual's content as `manual.typ` sets it. Text travels as data, so nothing in it can be read as markup. */
export type Inline =
  | { type: 'text'; value: string }
  | { type: 'strong'; content: Inline[] }
  | { type: 'link'; url: string; content: Inline[] }
  | { type: 'break' }

export type Block =
  | { type: 'heading'; level: number; content: Inline[] }
  | { type: 'paragraph'; content: Inline[] }
  | { type: 'list'; ordered: boolean; items: Block[][] }
  | { type: 'notice'; tone: NoticeTone; content: Inline[] }
  | { type: 'table'; widths: number[]; head: Inline[][]; rows: Inline[][][] }
  | { type: 'picture'; name: string; alt: string }

export type NoticeTone = 'danger' | 'warning' | 'note'

/** What a manual needs to know of the world around it. */
export interface Surroundings {
  /** Absolute address that links to pages of the site start with. */
  site: string
  /** Pages of the site are linked in this language where they have it. */
  language: Language
  /** The bold words that open a safety notice, as the manual's language writes them. */
  noticeWords: ReadonlyMap<string, NoticeTone>
}

/** Markdown as a list of blocks. Throws on Markdown that the manuals have no look for. */
export function manualBlocks(root: Root, around: Surroundings): Block[] {
  return root.children.flatMap((node) => block(node, around))
}

function block(node: RootContent | BlockContent, around: Surroundings): Block[] {
  switch (node.type) {
    case 'yaml':
      return []
    case 'heading':
      return [{ type: 'heading', level: node.depth - 1, content: inlines(node.children, around) }]
    case 'paragraph':
      return paragraph(node.children, around)
    case 'list':
      return listRuns(node.children, around).map(
        (run) => run.notice ?? { type: 'list', ordered: node.ordered === true, items: run.items },
      )
    case 'table':
      return [table(node, around)]
    default:
      throw new Error(`Manuals have no look for Markdown of the type "${node.type}"`)
  }
}

function paragraph(children: PhrasingContent[], around: Surroundings): Block[] {
  const [only] = children
  if (children.length === 1 && only?.type === 'image') {
    return [{ type: 'picture', name: pictureName(only.url), alt: only.alt ?? '' }]
  }
  return [{ type: 'paragraph', content: inlines(children, around) }]
}

/** `/images/ark-pro-front-1200.webp` → `ark-pro-front`. */
function pictureName(url: string): string {
  const [, name] = /^\/images\/([a-z0-9-]+)-\d+\.webp$/.exec(url) ?? []
  if (!name) throw new Error(`Not a picture of the site: ${url}`)
  return name
}

type Run = { notice?: undefined; items: Block[][] } | { notice: Block; items?: undefined }

/** A list falls apart into its safety notices and the plain items between them. */
function listRuns(items: ListItem[], around: Surroundings): Run[] {
  const runs: Run[] = []
  for (const item of items) {
    const blocks = item.children.flatMap((child) => block(child, around))
    const notice = asNotice(blocks, around)
    const last = runs.at(-1)
    if (notice) runs.push({ notice })
    else if (last?.items) last.items.push(blocks)
    else runs.push({ items: [blocks] })
  }
  return runs
}

function asNotice([first, ...more]: Block[], { noticeWords }: Surroundings): Block | undefined {
  if (first?.type !== 'paragraph' || more.length > 0) return undefined
  const [opening] = first.content
  if (opening?.type !== 'strong') return undefined
  const tone = noticeWords.get(plainText(opening.content))
  return tone && { type: 'notice', tone, content: first.content }
}

function table({ children }: Table, around: Surroundings): Block {
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => inlines(cell.children, around)))
  const widths = head.map((_, column) => columnWidth([head, ...rows].map((row) => plainText(row[column] ?? []))))
  return { type: 'table', widths, head, rows }
}

const NARROWEST = 8
const WIDEST = 34

/** A column's share of the page: as its longest text, within reason. */
const columnWidth = (texts: string[]) => Math.min(WIDEST, Math.max(NARROWEST, ...texts.map(({ length }) => length)))

function inlines(nodes: PhrasingContent[], around: Surroundings): Inline[] {
  return nodes.map((node) => inline(node, around))
}

function inline(node: PhrasingContent, around: Surroundings): Inline {
  switch (node.type) {
    case 'text':
      return { type: 'text', value: node.value }
    case 'strong':
      return { type: 'strong', content: inlines(node.children, around) }
    case 'link':
      return {
        type: 'link',
        url: new URL(pathIn(around.language, node.url), around.site).href,
        content: inlines(node.children, around),
      }
    case 'break':
      return { type: 'break' }
    default:
      throw new Error(`Manuals have no look for Markdown of the type "${node.type}"`)
  }
}

/** The words of a piece of content without their looks. */
export function plainText(content: Inline[]): string {
  return content
    .map((each) => (each.type === 'text' ? each.value : each.type === 'break' ? ' ' : plainText(each.content)))
    .join('')
}
