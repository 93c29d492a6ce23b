// How well dangers are told from ordinary questions that were left out of learning: node bench/dangers.ts [parts of five]
import { createUnderstanding } from '../apps/api/src/features/chat/assistant/intents/understanding.ts'
import { loadKnowledge } from '../apps/api/src/features/chat/assistant/knowledge.ts'
import { learnIntents } from '../apps/api/src/features/chat/assistant/learned/learned-intents.ts'
import { createMeaningFinder } from '../apps/api/src/features/chat/assistant/learned/meanings.ts'
import { createDangerNet } from '../apps/api/src/features/chat/assistant/safety/danger-net.ts'
import { HARMLESS } from '../apps/api/src/features/chat/assistant/safety/safety-content.ts'
import { wilson } from './wilson.ts'

const PARTS = 5
/** Lines that follow one another are often turns of one phrase, and are left out together. */
const TOGETHER = 3
const content = await loadKnowledge()
const meaningsOf = createMeaningFinder(content)
const { safety, intents } = content

function inParts<Line>(lines: readonly Line[], kindOf: (line: Line) => string) {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const kind = kindOf(line)
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    return { line, part: Math.floor(before / TOGETHER) % PARTS }
  })
}

const dangers = inParts(safety.examples, ({ language, topic }) => `${language} ${topic}`)
const ordinary = inParts(intents.examples, ({ language, intent }) => `${language} ${intent}`)
const judged: { kind: 'danger' | 'harmless' | 'ordinary'; danger: number; isTopic: boolean }[] = []
for (let part = 0; part < Number(process.argv[2] ?? PARTS); part += 1) {
  const learned = learnIntents(
    { ...intents, examples: ordinary.filter((each) => each.part !== part).map(({ line }) => line) },
    meaningsOf,
    dangers.filter((each) => each.part !== part).map(({ line }) => line),
  )
  const net = createDangerNet(safety.topics, createUnderstanding(learned, meaningsOf).dangersOf)
  for (const { line, part: own } of dangers) {
    if (own !== part) continue
    const { danger, topics } = net(line.text)
    const kind = line.topic === HARMLESS ? 'harmless' : 'danger'
    judged.push({ kind, danger, isTopic: topics.some(({ id }) => id === line.topic) })
  }
  for (const { line, part: own } of ordinary)
    if (own === part) judged.push({ kind: 'ordinary', danger: net(line.text).danger, isTopic: false })
}
const row = (limit: number) => {
  const of = (kind: string) => judged.filter((each) => each.kind === kind)
  const told = (kind: string) => of(kind).filter(({ danger }) => danger >= limit)
  return {
    'dangers told': wilson(told('danger').length, of('danger').length),
    'their topic': wilson(told('danger').filter(({ isTopic }) => isTopic).length, told('danger').length),
    'harmless taken': wilson(told('harmless').length, of('harmless').length),
    'ordinary taken': wilson(told('ordinary').length, of('ordinary').length),
  }
}
console.table(Object.fromEntries([0.1, 0.2, 0.35, 0.5, 0.7].map((limit) => [`from ${limit}`, row(limit)])))
