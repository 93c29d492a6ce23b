import { Parser } from 'htmlparser2'
import type { Root, Rule } from 'postcss'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const CLASS = /\.((?:\\.|[-\w])+)/g
const CLASS_ATTRIBUTE = /(\sclass=")([^"]*)(")/

/** The classes of a selector, as they stand in an attribute. */
export const classesOf = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = '']) => unescapeCss(name))

/** Short names for utility classes, the same on every page. */
export interface ShortNames {
  /**
   * Gives short names to the utilities of a page's `sheets`, but for those that stay, and returns what does the same to its markup.
   * Those that `shared` gives one name share the short one.
   */
  forPage(
    sheets: readonly Root[],
    stays: (name: string) => boolean,
    shared: (name: string) => string,
  ): (html: string) => string
  /** Gives short names to the variables of a page's styles, but for those that one of the `texts` sets or asks for by name. */
  forVariables(texts: readonly string[]): ShortVariables
}

/** Short names for the variables of a page. */
export interface ShortVariables {
  /** Styles with short names in the place of the long ones. */
  shorten: (css: string) => string
  /** Rules that set, wherever the sheets set a variable that a text reads, the name that the text knows to what the short one is. */
  longNamesIn: (sheets: readonly Root[]) => string
}

const VARIABLE = /(?<![\w-])--[a-z][\w-]*/g
const READ = /var\((--[a-z][\w-]*)/g

export function createShortNames(): ShortNames {
  const shortNames = new Map<string, string>()
  const shortVariables = new Map<string, string>()

  function shortNameOf(name: string): string {
    const short = shortNames.get(name) ?? nameOf(shortNames.size)
    shortNames.set(name, short)
    return short
  }

  return {
    forPage(sheets, stays, shared) {
      const short = new Map<string, string>()
      for (const sheet of sheets) {
        sheet.walkRules((rule) => {
          rule.selector = rule.selector.replace(CLASS, (whole, escaped: string) => {
            const name = unescapeCss(escaped)
            if (stays(name)) return whole
            short.set(name, shortNameOf(shared(name)))
            return `.${short.get(name)}`
          })
        })
      }
      return (html) => withShortNames(html, short)
    },
    forVariables(texts) {
      const { read, named } = variablesOf(texts)
      const shortOf = (name: string) => {
        const short = shortVariables.get(name) ?? `--${nameOf(shortVariables.size)}`
        shortVariables.set(name, short)
        return short
      }
      return {
        shorten: (css) => css.replace(VARIABLE, (name) => (named.has(name) ? name : shortOf(name))),
        longNamesIn: (sheets) =>
          [...settersOf(sheets, (name) => read.has(name) && !named.has(name))]
            .map(
              ([selector, names]) =>
                `${selector}{${[...names].map((name) => `${name}:var(${shortOf(name)})`).join(';')}}`,
            )
            .join(''),
      }
    },
  }
}

/** The variables that scripts read in styles of their own, and those that they name otherwise. */
function variablesOf(texts: readonly string[]) {
  const read = new Set<string>()
  const named = new Set<string>()
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(READ)) read.add(name)
    for (const [name] of text.replace(READ, '').matchAll(VARIABLE)) named.add(name)
  }
  return { read, named }
}

/** The selectors of the rules that set such variables, and which. */
function settersOf(sheets: readonly Root[], isSuch: (name: string) => boolean): Map<string, Set<string>> {
  const setters = new Map<string, Set<string>>()
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, ({ prop, parent }) => {
      if (parent?.type !== 'rule' || !isSuch(prop)) return
      const selector = wholeSelector(parent as Rule)
      setters.set(selector, (setters.get(selector) ?? new Set()).add(prop))
    })
  }
  return setters
}

/** The selector of a rule, which may stand in another one. */
function wholeSelector({ selector, parent }: Rule): string {
  return parent?.type === 'rule' ? selector.replaceAll('&', `:is(${wholeSelector(parent as Rule)})`) : selector
}

/** The classes that rules outside the layer of utilities name. */
export function namesOfOwnRules(sheets: readonly Root[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const node of sheets.flatMap((sheet) => sheet.nodes)) {
    if (node.type === 'rule') for (const name of classesOf(node.selector)) names.add(name)
    if (node.type !== 'atrule' || (node.name === 'layer' && node.params === 'utilities')) continue
    node.walkRules(({ selector }) => {
      for (const name of classesOf(selector)) names.add(name)
    })
  }
  return names
}

/** a, b, … z, a0, b0, … */
const nameOf = (place: number) => {
  const letter = LETTERS[place % LETTERS.length] ?? ''
  const turn = Math.floor(place / LETTERS.length)
  return turn === 0 ? letter : `${letter}${(turn - 1).toString(36)}`
}

const unescapeCss = (name: string) => name.replace(/\\(.)/g, '$1')

function withShortNames(html: string, short: ReadonlyMap<string, string>): string {
  const parts: string[] = []
  let end = 0
  const parser = new Parser({
    onopentag() {
      const tag = html.slice(parser.startIndex, parser.endIndex + 1)
      const [whole, before = '', names = '', after = ''] = tag.match(CLASS_ATTRIBUTE) ?? []
      if (!whole) return
      const start = parser.startIndex + tag.indexOf(whole)
      const given = names.split(/\s+/).map((name) => short.get(unescapeHtml(name)) ?? name)
      parts.push(html.slice(end, start), before, [...new Set(given)].join(' '), after)
      end = start + whole.length
    },
  })
  parser.end(html)
  return parts.join('') + html.slice(end)
}

const ENTITIES = new Map([
  ['#38', '&'],
  ['amp', '&'],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
  ['#34', '"'],
  ['#39', "'"],
])
const unescapeHtml = (html: string) =>
  html.replace(/&(#38|#34|#39|amp|gt|lt|quot);/g, (_, entity: string) => ENTITIES.get(entity) ?? '')
