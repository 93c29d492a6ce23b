import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { resolveMarkdown } from '@arkpax/schema/facts'
import { formatDateTime } from '@arkpax/schema/format-fi'
import type { LeftOut } from '@arkpax/schema/publishing'
import * as z from 'zod'
import { type FactsIn, textPaths, whyBroken } from './check-texts.ts'

/** Where the site looks for the texts that stand in for broken ones (`apps/site/src/content.config.ts`). */
const standInsOf = (content: string) => join(content, '../.cache/kept-texts')

/** Pages that the footer of every page links to, and the law asks for. */
const REQUIRED = 'content/policies/'

const goodTexts = z.record(
  z.string(),
  z.object({
    text: z.string(),
    /** The text with the facts that it named then: a fact may be gone. */
    resolved: z.string(),
    /** When this text was first on the pages. */
    since: z.string(),
  }),
)

/** The good texts stand beside the builds of the pages, on the same volume, so that they outlive the machine that builds. */
const fileOf = (siteDir: string) => join(`${siteDir}.builds`, 'texts.json')

/** The texts that the pages at `siteDir` were built from, by their paths; none where there are no pages yet. */
function readGoodTexts(siteDir: string): z.output<typeof goodTexts> {
  try {
    return goodTexts.parse(JSON.parse(readFileSync(fileOf(siteDir), 'utf8')))
  } catch {
    return {}
  }
}

interface Texts {
  /** The folder `content/`. */
  content: string
  /** What the pages cannot be built with; what is no text of `content` is passed over. */
  leftOut: readonly LeftOut[]
  factsIn: FactsIn
}

/** Remembers the texts of a build that went well; of the texts that it did without, it remembers what it did before. */
export function keepGoodTexts(siteDir: string, { content, leftOut, factsIn }: Texts, now: Date): void {
  const broken = brokenIn(leftOut)
  const before = readGoodTexts(siteDir)
  const after = textPaths(content).flatMap((path) => {
    const last = before[path]
    if (broken.has(path)) return last ? [[path, last]] : []
    const text = readFileSync(join(content, '..', path), 'utf8')
    const since = last?.text === text ? last.since : now.toISOString()
    return [[path, { text, resolved: resolveMarkdown(text, factsIn(languageOf(path))), since }]]
  })
  const file = fileOf(siteDir)
  write(`${file}.part`, JSON.stringify(Object.fromEntries(after)))
  renameSync(`${file}.part`, file)
}

/**
 * Puts the last good version in the place of each broken text, and tells from when it is. A text that never was good
 * stays left out; where that is a page that the shop must have, it throws, so that the pages before stay.
 */
export async function standInForBroken(siteDir: string, { content, leftOut, factsIn }: Texts): Promise<LeftOut[]> {
  const good = readGoodTexts(siteDir)
  const standIns = standInsOf(content)
  rmSync(standIns, { recursive: true, force: true })
  const items: LeftOut[] = []
  for (const item of leftOut) {
    const last = item.dead_link ? undefined : good[item.text]
    const text = last && (await firstWhole(item.text, [last.text, last.resolved], factsIn))
    if (text === undefined && !item.dead_link && item.text.startsWith(REQUIRED)) throw new Error(tellMissing(item))
    if (text !== undefined) write(join(standIns, item.text), text)
    items.push(last && text !== undefined ? { ...item, kept_from: last.since } : item)
  }
  return items
}

/** The text of a file as pages are built from it: its last good version where it is broken, nothing where there is none. */
export function builtText(content: string, path: string, leftOut: readonly LeftOut[]): string | undefined {
  const broken = brokenIn(leftOut).get(path)
  if (!broken) return readFileSync(join(content, '..', path), 'utf8')
  return broken.kept_from === undefined ? undefined : readFileSync(join(standInsOf(content), path), 'utf8')
}

const brokenIn = (leftOut: readonly LeftOut[]) =>
  new Map(leftOut.filter(({ dead_link }) => !dead_link).map((item) => [item.text, item]))

async function firstWhole(path: string, texts: readonly string[], factsIn: FactsIn): Promise<string | undefined> {
  for (const text of texts) if (!(await whyBroken(path, text, factsIn))) return text
  return undefined
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function languageOf(path: string) {
  const [, language] = /\.(sv|en)\.mdx$/.exec(path) ?? []
  return language === 'sv' || language === 'en' ? language : 'fi'
}

const tellMissing = ({ text, reason }: LeftOut) =>
  `Sivuja ei julkaistu: ${text} on rikki eikä siitä ole aiempaa julkaistua versiota. ${reason}`

/** What a build says of one of those texts, for whoever reads its output. */
export function tellLeftOut({ text, reason, dead_link, kept_from }: LeftOut): string {
  if (dead_link) return `${text}: linkki ${dead_link} ei vie perille. ${reason}`
  if (kept_from) return `${text}: ${reason} Sivu näyttää tekstin, joka julkaistiin ${formatDateTime(kept_from)}.`
  return `${text}: ${reason} Se jäi pois sivuilta.`
}
