import { calloutKinds, calloutLabels } from '@arkpax/schema/text-blocks'
import { type HtmlElement, type HtmlNode, htmlTree, wordsOf } from '../../services/html-tree.ts'
import { cardNamed, type MailSurroundings, wholeAddress } from './text-cards.ts'

const INLINE = new Set(['a', 'strong', 'em', 'code', 'sub', 'sup', 'img', 'br'])

/** The blocks of a text as the plain text of a mail: what the HTML says, in the same order, links written out. Takes cleaned HTML. */
export function blocksToText(cleaned: string, surroundings: MailSurroundings): string {
  return new TextWriter(surroundings).blocks(htmlTree(cleaned))
}

class TextWriter {
  readonly #around: MailSurroundings
  constructor(around: MailSurroundings) {
    this.#around = around
  }

  /** Blocks with an empty line between them; running text between blocks is one of them. */
  blocks(nodes: readonly HtmlNode[], between = '\n\n'): string {
    const parts: string[] = []
    let run: HtmlNode[] = []
    const endRun = () => {
      parts.push(this.#running(run))
      run = []
    }
    for (const node of nodes) {
      if (typeof node === 'string' || INLINE.has(node.name)) run.push(node)
      else {
        endRun()
        parts.push(this.#block(node))
      }
    }
    endRun()
    return parts.filter(Boolean).join(between)
  }

  #block(element: HtmlElement): string {
    const { name, attributes, children } = element
    switch (name) {
      case 'ul':
        return this.#items(children, () => '- ')
      case 'ol':
        return this.#items(children, (index) => `${index + (Number(attributes.start) || 1)}. `)
      case 'blockquote':
        return prefixed(this.blocks(children), '> ')
      case 'aside': {
        const kind = calloutKinds.find((kind) => attributes.class?.includes(`callout-${kind}`)) ?? 'tip'
        return `${calloutLabels[kind].toLocaleUpperCase('fi')}: ${this.blocks(children)}`
      }
      case 'hr':
        return '* * *'
      case 'figure':
        return this.blocks(children, '\n')
      case 'table':
        return this.#rows(children).join('\n')
      case 'div':
        return this.#card(element) ?? this.blocks(children)
      default:
        return this.blocks(children)
    }
  }

  #items(children: readonly HtmlNode[], mark: (index: number) => string): string {
    return children
      .filter((child) => typeof child === 'object')
      .map(({ children }, index) => {
        const begins = mark(index)
        return begins + prefixed(this.blocks(children, '\n'), ' '.repeat(begins.length)).trimStart()
      })
      .join('\n')
  }

  #rows(nodes: readonly HtmlNode[]): string[] {
    return nodes.flatMap((node) => {
      if (typeof node === 'string') return node.trim() ? [node.trim()] : []
      if (node.name === 'caption') return [this.#running(node.children)]
      if (node.name !== 'tr') return this.#rows(node.children)
      const cells = node.children.filter((cell) => typeof cell === 'object')
      return [cells.map((cell) => this.blocks(cell.children, ' ').replaceAll('\n', ' ')).join(' | ')]
    })
  }

  #card({ attributes }: HtmlElement): string | undefined {
    const named = cardNamed(attributes)
    if (!named) return undefined
    const card = this.#around.cardOf(named.noun, named.id)
    return card ? [card.title, ...card.lines, card.url].join('\n') : ''
  }

  /** Running text in its lines. */
  #running(nodes: readonly HtmlNode[]): string {
    return this.#words(nodes)
      .replace(/ *\n */g, '\n')
      .trim()
  }

  #inline({ name, attributes, children }: HtmlElement): string {
    if (name === 'br') return '\n'
    if (name === 'img') return attributes.alt ? `[Kuva: ${attributes.alt}]` : ''
    if (name !== 'a' || !attributes.href) return this.#words(children)
    const words = this.#words(children)
    const address = wholeAddress(attributes.href, this.#around.publicUrl).replace(/^mailto:/, '')
    return words === address || wordsOf(children) === attributes.href ? address : `${words} (${address})`
  }

  #words(nodes: readonly HtmlNode[]): string {
    return nodes
      .map((node) => (typeof node === 'string' ? node.replace(/[^\S\u00A0]+/g, ' ') : this.#inline(node)))
      .join('')
  }
}

const prefixed = (text: string, prefix: string) =>
  text
    .split('\n')
    .map((line) => prefix + line)
    .join('\n')
