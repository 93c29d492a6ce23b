/** Between a figure and what it is of, and inside a long figure, a line is not broken. */
const WANTED = /(?<=\d)\u00A0(?=[\d\p{L}%€°])/u

/** Takes away what only held lines apart: empty paragraphs, breaks between blocks, and no-break spaces that part nothing. */
export function cleanSpaces(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.nodeValue?.includes('\u00A0')) text.nodeValue = withoutJunk(text.nodeValue)
  }
  for (const line of body.querySelectorAll('br')) if (isBetweenBlocks(line)) line.remove()
  for (const block of body.querySelectorAll('p, h2, h3, li')) {
    if (!/[^\s\u00A0]/.test(block.textContent) && !block.querySelector('img')) block.remove()
  }
}

const withoutJunk = (text: string) =>
  text
    .split(WANTED)
    .map((part) => part.replaceAll('\u00A0', ' ').replace(/ {2,}/g, ' '))
    .join('\u00A0')

const isBetweenBlocks = (line: Element) =>
  [line.previousSibling, line.nextSibling].every(
    (beside) => !beside || (beside instanceof Element ? beside.matches(BLOCKS) : !beside.nodeValue?.trim()),
  ) && !line.closest('p, h2, h3, li, td, th')

const BLOCKS = 'p, h2, h3, ul, ol, table, blockquote, figure, br, hr'
