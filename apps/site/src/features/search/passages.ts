import { textOfHtml } from '@arkpax/schema/html'

/** What a text in Markdown or HTML says, sentence by sentence; headings, items of lists and rows of tables stand alone. */
export const passagesOf = (body: string): string[] =>
  textOfHtml(body)
    .split('\n')
    .flatMap((line) => plainLine(line).split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.includes(' '))

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d])/u

/** A line of Markdown as it is read. */
const plainLine = (line: string) =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)|^[\s|:-]+$|^\s*(?:#+|[-*>]|\d+\.)\s+/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|\\/g, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
