/**
 * Facts that texts name instead of repeating: `[[company.phone]]`, `[[terms.returnDays]]`, `[[product.1.capacity]]`. Their values are
 * figures or whole phrases, in the language of the text. A name that begins with a capital gives its value with one.
 */

import { capitalised, uncapitalised } from './capitals.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { companyFacts, warrantyEndFact } from './facts-company.ts'
import { productFacts } from './facts-product.ts'
import type { Language } from './office-hours-text.ts'
import type { Settings } from './settings.ts'

/** What a text may name, in one language. */
export interface Facts {
  /** The value of a name; undefined of one that nobody has written, or that does not exist. */
  get(name: string): string | undefined
  /** The names that have a value, but for those that are counted, such as `product.1.per.50`. */
  names: readonly string[]
}

/** The facts of the shop as staff have written them. `products` are all that texts may name, also those that are not shown. */
export function factsOf(
  { settings, products }: { settings: Settings; products: readonly CatalogueProduct[] },
  language: Language = 'fi',
): Facts {
  const values = companyFacts(settings, language)
  const counted = productFacts(products, language, values)
  const whole = (name: string) => values.get(name) ?? counted(name) ?? warrantyEndFact(name, settings, language)
  return { get: (name) => whole(name) ?? figureAlone(name, whole), names: [...values.keys()] }
}

/** What a text of a product may name without the rest of the shop: the facts of the product itself, in Finnish. */
export function factsOfProduct(product: CatalogueProduct): Facts {
  const values = new Map<string, string>()
  const counted = productFacts([product], 'fi', values)
  const whole = (name: string) => values.get(name) ?? counted(name)
  return { get: (name) => whole(name) ?? figureAlone(name, whole), names: [...values.keys()] }
}

/** `….figure` is a figure without its unit, as where one unit stands for two: 'Ark PRO (2400 / 4800 W)'. */
function figureAlone(name: string, whole: Facts['get']): string | undefined {
  const value = name.endsWith('.figure') ? whole(name.replace(/\.figure$/, '')) : undefined
  return value && /^([\d.,]+)(?:\u00A0\S+|%)$/.exec(value)?.[1]
}

/** A text names something that is not known. `line` counts from 1. */
export class UnknownFact extends Error {
  readonly placeholder: string
  readonly line: number

  constructor(placeholder: string, line: number, file?: string) {
    super(`${file ? `${file}:${line}: ` : ''}tuntematon paikkamerkki ${placeholder}`)
    this.name = 'UnknownFact'
    this.placeholder = placeholder
    this.line = line
  }
}

/** How a value is written into a text of some form, so that none of its characters is read as a mark. */
export type Escape = (value: string) => string

const PLACEHOLDER = /\[\[([^[\]\n]*)\]\]/g

/** The text with the values of the facts that it names. Throws `UnknownFact`, which tells the line, and the file where one is given. */
export function resolveFacts(
  text: string,
  facts: Facts,
  { file, escape: write = asItIs }: { file?: string; escape?: Escape } = {},
) {
  return text.replace(PLACEHOLDER, (placeholder: string, name: string, offset: number) => {
    const value = valueNamed(name, facts)
    if (value === undefined) throw new UnknownFact(placeholder, text.slice(0, offset).split('\n').length, file)
    return write(value)
  })
}

/** The names in a text, each once, as their facts are called. */
export const namedIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => uncapitalised(name))),
]

const asItIs: Escape = (value) => value

function valueNamed(name: string, facts: Facts): string | undefined {
  const own = uncapitalised(name)
  const value = facts.get(own)
  return own === name ? value : value && capitalised(value)
}

/** A value between double quotes of JSON or YAML, or any quotes of TypeScript. */
export const inQuotes: Escape = (value) => JSON.stringify(value).slice(1, -1).replace(/['`$]/g, '\\$&')

const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1)
const inMarkdown: Escape = (value) => value.replace(/[\\`*_{}[\]<>|]/g, '\\$&')

/** A Markdown file with its head in YAML, whose strings stand in double quotes where they name facts. */
export function resolveMarkdown(text: string, facts: Facts, file?: string): string {
  const [head = ''] = /^---\r?\n.*?^---\r?$/ms.exec(text) ?? []
  const resolvedHead = resolveFacts(head, facts, { file, escape: inJson })
  const linesAbove = '\n'.repeat(head.split('\n').length - 1)
  const body = resolveFacts(linesAbove + text.slice(head.length), facts, { file, escape: inMarkdown })
  return resolvedHead + body.slice(linesAbove.length)
}

/** A JSON file. */
export const resolveJson = (text: string, facts: Facts, file?: string) =>
  resolveFacts(text, facts, { file, escape: inJson })

/** A value read from somewhere, with the facts that its strings name, however deep they stand. */
export function resolveFactsIn<T>(value: T, facts: Facts): T
export function resolveFactsIn(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return resolveFacts(value, facts)
  if (Array.isArray(value)) return value.map((item) => resolveFactsIn(item, facts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveFactsIn(item, facts)]))
}

/** The same, or undefined where one of its strings names what is not known: for texts that rather are left out. */
export function whereKnown<T>(value: T, facts: Facts): T | undefined {
  try {
    return resolveFactsIn(value, facts)
  } catch (error) {
    if (error instanceof UnknownFact) return undefined
    throw error
  }
}
