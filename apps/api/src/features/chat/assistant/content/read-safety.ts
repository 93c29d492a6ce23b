import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { languages } from '../passages.ts'
import {
  DENYING,
  HARMLESS,
  type SafetyContent,
  safetyExamples,
  safetyReminder,
  safetyTopic,
  safetyWords,
  wordLists,
} from '../safety/safety-content.ts'

/**
 * Reads what is said of dangers and what gives them away (`folder` is `content/assistant/`, `intents` the names of all); throws where a
 * sign names no list of words, a danger no intent, or an example no danger.
 */
export function readSafety(folder: URL, intents: ReadonlySet<string>): SafetyContent {
  const read = (name: string): unknown => parse(readFileSync(new URL(name, folder), 'utf8'))
  const words = safetyWords.parse(read('safety-words.yml'))
  const ideas = wordLists.parse(read('safety-ideas.yml'))
  const topics = readdirSync(new URL('safety/', folder))
    .sort()
    .map((file) => ({ ...safetyTopic.parse(read(`safety/${file}`)), id: file.replace(/\.yml$/, '') }))
  const opposites = Object.values(words).flatMap(({ denied }) => denied ?? [])
  const missing = [DENYING, ...opposites].find((list) => !words[list])
  if (missing) throw new Error(`content/assistant/safety-words.yml: there are no words '${missing}'`)
  for (const { id, signs, against, intents: ofIt } of topics) {
    const named = [...signs, ...against].flatMap(({ all, unless = [] }) => [...all, ...unless])
    const strange = named.find((list) => !words[list])
    if (strange) throw new Error(`content/assistant/safety/${id}.yml: there are no words '${strange}'`)
    const unasked = ofIt.find((intent) => !intents.has(intent))
    if (unasked) throw new Error(`content/assistant/safety/${id}.yml: there is no intent '${unasked}'`)
  }
  const examples = languages.flatMap((language) =>
    Object.entries(safetyExamples.parse(read(`safety-examples/${language}.yml`))).flatMap(([topic, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((text) => ({ text, topic, language })),
    ),
  )
  const known = new Set([HARMLESS, ...topics.map(({ id }) => id)])
  const unknown = examples.find(({ topic }) => !known.has(topic))
  if (unknown)
    throw new Error(`content/assistant/safety-examples/${unknown.language}.yml: there is no danger '${unknown.topic}'`)
  return { words, ideas, topics, examples, reminder: safetyReminder.parse(read('safety-reminder.yml')) }
}
