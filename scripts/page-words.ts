import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'

const SCRIPT_FILE = /[\w.-]+\.js\b/g

/** Where classes are named that a page may have. */
export interface PageWords {
  /** In a `class` of its markup. */
  inClasses: (name: string) => boolean
  /** In another attribute of its markup, which a script may read, or anywhere in its later parts. */
  inAttributes: (name: string) => boolean
  /** In a script that it reaches, at once or later. */
  inScripts: (name: string) => boolean
  /** The code of those scripts. */
  codes: string[]
}

/** The scripts of a folder: file name → code. */
export function readScripts(dir: string): Map<string, string> {
  const files = readdirSync(dir).filter((file) => file.endsWith('.js'))
  return new Map(files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]))
}

/** Reads what a page without its styles, what comes into it later, and its scripts, name. */
export function wordsOfPage(markup: string, parts: readonly string[], scripts: ReadonlyMap<string, string>): PageWords {
  const codes = scriptsOf([markup, ...parts], scripts)
  const { classes, others } = wordsOfAttributes(markup)
  const ofParts = wordsOfAttributes(parts.join(''))
  return {
    codes,
    inClasses: (name) => classes.has(name),
    inAttributes: (name) => others.has(name) || ofParts.classes.has(name) || ofParts.others.has(name),
    inScripts: (name) => codes.some((code) => wordsOf(code).has(name) || (/['"`]/.test(name) && code.includes(name))),
  }
}

function scriptsOf(markup: readonly string[], scripts: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>()
  const texts = [...markup]
  for (const text of texts) {
    for (const [file] of text.matchAll(SCRIPT_FILE)) {
      const code = scripts.get(file)
      if (code === undefined || reached.has(file)) continue
      reached.add(file)
      texts.push(code)
    }
  }
  return texts.slice(markup.length)
}

/** What stands between spaces and quotes: every class that a script names whole. */
function wordsOf(code: string): ReadonlySet<string> {
  const known = wordsOfScripts.get(code) ?? new Set(code.split(/[\s"'`]+/))
  wordsOfScripts.set(code, known)
  return known
}
const wordsOfScripts = new Map<string, ReadonlySet<string>>()

function wordsOfAttributes(markup: string) {
  const classes = new Set<string>()
  const others = new Set<string>()
  const parser = new Parser({
    onattribute(name, value) {
      const words = name === 'class' ? classes : others
      for (const word of value.split(/[\s"']+/)) words.add(word)
      if (name === 'class') for (const word of value.split(/\s+/)) words.add(word)
    },
  })
  parser.end(markup)
  return { classes, others }
}
