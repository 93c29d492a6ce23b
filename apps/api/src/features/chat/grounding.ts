import { figuresIn } from '../ai-writing/figures.ts'
import type { Language } from './assistant/passages.ts'
import { citedIn, withoutReferences } from './citations.ts'

const INVISIBLE = /[\u0000-\u0008\u000B-\u001F\u007F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const MARKDOWN_LINK = /!?\[([^\]]*)\]\([^)]*\)/g
const MARKS = /\*\*|__|`+|^#{1,6}\s+/gm
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|eu|fi|se|io|ai|app|dev|shop|xyz|ru|cn)\b(?:\/\S*)?/gi

/** Plain text of what a model wrote: no Markdown, no characters that hide or turn text, no web addresses. */
export function toPlainText(written: string): string {
  return written
    .replace(INVISIBLE, '')
    .replace(MARKDOWN_LINK, '$1')
    .replace(MARKS, '')
    .replace(ADDRESS, (address, at: number, text: string) => (text[at - 1] === '@' ? address : ''))
}

const LIST_NUMBER = /^\s*\d{1,2}[.)]\s/gm
const NUMBER = /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?/g

/** The figures of a text by their value: '2 300', '2300' and '2300,0' are one. */
export function figuresOf(text: string): Set<number> {
  const found = withoutReferences(text).replace(LIST_NUMBER, '').match(NUMBER) ?? []
  return new Set(found.map((figure) => Number(figure.replace(/[ \u00A0\u202F]/g, '').replace(',', '.'))))
}

/** Why a sentence does not stand on what it cites. */
type Unfounded = 'figure without a source' | 'foreign figure'

/**
 * What sentences may be made of: a figure or a mail address stands in an extract that its own sentence cites, in Finnish with the same
 * unit too. What the customer writes is no ground: a question can hold any price.
 */
export function createGround(extracts: readonly string[], language: Language) {
  const known = extracts.map((text) => ({ text: text.toLowerCase(), figures: figuresOf(text), units: unitsOf(text) }))
  return {
    /** What is wrong with a sentence; undefined where nothing is. */
    fault(sentence: string): Unfounded | undefined {
      const figures = [...figuresOf(sentence)]
      const units = language === 'fi' ? [...unitsOf(withoutReferences(sentence))] : []
      const addresses = (sentence.match(EMAIL) ?? []).map((address) => address.toLowerCase())
      if (figures.length + units.length + addresses.length === 0) return undefined
      const cited = citedIn(sentence).flatMap((index) => known[index] ?? [])
      if (cited.length === 0) return 'figure without a source'
      const isFounded =
        figures.every((figure) => cited.some((extract) => extract.figures.has(figure))) &&
        units.every((unit) => cited.some((extract) => extract.units.has(unit))) &&
        addresses.every((address) => cited.some(({ text }) => text.includes(address)))
      return isFounded ? undefined : 'foreign figure'
    },
  }
}

/** The figures of a Finnish text with their units, however they are written: '2,3 kWh' is '2300 Wh'. */
const unitsOf = (text: string) => new Set(figuresIn(text).map(({ key }) => key))

const commonWords: Record<Language, RegExp> = {
  fi: /(?<!\p{L})(?:ja|on|ei|se|sen|että|voi|voit|tai|sekä|ovat|kun|noin|myös|mutta|jos|niin|ne|oma|saat|kuin)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|is|and|of|to|you|for|with|are|it|can|your|in|not|has|have|about|from|that)(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:och|är|att|det|för|inte|du|med|som|den|kan|har|till|en|ett|på|av|din)(?!\p{L})/giu,
}

/** Whether a text may be in a language: no other of the three has more of its common words in it. */
export function isIn(language: Language, text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const own = count(commonWords[language])
  return Object.values(commonWords).every((pattern) => count(pattern) <= own)
}
