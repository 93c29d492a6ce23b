import { parsePasted } from './parse-pasted.ts'
import { cardsOf, hasBlocks, type TextBlocks } from './text-blocks.ts'

const RUNNING = 'p, h2, h3, ul, ol, li, blockquote, hr, br, strong, b, em, i, a, img, mark[data-figure]'
const FIGURE = 'figure, figure > img, figure > a, figure > a > img, figure > figcaption'
const TABLE = 'table, thead, tbody, tr, th, td'
const CALLOUT = 'aside.callout-tip, aside.callout-warning, aside.callout-danger'

/** Where the editor has no place for a block, though it knows it. */
const MISPLACED =
  'table table, td h2, td h3, td blockquote, td figure, td aside, aside aside, aside table, aside figure, aside h2, aside h3, aside blockquote, li table, tbody ~ tbody, div > *, figcaption p, figcaption img'

function supported(blocks: TextBlocks): string {
  const cards = cardsOf[blocks].map((noun) => `div[data-${noun}]`)
  return [RUNNING, ...(hasBlocks(blocks) ? [FIGURE, TABLE, CALLOUT] : []), ...cards].join(', ')
}

const isPicture = (figure: Element) => figure.querySelectorAll('img[src]').length === 1

/** The names of the elements that the editor would lose, each once: 'pre'. Empty where it shows all of the text. */
export function unsupportedTags(html: string, blocks: TextBlocks = 'story'): string[] {
  if (!html.includes('<')) return []
  const known = supported(blocks)
  const lost = [...parsePasted(html).querySelectorAll('*')].filter(
    (element) =>
      !element.matches(known) || element.matches(MISPLACED) || (element.localName === 'figure' && !isPicture(element)),
  )
  return [...new Set(lost.map(({ localName }) => localName))]
}
