/** An element of cleaned HTML. */
export interface HtmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/** An element, or text as it is read. */
export type HtmlNode = HtmlElement | string

const VOID = new Set(['img', 'br', 'hr'])
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*)(?: \/)?>/g

/** Cleaned HTML as a tree: its tags are whole and closed, and its attributes hold no `<` or `>`. */
export function htmlTree(cleaned: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const inside = () => open.at(-1) ?? root
  let read = 0
  const addText = (until: number) => {
    if (until > read) inside().children.push(unescaped(cleaned.slice(read, until)))
  }
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of cleaned.matchAll(TAG)) {
    addText(index)
    read = index + tag.length
    if (slash) {
      if (open.length > 1) open.pop()
      continue
    }
    const element = { name, attributes: attributesOf(attributes), children: [] }
    inside().children.push(element)
    if (!VOID.has(name)) open.push(element)
  }
  addText(cleaned.length)
  return root.children
}

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]),
  )

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The words of a part of the tree. */
export const wordsOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('')
