import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type * as z from 'zod'
import {
  askedMore,
  type Intent,
  type IntentContent,
  type IntentExample,
  WHOLE,
  type WrittenIntent,
  writtenIntents,
} from '../intents/intent-content.ts'
import { languages } from '../passages.ts'

/**
 * Reads what is asked and how it is answered (`folder` is `content/assistant/`). Throws, naming file, intent and line, where an
 * intent is not as it should be, stands twice, or has a question that another has.
 */
export function readIntents(folder: URL): IntentContent {
  const intents: Intent[] = []
  const examples: IntentExample[] = []
  const titles: IntentExample[] = []
  const homes = new Map<string, string>()
  for (const { name, id, written } of readWritten(folder, 'intents', writtenIntents)) {
    const other = homes.get(id)
    if (other) throw new Error(`${name}: ${id}: stands in ${other}, too`)
    homes.set(id, name)
    const { asked, title, ...intent } = written
    intents.push({ ...intent, id, titles: { ...titlesOf(asked), ...title } })
    examples.push(...examplesOf(id, asked))
    titles.push(...titleExamples(id, title))
  }
  for (const { name, id, written } of readWritten(folder, 'asked', askedMore)) {
    if (!homes.has(id)) throw new Error(`${name}: there is no intent '${id}'`)
    examples.push(...examplesOf(id, written))
  }
  // A title is known word for word and not learned from, but may be no question of another intent either.
  parted([...examples, ...titles], homes)
  return { intents, examples: parted(examples, homes) }
}

/** Questions that name no product come first. */
const NAMED = /Ark |\b(?:PRO|EVO)/

/** The first question in each language that can stand by itself, away from the others. */
const titlesOf = (asked: WrittenIntent['asked']): Intent['titles'] =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const whole = (asked[language] ?? []).filter((line) => WHOLE.test(line))
      const title = whole.find((line) => !NAMED.test(line)) ?? whole[0]
      return title ? [[language, title]] : []
    }),
  )

const titleExamples = (intent: string, titles: Intent['titles']): IntentExample[] =>
  languages.flatMap((language) => (titles[language] ? [{ text: titles[language], intent, language }] : []))

const examplesOf = (intent: string, asked: WrittenIntent['asked']): IntentExample[] =>
  languages.flatMap((language) => (asked[language] ?? []).map((text) => ({ text, intent, language })))

/** What is written of intents in the files of a folder, by their names. */
function readWritten<Written>(
  folder: URL,
  of: string,
  schema: z.ZodType<Record<string, Written>>,
): { name: string; id: string; written: Written }[] {
  const home = new URL(`${of}/`, folder)
  const files = existsSync(home) ? readdirSync(home).filter((file) => file.endsWith('.yml')) : []
  return files.sort().flatMap((file) => {
    const name = `content/assistant/${of}/${file}`
    const all = checked(schema, readFileSync(new URL(file, home), 'utf8'), name)
    return Object.entries(all).map(([id, written]) => ({ name, id, written }))
  })
}

function checked<Schema extends z.ZodType>(schema: Schema, yaml: string, file: string): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(yaml) ?? {})
  const [issue] = error?.issues ?? []
  if (issue) throw new Error(`${file}: ${issue.path.join(' › ')}: ${issue.message}`)
  return data as z.output<Schema>
}

/** Every question once; one that two intents have is an error. */
function parted(examples: readonly IntentExample[], homes: ReadonlyMap<string, string>): IntentExample[] {
  const seen = new Map<string, IntentExample>()
  for (const example of examples) {
    const key = example.text.toLowerCase()
    const other = seen.get(key)
    if (other && other.intent !== example.intent)
      throw new Error(
        `${homes.get(example.intent)}: ${example.intent}: '${example.text}' is a question of ${other.intent}, too`,
      )
    if (!other) seen.set(key, example)
  }
  return [...seen.values()]
}
