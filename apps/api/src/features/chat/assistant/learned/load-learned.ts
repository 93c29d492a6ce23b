import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { ContentKnowledge } from '../knowledge.ts'
import { fromFile, inFile } from './learned-file.ts'
import { type LearnedIntents, learnIntents } from './learned-intents.ts'
import { createMeaningFinder } from './meanings.ts'

/** The file that the build puts beside the bundle. */
const BUILT = new URL('./learned.bin', import.meta.url)
/** Where builds, development and tests keep what was learned from the content as it is: it is learned once for all of them. */
const CACHE = new URL('../../../../../../../.cache/', import.meta.url)

/** What was learned at the build; in development and tests, where there is none, what is learned now or was from the same content. */
export function loadLearned(content: ContentKnowledge): LearnedIntents {
  if (existsSync(BUILT)) return fromFile(readFileSync(BUILT))
  const told = JSON.stringify([VERSION, ...learnedFrom(content)])
  const file = new URL(`assistant-${createHash('sha256').update(told).digest('hex').slice(0, 16)}.bin`, CACHE)
  if (existsSync(file)) return fromFile(readFileSync(file))
  const learned = learnFromContent(content)
  mkdirSync(CACHE, { recursive: true })
  const own = new URL(`${file.href}.${process.pid}`)
  writeFileSync(own, inFile(learned))
  renameSync(own, file)
  return learned
}

/** Raised where the way of learning changes, so that nothing old is read. */
const VERSION = 19

/** What learning reads of the content: what else is written of an intent or a danger may change without learning anew. */
const learnedFrom = ({ intents, meanings, safety }: ContentKnowledge) => {
  const answers = intents.intents.map(({ id, answer }) => [id, answer])
  return [answers, intents.examples, meanings, safety.words, safety.ideas, safety.examples]
}

const learnFromContent = ({ intents, meanings, safety }: ContentKnowledge): LearnedIntents =>
  learnIntents(intents, createMeaningFinder({ meanings, safety }), safety.examples)
