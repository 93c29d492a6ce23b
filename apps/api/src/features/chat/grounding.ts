import type { Language } from './assistant/passages.ts'
import { withoutReferences } from './citations.ts'

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

/** What an answer may be made of: the figures and mail addresses of everything that was given. */
export function createGround(given: readonly string[]) {
  const text = given.join('\n')
  const figures = figuresOf(text)
  return {
    /** Whether a sentence holds no figure and no mail address from elsewhere. */
    holds: (sentence: string) =>
      [...figuresOf(sentence)].every((figure) => figures.has(figure)) &&
      (sentence.match(EMAIL) ?? []).every((address) => text.toLowerCase().includes(address.toLowerCase())),
  }
}

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
