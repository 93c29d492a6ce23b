const INLINE = new Set(['a', 'strong', 'em', 'code', 'sub', 'sup', 'img', 'br'])
const VOID = new Set(['img', 'br', 'hr'])
const BLANK_LINE = /\n[^\S\n]*\n\s*/

/** An element with all that is in it, or the text between two of them. */
interface Node {
  html: string
  kind: 'text' | 'inline' | 'block'
}

/**
 * Gives text that was typed without tags its paragraphs: a blank line parts them, a single line break becomes `<br />`.
 * What stands in a block of its own (a paragraph, heading, list, table, `pre` …) stays as it is, also between such text.
 * Takes cleaned HTML, whose tags are whole and whose attributes hold no `<` or `>`; what it gives goes through it unchanged.
 */
export function withTypedParagraphs(cleaned: string): string {
  const parts: string[] = []
  let run: Node[] = []
  const endRun = () => {
    parts.push(toParagraphs(run))
    run = []
  }
  for (const node of topLevel(cleaned.replace(/\r\n?/g, '\n'))) {
    if (node.kind === 'block') {
      endRun()
      parts.push(node.html)
    } else run.push(node)
  }
  endRun()
  return parts.join('')
}

/** The elements and texts that stand in no other element; an inline element around a block counts as a block. */
function topLevel(html: string): Node[] {
  const nodes: Node[] = []
  let open: Node | undefined
  let depth = 0
  for (const token of html.split(/(<[^>]*>)/)) {
    const [, slash, name = ''] = token.match(/^<(\/?)([a-z0-9]+)/) ?? []
    const kind = name === '' ? 'text' : INLINE.has(name) ? 'inline' : 'block'
    if (open) {
      open.html += token
      if (kind === 'block') open.kind = 'block'
    } else if (token !== '') {
      open = { html: token, kind }
      nodes.push(open)
    }
    if (name !== '' && !VOID.has(name)) depth += slash ? -1 : 1
    if (depth <= 0) open = undefined
  }
  return nodes
}

/** A run of text and inline elements as paragraphs; one without any text, as a picture between blocks, stays as it is. */
function toParagraphs(run: Node[]): string {
  const html = run.map((node) => node.html).join('')
  if (!/\S/.test(html.replace(/<[^>]*>/g, ''))) return html
  const paragraphs = ['']
  for (const node of run) {
    const [first = '', ...rest] = node.kind === 'text' ? node.html.split(BLANK_LINE) : [node.html]
    paragraphs.push((paragraphs.pop() ?? '') + first, ...rest)
  }
  const filled = paragraphs.map((paragraph) => paragraph.trim()).filter(Boolean)
  return filled.map((paragraph) => `<p>${withLineBreaks(paragraph)}</p>`).join('\n')
}

/** Line breaks outside tags become elements, unless an element breaks the line there already. */
function withLineBreaks(paragraph: string): string {
  const lines = paragraph.replace(/<[^>]*>/g, (tag) => tag.replaceAll('\n', ' ')).replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
  return lines.replace(/(?<!<br \/>)\n(?!<br \/>)/g, '<br />\n')
}
