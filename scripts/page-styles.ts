import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss'
import { readMarkup, replaceStretches } from './page-markup.ts'

const HASH = / 'sha256-[^']+'/g
const SCRIPT_FILE = /[\w.-]+\.js\b/g

/**
 * Leaves in every built page of `dir` only the utility classes that it or one of its scripts names, and in its policy
 * only the hashes of what it holds: the one sheet of all pages would be a third of what a phone waits for.
 */
export function trimPages(dir: string): void {
  const scripts = readScripts(join(dir, '_astro'))
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  for (const page of pages) {
    const file = join(dir, page)
    writeFileSync(file, trimPage(readFileSync(file, 'utf8'), scripts))
  }
}

/**
 * A page without the utility classes that neither it nor its scripts (file name → code) name. A hash that its policy did
 * not have before is not added: a script that got into a text stays refused.
 */
export function trimPage(html: string, scripts: ReadonlyMap<string, string>): string {
  const { styles, inlineScripts, policy } = readMarkup(html)
  const markup = replaceStretches(
    html,
    styles.map((style) => ({ at: style, by: '' })),
  )
  const texts = textsThatNameClasses(markup, scripts)
  const isUsed = (name: string) => texts.some((text) => text.includes(name))
  const isWhole = (name: string) => {
    const word = new RegExp(`(?<![-\\w])${name.replace(/\W/g, '\\$&')}(?![-\\w])`)
    return texts.some((text) => word.test(text))
  }
  const sources = new Map(inlineScripts.map(({ text }) => [sourceOf(text), sourceOf(text)]))
  const changes = styles.map((style, place) => {
    const rest = withoutUnused(style.text, isUsed, isWhole) + (place === 0 ? tintsOf(markup) : '')
    sources.set(sourceOf(style.text), sourceOf(rest))
    return { at: style, by: rest }
  })
  if (policy) {
    const tag = html.slice(policy.start, policy.end)
    changes.push({ at: policy, by: tag.replace(HASH, (source) => sources.get(source) ?? '') })
  }
  return replaceStretches(html, changes)
}

const TINT = /\btint-([0-9a-f]{6})\b/g

/** The colours that stand in the place of pictures, by the classes that name them: pages may hold no style attributes. */
const tintsOf = (markup: string) =>
  [...new Set([...markup.matchAll(TINT)].map(([, color = '']) => color))]
    .map((color) => `.tint-${color}{background-color:#${color}}`)
    .join('')

function readScripts(dir: string): Map<string, string> {
  const files = readdirSync(dir).filter((file) => file.endsWith('.js'))
  return new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]))
}

/** The page's markup and every script that it reaches, as classes are written in them. */
function textsThatNameClasses(markup: string, scripts: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>()
  const texts = [unescapeHtml(markup)]
  for (const text of texts) {
    for (const [file] of text.matchAll(SCRIPT_FILE)) {
      const code = scripts.get(file)
      if (code === undefined || reached.has(file)) continue
      reached.add(file)
      texts.push(code)
    }
  }
  return texts
}

const unescapeHtml = (html: string) =>
  html.replace(/&(#38|amp|gt|lt|quot|#39);/g, (_, entity: string) => ENTITIES.get(entity) ?? '')
const ENTITIES = new Map([
  ['#38', '&'],
  ['amp', '&'],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
  ['#39', "'"],
])

type Test = (name: string) => boolean

/**
 * The sheet without the rules of Tailwind's layer whose classes are not used, without the variables that are left over then, and without
 * what the layer of components has for a class that stands nowhere as a whole word. The rest of our own sheets stays as it
 * is: their scripts may compose a name.
 */
function withoutUnused(css: string, isUsed: Test, isWhole: Test): string {
  const sheet = parsed(css).clone()
  const trim = (rule: Rule, isNamed: Test) => {
    if (!rule.selectors.some((selector) => classesOf(selector).every(isNamed))) removeWithEmptyParents(rule)
  }
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => trim(rule, isUsed))
    if (layer.params === 'components')
      for (const node of [...(layer.nodes ?? [])]) if (node.type === 'rule') trim(node, isWhole)
  })
  dropUnreadVariables(sheet)
  return sheet.toString()
}

/** Tailwind says of each of its variables what it is at first, for all utilities of all pages. */
function dropUnreadVariables(sheet: Root): void {
  const read = new Set([...sheet.toString().matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name))
  sheet.walkAtRules('property', (rule) => {
    if (rule.params.startsWith('--tw-') && !read.has(rule.params)) rule.remove()
  })
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return
    layer.walkDecls(/^--tw-/, (declaration) => {
      if (!read.has(declaration.prop)) removeWithEmptyParents(declaration)
    })
  })
}

/** Nearly every page has the same sheets, and parsing them is most of the work. */
const parsedSheets = new Map<string, Root>()
function parsed(css: string): Root {
  const sheet = parsedSheets.get(css) ?? parse(css)
  parsedSheets.set(css, sheet)
  return sheet
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[-\w])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

function removeWithEmptyParents(node: ChildNode): void {
  const { parent } = node
  node.remove()
  if ((parent?.type === 'atrule' || parent?.type === 'rule') && parent.nodes?.length === 0)
    removeWithEmptyParents(parent as AtRule | Rule)
}

const sourceOf = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
