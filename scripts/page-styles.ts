import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, parse, type Root, type Rule } from 'postcss'
import { builtPages, writeKept } from './built-files.ts'
import { LOADED_LATER, withoutLaterParts } from './later-parts.ts'
import { dropRare, dropSaidLayers, dropUnread, removeWithParents, settle, simplify, takeLater } from './lean-css.ts'
import { readMarkup, replaceStretches } from './page-markup.ts'
import { readScripts, wordsOfPage } from './page-words.ts'
import { sharedNames } from './same-elements.ts'
import { classesOf, createShortNames, namesOfOwnRules, type ShortNames } from './short-names.ts'

/** Tailwind's names of what others look at: what a script or a later part brings may stand in one. */
const LOOKED_AT = /^(group|peer)(\/|$)/
const HASH = / 'sha256-[^']+'/g

/**
 * Leaves in every built page of `dir` only the utility classes that it or one of its scripts names, and in its policy
 * only the hashes of what it holds: the one sheet of all pages would be a third of what a phone waits for.
 */
export function trimPages(dir: string): void {
  const scripts = readScripts(join(dir, '_astro'))
  const names = createShortNames()
  const keep = (text: string, extension: string) => writeKept(dir, 'later', extension, text)
  for (const page of builtPages(dir)) {
    const file = join(dir, page)
    writeFileSync(file, trimPage(readFileSync(file, 'utf8'), scripts, { names, keep }))
  }
}

/** How a page may be shorter than what it shows. */
interface Shortening {
  names: ShortNames
  /** Puts what a page needs later into a file, and returns its address. */
  keep: (text: string, extension: string) => string
}

/**
 * A page without the utility classes that neither it nor its scripts (file name → code) name. When it is shortened, the classes of
 * its markup have short names, and what is not seen at first, or what its scripts alone name, is loaded later. A hash that its
 * policy did not have before is not added: a script that got into a text stays refused.
 */
export function trimPage(html: string, scripts: ReadonlyMap<string, string>, shortening?: Shortening): string {
  const isShort = shortening && html.includes(LOADED_LATER)
  const { html: atFirst, parts } = isShort ? withoutLaterParts(html) : { html, parts: [] }
  const { styles, inlineScripts } = readMarkup(atFirst)
  const markup = replaceStretches(
    atFirst,
    styles.map((style) => ({ at: style, by: '' })),
  )
  const { inClasses, inAttributes, inScripts, codes } = wordsOfPage(markup, parts, scripts)
  const inWords = (name: string) => inAttributes(name) || inScripts(name)
  const isUsed = isShort ? inClasses : (name: string) => inClasses(name) || inWords(name)
  const sheets = styles.map(({ text }) => withoutUnused(text, isUsed))
  const others = [...parts, ...codes]
  for (const sheet of sheets) dropRare(sheet, [markup, ...others])
  const ownNames = namesOfOwnRules(sheets)
  const ofScripts = isShort
    ? styles.map(({ text }) => ofClasses(text, (name) => inWords(name) && !(ownNames.has(name) && inClasses(name))))
    : []
  dropUnread([...sheets, ...ofScripts], [markup, ...others])
  const stays = (name: string) => ownNames.has(name) || (LOOKED_AT.test(name) && inWords(name))
  const shared = isShort ? sharedNames(markup, (name) => inClasses(name) && !stays(name)) : undefined
  const rename = shared ? shortening?.names.forPage(sheets, stays, shared) : undefined
  const variables = isShort ? shortening.names.forVariables([markup, ...others]) : undefined
  const shorten = variables?.shorten ?? ((css: string) => css)
  const longNames = variables?.longNamesIn([...sheets, ...ofScripts]) ?? ''
  const later = isShort
    ? shortening.keep(`${longNames}${shorten(`${ofScripts.join('')}${takeLater(sheets, markup)}`)}`, 'css')
    : ''
  const sources = new Map(inlineScripts.map(({ text }) => [sourceOf(text), sourceOf(text)]))
  if (isShort) dropSaidLayers(sheets)
  const changes = styles.map((style, place) => {
    const rest = shorten(`${sheets[place]}${place === 0 ? tintsOf(markup + parts.join('')) : ''}`)
    sources.set(sourceOf(style.text), sourceOf(rest))
    return { at: style, by: rest }
  })
  const page = replaceStretches(atFirst, changes)
  const { policy } = readMarkup(page)
  const tag = policy && page.slice(policy.start, policy.end).replace(HASH, (source) => sources.get(source) ?? '')
  const trimmed = policy && tag ? replaceStretches(page, [{ at: policy, by: tag }]) : page
  const named = rename ? rename(trimmed) : trimmed
  return isShort ? withLater(named, parts, later, shortening) : named
}

/** The page that names what is not seen at first: the script that loads its scripts knows where that is. */
function withLater(html: string, parts: readonly string[], styles: string, { keep }: Shortening): string {
  const partsOf = parts.length > 0 ? ` data-parts="${keep(JSON.stringify(parts), 'json')}"` : ''
  return html
    .replace(LOADED_LATER, ` data-styles="${styles}"${partsOf}${LOADED_LATER}`)
    .replace('</head>', `<noscript><link rel="stylesheet" href="${styles}"></noscript></head>`)
}

const TINT = /\btint-([0-9a-f]{6})\b/g

/** The colours that stand in the place of pictures, by the classes that name them: pages may hold no style attributes. */
const tintsOf = (markup: string) =>
  [...new Set([...markup.matchAll(TINT)].map(([, color = '']) => color))]
    .map((color) => `.tint-${color}{background-color:#${color}}`)
    .join('')

/**
 * The sheet without the rules of Tailwind's layer whose classes are not used, and without what the layer of components has for
 * such classes. The rest of our own sheets stays as it is: their scripts may compose a name.
 */
function withoutUnused(css: string, isUsed: (name: string) => boolean): Root {
  const sheet = parsed(css).clone()
  const trim = (rule: Rule) => {
    if (!rule.selectors.some((selector) => classesOf(selector).every(isUsed))) removeWithParents(rule)
  }
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules(trim)
    if (layer.params === 'components') for (const node of [...(layer.nodes ?? [])]) if (node.type === 'rule') trim(node)
  })
  settle(sheet)
  // The end of a sheet may be a bare `@layer`, and the next one follows it.
  sheet.raws.semicolon = true
  return sheet
}

/** What the layers of the sheet say of classes that are named, whatever else it says. */
function ofClasses(css: string, isNamed: (name: string) => boolean): Root {
  const sheet = parsed(css).clone()
  for (const node of [...sheet.nodes]) {
    const isLayer =
      node.type === 'atrule' && (node.params === 'utilities' || node.params === 'components') && node.nodes
    if (isLayer) keepNamed(node, isNamed)
    else if (node.type !== 'atrule' || node.name !== 'property') node.remove()
  }
  settle(sheet)
  return sheet
}

function keepNamed(layer: AtRule, isNamed: (name: string) => boolean): void {
  layer.walkAtRules('keyframes', (rule) => void rule.remove())
  layer.walkRules((rule) => {
    if (rule.parent?.type === 'rule') return
    const named = rule.selectors.map(classesOf).filter((classes) => classes.length > 0 && classes.every(isNamed))
    if (named.length === 0) removeWithParents(rule)
  })
}

/** Nearly every page has the same sheets, and parsing them is most of the work. */
const parsedSheets = new Map<string, Root>()
function parsed(css: string): Root {
  const known = parsedSheets.get(css)
  if (known) return known
  const sheet = parse(css)
  simplify(sheet)
  parsedSheets.set(css, sheet)
  return sheet
}

const sourceOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
