import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { builtPages, writeKept } from './built-files.ts'

/** What must be drawn by the page itself: its shapes are coloured by their classes, named or changed one by one. */
const OWN = /\s(class|id)=|<(svg|use|a|text|style)\b/

/** Characters up to which an icon of the header stays where it is seen first. */
const SMALL = 150

/**
 * Puts the icons of all pages of `dir` into one file that a browser keeps, and names them in the pages. The small ones of a
 * page's header stay in it.
 */
export function gatherIcons(dir: string): void {
  const drawn = builtPages(dir).map((page) => {
    const file = join(dir, page)
    const html = readFileSync(file, 'utf8')
    return { file, html, icons: iconsOf(html) }
  })
  const symbols = [...new Set(drawn.flatMap(({ icons }) => icons.map(({ symbol }) => symbol)))].toSorted()
  if (symbols.length === 0) return
  const ids = new Map(symbols.map((symbol, place) => [symbol, `i${place.toString(36)}`]))
  const drawings = symbols.map((symbol) => `<symbol id="${ids.get(symbol)}"${symbol}</symbol>`)
  // A browser works out the looks of what a file displays: of these, a page displays a few, each where it is named.
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><g display="none">${drawings.join('')}</g></svg>`
  const address = writeKept(dir, 'icons', 'svg', sprite)
  for (const { file, html, icons } of drawn) {
    if (icons.length > 0)
      writeFileSync(
        file,
        withIcons(html, icons, (symbol) => `${address}#${ids.get(symbol)}`),
      )
  }
}

/** An `<svg>`: where it stands, what is left of its tag, and what goes into the common file. */
interface Icon {
  start: number
  end: number
  tag: string
  symbol: string
}

/** What is said of all shapes of an icon, and may be said where they are. */
const OF_SHAPES = /\s(fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|viewBox)="[^"]*"/g
const COLOURED = /\sclass="(?:[^"]*\s)?(fill|stroke)-/
const SIZED = /\sclass="(?:[^"]*\s)?size-/

/** The icons of a page that may stand in a file of their own; an island finds its markup as it made it. */
export function iconsOf(html: string): Icon[] {
  const icons: Icon[] = []
  let headers = 0
  let islands = 0
  let depth = 0
  let start = 0
  let inside = 0
  const parser = new Parser({
    onopentag(name) {
      if (name === 'header') headers += 1
      if (name === 'astro-island') islands += 1
      if (name !== 'svg') return
      depth += 1
      if (depth > 1) return
      start = parser.startIndex
      inside = parser.endIndex + 1
    },
    onclosetag(name) {
      if (name === 'header') headers -= 1
      if (name === 'astro-island') islands -= 1
      if (name !== 'svg') return
      depth -= 1
      if (depth > 0) return
      const tag = html.slice(start, inside)
      const shapes = html.slice(inside, parser.startIndex).trim()
      const isSeenFirst = headers > 0 && shapes.length < SMALL
      const isOwn = shapes === '' || OWN.test(shapes) || COLOURED.test(tag) || !tag.includes(' aria-hidden="true"')
      if (!isSeenFirst && !isOwn && islands === 0) icons.push({ start, end: parser.startIndex, ...parted(tag, shapes) })
    },
  })
  parser.end(html)
  return icons
}

/** A drawing that is sized by its own proportions keeps them. */
function parted(tag: string, shapes: string) {
  const said = (tag.match(OF_SHAPES) ?? []).join('')
  const own = SIZED.test(tag) ? '' : (said.match(/ viewBox="[^"]*"/)?.[0] ?? '')
  return { tag: tag.replace(OF_SHAPES, '').replace(/>$/, `${own}>`), symbol: `${said}>${shapes}` }
}

function withIcons(html: string, icons: readonly Icon[], addressOf: (symbol: string) => string): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, tag, symbol } of icons) {
    parts.push(html.slice(at, start), tag, `<use href="${addressOf(symbol)}"></use>`)
    at = end
  }
  return parts.join('') + html.slice(at)
}
