// How well the built-in assistant answers: node --expose-gc bench/assistant.ts [file of conversations] [--each]
import { createAssistant } from '../apps/api/src/features/chat/assistant/assistant.ts'
import { DEVELOPMENT, hold, type Outcome, readConversations } from '../apps/api/test/assistant/development.ts'
import { shopKnowledge } from '../apps/api/test/assistant/shop-knowledge.ts'
import { wilson } from './wilson.ts'

const file = process.argv.slice(2).find((each) => each.endsWith('.json'))
const { knowledge, products, learn } = await shopKnowledge()
globalThis.gc?.()
const before = process.memoryUsage()
const start = performance.now()
const assistant = createAssistant(knowledge, learn())
const built = performance.now() - start
globalThis.gc?.()
const after = process.memoryUsage()
const outcomes = hold(assistant, readConversations(file ?? DEVELOPMENT), { products })

function row(of: readonly Outcome[]) {
  const known = of.filter(({ conversation: { kind } }) => kind !== 'admit')
  const unknown = of.filter(({ conversation: { kind } }) => kind === 'admit')
  const share = (all: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
    wilson(all.filter(is).length, all.length)
  return {
    right: share(known, ({ isRight }) => isRight),
    'of them half sure': known.filter(({ isRight, answer }) => isRight && answer.certainty === 'half').length,
    'admitted though known': known.filter(({ answer }) => !answer.answered).length,
    'unknown admitted': share(unknown, ({ isRight }) => isRight),
    'confident wrong': share(of, ({ isConfidentlyWrong }) => isConfidentlyWrong),
  }
}

if (process.argv.includes('--each')) {
  for (const { conversation, answer, isRight } of outcomes) {
    if (isRight) continue
    const urls = answer.sources.map(({ url }) => decodeURIComponent(url)).join(' ')
    console.log(
      `✗ ${conversation.tag}: ${conversation.turns.join(' >> ')}\n  wants ${conversation.kind} ${conversation.facts.join(' & ')} ${conversation.from.join(' ')}\n  ${answer.certainty} ${answer.isSafety ? 'SAFETY' : ''} [${answer.intents}] ${urls}\n  ${answer.reply.slice(0, 300).replaceAll('\n', ' / ')}\n`,
    )
  }
}
const byTag = Map.groupBy(outcomes, ({ conversation: { tag } }) => tag)
console.table({ all: row(outcomes), ...Object.fromEntries([...byTag].map(([tag, of]) => [tag, row(of)])) })
const times = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
const within = (part: number) => (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(2)
const held = ({ heapUsed, external, arrayBuffers }: NodeJS.MemoryUsage) => heapUsed + external + arrayBuffers
console.table({
  'p50 ms': within(0.5),
  'p95 ms': within(0.95),
  'made in ms': built.toFixed(0),
  'resident MiB': ((after.rss - before.rss) / 2 ** 20).toFixed(1),
  'heap and buffers MiB': ((held(after) - held(before)) / 2 ** 20).toFixed(1),
})
