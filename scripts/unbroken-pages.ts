import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { unbrokenText } from '../apps/site/src/lib/unbroken-text.ts'
import { builtPages } from './built-files.ts'
import { replaceStretches, type Stretch } from './page-markup.ts'

/** What holds no text of a screen, or, as an island, what a script compares with its own. */
const LEFT = new Set(['script', 'style', 'data', 'title', 'textarea', 'option', 'code', 'pre', 'astro-island'])

/** Keeps names and figures with their units on one line in every page of `dir`, whoever wrote the text; the back office draws its own. */
export function unbreakPages(dir: string): void {
  for (const page of builtPages(dir)) {
    if (page.startsWith('admin')) continue
    const file = join(dir, page)
    writeFileSync(file, unbrokenPage(readFileSync(file, 'utf8')))
  }
}

/** A page in whose texts no line parts a name or a figure from its unit. */
export function unbrokenPage(html: string): string {
  const texts: Stretch[] = []
  let left = 0
  const parser = new Parser(
    {
      onopentag(name) {
        if (LEFT.has(name)) left += 1
      },
      onclosetag(name) {
        if (LEFT.has(name)) left -= 1
      },
      ontext(text) {
        if (left === 0) texts.push({ start: parser.startIndex, end: parser.endIndex + 1, text })
      },
    },
    { decodeEntities: false },
  )
  parser.end(html)
  const changes = texts.map((at) => ({ at, by: unbrokenText(at.text) }))
  return replaceStretches(
    html,
    changes.filter(({ at, by }) => by !== at.text),
  )
}
