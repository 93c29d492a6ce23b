// How well the built-in assistant answers: node bench/assistant.ts [tuning|held-out|held-out-2] [--each]
import { createAssistant } from '../apps/api/src/features/chat/assistant/assistant.ts'
import { judge, liveProducts, percentile, questionSets, readQuestions } from '../apps/api/test/assistant/judge.ts'
import { shopKnowledge } from '../apps/api/test/assistant/shop-knowledge.ts'

const name = questionSets.find((set) => process.argv.includes(set)) ?? 'held-out'
const before = process.memoryUsage().heapUsed
const { knowledge, products: stored } = await shopKnowledge()
const start = performance.now()
const assistant = createAssistant(knowledge)
const built = performance.now() - start
globalThis.gc?.()
const heap = process.memoryUsage().heapUsed - before
const verdicts = judge(assistant, readQuestions(name), liveProducts(stored), knowledge.passages)
const [known, unknown] = [false, true].map((each) => verdicts.filter(({ asked }) => asked.unknown === each))
const share = (all: typeof verdicts = []) => `${all.filter(({ right }) => right).length} of ${all.length}`

if (process.argv.includes('--each')) {
  for (const { asked, answer, right } of verdicts) {
    if (right) continue
    const urls = answer.sources.map(({ url }) => decodeURIComponent(url)).join(' ')
    console.log(
      `✗ ${[...asked.earlier, asked.question].join(' >> ')}\n  ${answer.answered ? urls : 'admitted'}\n  ${answer.reply.slice(0, 160).replaceAll('\n', ' / ')}\n`,
    )
  }
}
console.table({
  questions: name,
  'answered right from the right page': share(known),
  'or in the very words of one': `${known?.filter(({ rightInWords }) => rightInWords).length} of ${known?.length}`,
  'unknown admitted': share(unknown),
  'p50 ms': percentile(verdicts, 0.5).toFixed(2),
  'p95 ms': percentile(verdicts, 0.95).toFixed(2),
  'index ms': built.toFixed(0),
  'knowledge bytes': JSON.stringify(knowledge).length,
  'heap MiB': (heap / 2 ** 20).toFixed(1),
})
