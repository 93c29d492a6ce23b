import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TEXTS = ['content/**/*.{mdx,json}', 'apps/**/src/**/*.fi.ts']

/** A figure that an ordinary space parts from its unit, which may then begin the next line. */
const LOOSE_UNIT = /\d (?:k?Wh|[WVAhsm]|Ah|Hz|ms|kg|°C|[mck]m|%|€|kk|kpl|min|vrk|vuotta|tuntia)(?![\p{L}\d])/u
/** Thousands, the clock and sections of laws that can break. */
const LOOSE_FIGURE = /(?<![\d+] ?)\b\d{1,3} \d{3}(?!\d| \d)|\bklo \d|\d §|§ \d/

/** Names of products are data that search and the API compare; figures of speech in comments are nobody's screen. */
const isText = (line: string) => !/"(?:name|englishName|swedishName)":|^\s*(?:\/?\*|\/\/)|\/\*\*/.test(line)

const looseLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => isText(line) && (LOOSE_UNIT.test(line) || LOOSE_FIGURE.test(line)))
    .map((line) => `${file}: ${line.trim()}`)

describe('figures in the texts', () => {
  it('keep their unit on the same line', () => {
    const files = TEXTS.flatMap((pattern) => globSync(pattern, { exclude: ['**/node_modules/**'] }))
    expect(files.length).toBeGreaterThan(60)
    expect(files.flatMap(looseLines)).toEqual([])
  })
})
