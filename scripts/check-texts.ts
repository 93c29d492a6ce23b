import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  blogFrontmatter,
  policyFrontmatter,
  supportFrontmatter,
  useCaseFrontmatter,
} from '@arkpax/schema/content-frontmatter'
import { type Facts, resolveMarkdown, UnknownFact } from '@arkpax/schema/facts'
import type { Language } from '@arkpax/schema/office-hours-text'
import type { LeftOut } from '@arkpax/schema/publishing'
import { evaluate, mdxToJs } from 'satteri'
import { parse } from 'yaml'
import * as z from 'zod'
import { describeInPlainFinnish } from '../apps/api/src/http/plain-finnish.ts'
import { checkManual } from './manuals/read-manuals.ts'

const FOLDERS = new Map<string, z.ZodType>([
  ['blog', blogFrontmatter],
  ['support', supportFrontmatter],
  ['policies', policyFrontmatter],
  ['use-cases', useCaseFrontmatter],
])

export type FactsIn = (language: Language) => Facts

/** The texts of `content` that cannot be built, by their files, and why: each alone is left out of the pages. */
export async function findBrokenTexts(content: string, factsIn: FactsIn): Promise<LeftOut[]> {
  const broken: LeftOut[] = []
  for (const path of textPaths(content)) {
    const reason = await whyBroken(path, readFileSync(join(content, '..', path), 'utf8'), factsIn)
    if (reason) broken.push({ text: path, reason })
  }
  return broken
}

/** Every text that becomes a page or a manual, by its path: 'content/blog/talvi.mdx'. */
export const textPaths = (content: string) =>
  [...FOLDERS.keys(), 'manuals'].flatMap((folder) =>
    mdxFiles(join(content, folder)).map((file) => `content/${folder}/${file}`),
  )

const mdxFiles = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .sort()

/** Why the text of a file ('content/blog/talvi.mdx') cannot be built, in Finnish; undefined of one that can. */
export async function whyBroken(path: string, text: string, factsIn: FactsIn): Promise<string | undefined> {
  const [, folder = '', file = ''] = path.split('/')
  try {
    const schema = FOLDERS.get(folder)
    if (schema) await tryPage(schema, resolveMarkdown(text, factsIn('fi')))
    else checkManual(file, text, factsIn)
    return undefined
  } catch (error) {
    return tellMistake(error)
  }
}

async function tryPage(schema: z.ZodType, text: string): Promise<void> {
  const [, head] = /^---\r?\n(.*?)^---\r?$/ms.exec(text) ?? []
  schema.parse(parse(head ?? '') ?? {}, { error: describeInPlainFinnish })
  const { code } = mdxToJs(text)
  // What imports other files can only be tried by the build itself.
  if (/^import (?!.*"react\/jsx-runtime")/m.test(code)) return
  const { default: render } = await evaluate(text, { Fragment: 'fragment', jsx, jsxs: jsx })
  jsx(render, {})
}

/** Calls the components of a text, so that one that does not exist, or throws, is found. */
const jsx = (type: unknown, props: unknown): unknown => (typeof type === 'function' ? type(props) : null)

/** A mistake in words for whoever wrote the text. */
function tellMistake(error: unknown): string {
  if (error instanceof UnknownFact) return `Rivi ${error.line}: tuntematon paikkamerkki ${error.placeholder}.`
  if (error instanceof z.ZodError) {
    const fields = error.issues.map(({ path, message }) => `${path.join('.') || 'kentät'}: ${message}`)
    return `Otsikkotiedot eivät kelpaa (${fields.join('; ')}).`
  }
  const message = error instanceof Error ? error.message : String(error)
  const [, line, rest] = /^(\d+):\d+: (.*)$/s.exec(message) ?? []
  return line ? `Rivi ${line}: merkintä on virheellinen (${rest}).` : `Tekstiä ei voi muuntaa sivuksi (${message}).`
}
