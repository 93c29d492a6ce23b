import type { UnknownFigure } from '@arkpax/schema/ai-writing'

/** A text with a mark at every figure that nothing vouches for, in the sentence that it was found in. Takes cleaned HTML. */
export function markUnknownFigures(html: string, figures: readonly UnknownFigure[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const { figure, sentence } of figures) {
    for (const text of textsOf(body)) {
      const block = text.parentElement?.closest('p, li, h2, h3, td, th, blockquote') ?? body
      if (plain(block.textContent).includes(plain(sentence)) && !text.parentElement?.closest('mark')) mark(text, figure)
    }
  }
  return body.innerHTML
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function textsOf(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

function mark(text: Text, figure: string): void {
  const at = text.data.indexOf(figure)
  if (at < 0) return
  const found = text.splitText(at)
  const rest = found.splitText(figure.length)
  const marked = text.ownerDocument.createElement('mark')
  marked.dataset.figure = figure
  found.replaceWith(marked)
  marked.append(found)
  mark(rest, figure)
}
