import { parsePasted } from '../../../components/admin/text-editor/parse-pasted.ts'

/** What the text of a post has in it, as far as readers trip over it. */
export interface ContentFacts {
  /** Words and, where there are enough of them, the LIX of the text: its words to a sentence and its share of long words. */
  words: number
  lix: number | undefined
  pictures: number
  /** Pictures without a text for those who do not see them. */
  undescribed: number
  /** The links to pages of our own, each once, without the place on the page. */
  ownLinks: string[]
  /** Figures of AI that nobody has looked at. */
  unknownFigures: number
}

/** Below so many words the measure says nothing. */
const ENOUGH = 40
const LONG_WORD = 7
const BLOCKS = 'p, li, h2, h3, h4, td, th, blockquote, figcaption, aside, div, pre'

/** Looks through the HTML of a post, which nothing of runs. */
export function factsOfContent(html: string, origin: string): ContentFacts {
  const body = parsePasted(html)
  const pictures = [...body.querySelectorAll('img')]
  const links = [...body.querySelectorAll('a[href]')].flatMap(
    (link) => ownPath(link.getAttribute('href'), origin) ?? [],
  )
  return {
    ...readability(plainText(body)),
    pictures: pictures.length,
    undescribed: pictures.filter((picture) => !picture.getAttribute('alt')?.trim()).length,
    ownLinks: [...new Set(links)],
    unknownFigures: body.querySelectorAll('mark[data-figure]').length,
  }
}

/** The text with the end of a sentence at the end of each block. */
function plainText(body: HTMLElement): string {
  for (const block of body.querySelectorAll(BLOCKS)) block.append('. ')
  return body.textContent ?? ''
}

function readability(text: string): Pick<ContentFacts, 'words' | 'lix'> {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  const sentences = text.split(/[.!?:…]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length
  if (words.length < ENOUGH || sentences === 0) return { words: words.length, lix: undefined }
  const long = words.filter((word) => word.length >= LONG_WORD).length
  return { words: words.length, lix: Math.round(words.length / sentences + (100 * long) / words.length) }
}

function ownPath(href: string | null, origin: string): string | undefined {
  if (!href || !URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  return url.origin === origin ? url.pathname + url.search : undefined
}

/** A length that is shown whole where it is read. */
export const isGoodLength = (text: string, [least, most]: readonly [number, number]): boolean =>
  text.trim().length >= least && text.trim().length <= most

export const TITLE_LENGTH = [30, 60] as const
export const EXCERPT_LENGTH = [70, 160] as const
export const LIX_LIMIT = 50
