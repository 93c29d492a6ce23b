// How well intents are told from questions that were not learned: node bench/intents.ts [folds]
import { writeFileSync } from 'node:fs'
import { stem } from '@arkpax/schema/finnish-terms'
import { loadKnowledge } from '../apps/api/src/features/chat/assistant/knowledge.ts'
import { learnNet } from '../apps/api/src/features/chat/assistant/learned/learn-net.ts'
import { createMeaningFinder } from '../apps/api/src/features/chat/assistant/learned/meanings.ts'
import { likelihoodsOf } from '../apps/api/src/features/chat/assistant/learned/net.ts'
import { partsOf } from '../apps/api/src/features/chat/assistant/learned/question-features.ts'
import { readIn, vocabularyOf } from '../apps/api/src/features/chat/assistant/learned/vocabulary.ts'
import { wordsOf } from '../apps/api/src/features/chat/assistant/safety/word-patterns.ts'
import { createNearest, voices } from './nearest.ts'
import { wilson } from './wilson.ts'

const FOLDS = 5
const asked = Number(process.argv[2] ?? FOLDS)
const content = await loadKnowledge()
const meaningsOf = createMeaningFinder(content)
const { intents, examples } = content.intents
const ids = intents.map(({ id }) => id)
const isAdmitted = new Set(intents.filter(({ admit }) => admit).map(({ id }) => id))

/** Lines that follow one another are often turns of one phrase, and are left out together; of what is not known whole intents are. */
const TOGETHER = 2
const seen = new Map<string, number>()
const all = examples.map((example) => {
  const key = `${example.language} ${example.intent}`
  const before = seen.get(key) ?? 0
  seen.set(key, before + 1)
  const isOutside = example.intent.startsWith('outside.')
  return {
    ...example,
    parts: partsOf(example.text, meaningsOf(example.text)),
    answer: ids.indexOf(example.intent),
    fold: (isOutside ? ids.indexOf(example.intent) : Math.floor(before / TOGETHER)) % FOLDS,
  }
})

const tally = new Map<string, { right: number; all: number }>()
function note(row: string, isRight: boolean) {
  const { right, all } = tally.get(row) ?? { right: 0, all: 0 }
  tally.set(row, { right: right + (isRight ? 1 : 0), all: all + 1 })
}
const likeliest = (shares: Float64Array) =>
  shares.reduce((best, share, at) => (share > (shares[best] ?? 0) ? at : best), 0)

interface Told {
  isRight: boolean
  isTopic: boolean
  isOutside: boolean
  first: number
  second: number
  known: number
  strange: number
  words: number
  language: string
  admits: boolean
  likest: number
  text: string
  wanted: string
  got: string
}
const told: Told[] = []
for (let fold = 0; fold < asked; fold += 1) {
  const [learned, left] = [all.filter((each) => each.fold !== fold), all.filter((each) => each.fold === fold)]
  const vocabulary = vocabularyOf(
    learned.map(({ parts }) => parts),
    2,
  )
  const cases = learned.map(({ parts, answer }) => ({ read: readIn(vocabulary, parts), answer }))
  const stems = new Map<string, number>()
  for (const { text } of learned)
    for (const each of new Set(wordsOf(text).map(stem))) stems.set(each, (stems.get(each) ?? 0) + 1)
  const strange = (text: string) =>
    wordsOf(text).filter(
      (word) =>
        word.length > 3 && !/\d/.test(word) && (stems.get(stem(word)) ?? 0) < 2 && meaningsOf(word).length === 0,
    ).length
  const net = learnNet(cases, { hashes: vocabulary.hashes, classes: ids.length })
  const nearest = createNearest(cases, vocabulary.hashes.length)
  for (const { parts, answer, language, text, intent } of left) {
    const read = readIn(vocabulary, parts)
    const byNet = likelihoodsOf(net, read)
    const { shares: byNearest, likest } = voices(nearest, read, ids.length)
    const both = byNet.map((share, at) => share + (byNearest[at] ?? 0))
    const wanted = ids[answer]?.split('.')[0]
    for (const [name, shares] of [
      ['network', byNet],
      ['nearest', byNearest],
      ['mean of both', both],
    ] as const) {
      const best = likeliest(shares)
      if (!intent.startsWith('outside.')) {
        note(`${name}`, best === answer)
        note(`${name}, ${language}`, best === answer)
        note(`${name}, topic`, ids[best]?.split('.')[0] === wanted)
      }
    }
    const best = likeliest(byNet)
    const sorted = byNet.toSorted().reverse()
    told.push({
      isRight: best === answer || (isAdmitted.has(intent) && isAdmitted.has(ids[best] ?? '')),
      isTopic: ids[best]?.split('.')[0] === wanted,
      isOutside: isAdmitted.has(intent),
      first: sorted[0] ?? 0,
      second: sorted[1] ?? 0,
      known: read.known,
      strange: strange(text),
      words: wordsOf(text).length,
      language,
      admits: isAdmitted.has(ids[best] ?? ''),
      likest,
      text,
      wanted: intent,
      got: ids[best] ?? '',
    })
  }
}
console.table(Object.fromEntries([...tally].map(([row, { right, all }]) => [row, wilson(right, all)])))
if (process.env.TOLD) writeFileSync(process.env.TOLD, JSON.stringify(told))
for (const sure of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const given = told.filter(({ first, got }) => first >= sure && !isAdmitted.has(got))
  const wrong = given.filter(({ isRight }) => !isRight)
  console.log(
    sure,
    'sure of',
    (given.length / told.length).toFixed(3),
    'wrong of those',
    (wrong.length / given.length).toFixed(3),
    'of all',
    (wrong.length / told.length).toFixed(3),
  )
}
