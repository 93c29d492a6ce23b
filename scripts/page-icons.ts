import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { builtPages, writeKept } from './built-files.ts'
import { comesLater } from './later-parts.ts'

/** What must be drawn by the page itself: its shapes are coloured by their classes, named or changed one by one. */
const OWN = /\s(class|id)=|<(svg|use|a|text|style)\b/

/** Characters up to which an icon of the header stays where it is seen first. */
const SMALL = 150

/** What part of the pages has to have an icon for it to stand in the file of all pages. */
const COMMON = 1 / 3

/**
 * Puts the icons of the pages of `dir` into files that a browser keeps, and names them in the pages: those that most pages have into one,
 * what else a page shows at first into one that it shares with the pages that show the same, and what comes into a page later into a third.
 * The small ones of a page's header stay in it.
 */
export function gatherIcons(dir: string): void {
  const drawn = builtPages(dir).map((page) => {
    const file = join(dir, page)
    const html = readFileSync(file, 'utf8')
    const icons = iconsOf(html)
    return { file, html, icons, atFirst: new Set(icons.filter(({ isLater }) => !isLater).map(({ symbol }) => symbol)) }
  })
  const symbols = [...new Set(drawn.flatMap(({ icons }) => icons.map(({ symbol }) => symbol)))].toSorted()
  const ids = new Map(symbols.map((symbol, place) => [symbol, `i${place.toString(36)}`]))
  const common = new Set(
    symbols.filter((symbol) => drawn.filter(({ atFirst }) => atFirst.has(symbol)).length >= COMMON * drawn.length),
  )
  const later = new Set(
    drawn.flatMap(({ icons, atFirst }) => icons.map(({ symbol }) => symbol).filter((symbol) => !atFirst.has(symbol))),
  )
  const fileOf = (part: ReadonlySet<string>) => {
    const drawings = [...part].toSorted().map((symbol) => `<symbol id="${ids.get(symbol)}"${symbol}</symbol>`)
    // A browser works out the looks of what a file displays: of these, a page displays a few, each where it is named.
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><g display="none">${drawings.join('')}</g></svg>`
    return writeKept(dir, 'icons', 'svg', sprite)
  }
  for (const { file, html, icons, atFirst } of drawn) {
    if (icons.length === 0) continue
    const own = new Set([...atFirst].filter((symbol) => !common.has(symbol)))
    const partOf = (symbol: string) => [common, own].find((part) => part.has(symbol)) ?? later
    const files = new Map([...new Set(icons.map(({ symbol }) => partOf(symbol)))].map((part) => [part, fileOf(part)]))
    writeFileSync(
      file,
      withIcons(html, icons, (symbol) => `${files.get(partOf(symbol))}#${ids.get(symbol)}`),
    )
  }
}

/** An `<svg>`: where it stands, what is left of its tag, what goes into a common file, and whether it comes into the page later. */
interface Icon {
  start: number
  end: number
  tag: string
  symbol: string
  isLater: boolean
}

/** What is said of all shapes of an icon, and may be said where they are. */
const OF_SHAPES = /\s(fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|viewBox)="[^"]*"/g
const COLOURED = /\sclass="(?:[^"]*\s)?(fill|stroke)-/
const SIZED = /\sclass="(?:[^"]*\s)?size-/

/** The icons of a page that may stand in a file of their own; an island finds its markup as it made it. */
function iconsOf(html: string): Icon[] {
  const icons: Icon[] = []
  const around: boolean[] = []
  let headers = 0
  let islands = 0
  let depth = 0
  let start = 0
  let inside = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      around.push(comesLater(name, attributes))
      if (name === 'header') headers += 1
      if (name === 'astro-island') islands += 1
      if (name !== 'svg') return
      depth += 1
      if (depth > 1) return
      start = parser.startIndex
      inside = parser.endIndex + 1
    },
    onclosetag(name) {
      around.pop()
      if (name === 'header') headers -= 1
      if (name === 'astro-island') islands -= 1
      if (name !== 'svg') return
      depth -= 1
      if (depth > 0) return
      const tag = html.slice(start, inside)
      const shapes = html.slice(inside, parser.startIndex).trim()
      const isSeenFirst = headers > 0 && shapes.length < SMALL
      const isOwn = shapes === '' || OWN.test(shapes) || COLOURED.test(tag) || !tag.includes(' aria-hidden="true"')
      if (isSeenFirst || isOwn || islands > 0) return
      icons.push({ start, end: parser.startIndex, ...parted(tag, shapes), isLater: around.includes(true) })
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
