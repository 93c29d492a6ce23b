import { textOfHtml } from '@arkpax/schema/html'

/** What is shorter is rather a label, and what is longer does not fit under a result. */
const SHORTEST = 36
const LONGEST = 170

/** The sentences of a text in Markdown or HTML that can be told alone: whole ones, of running text. */
export const passagesOf = (body: string): string[] =>
  textOfHtml(body)
    .split('\n')
    .filter((line) => !ASIDE.test(line))
    .flatMap((line) => plainLine(line).split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => WHOLE.test(sentence) && sentence.length >= SHORTEST && sentence.length <= LONGEST)

/** A heading, a quotation, a row of a table or an item of a list. */
const ASIDE = /^\s*(?:[#>|]|(?:[-*]|\d+\.)\s)/
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d])/u
const WHOLE = /^[\p{Lu}\d].*[.!?]$/u

/** A line of Markdown as it is read. */
const plainLine = (line: string) =>
  line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?|\\/g, '')
