// How well the built-in assistant answers: node bench/assistant.ts [development|…] [--each]
import { createAssistant } from '../apps/api/src/features/chat/assistant/assistant.ts'
import { judge, liveProducts, percentile, questionSets, readQuestions, type Verdict } from '../apps/api/test/assistant/judge.ts'
import { shopKnowledge } from '../apps/api/test/assistant/shop-knowledge.ts'
import { wilson } from './wilson.ts'

const name = questionSets.find((set) => process.argv.includes(set)) ?? 'development'
const { knowledge, products: stored, learn } = await shopKnowledge()
globalThis.gc?.()
const before = process.memoryUsage()
const start = performance.now()
const assistant = createAssistant(knowledge, learn())
const built = performance.now() - start
globalThis.gc?.()
const after = process.memoryUsage()
const verdicts = judge(assistant, readQuestions(name), liveProducts(stored), knowledge.passages)

function row(of: readonly Verdict[]) {
  const [known, unknown] = [false, true].map((each) => of.filter(({ asked }) => asked.unknown === each))
  const share = (all: readonly Verdict[] = [], is: (verdict: Verdict) => boolean) => wilson(all.filter(is).length, all.length)
  return {
    right: share(known, ({ rightInWords }) => rightInWords),
    'of them half sure': known?.filter(({ rightInWords, answer }) => rightInWords && answer.certainty === 'half').length,
    'admitted though known': known?.filter(({ answer }) => !answer.answered).length,
    'unknown admitted': share(unknown, ({ right }) => right),
    'confident wrong': share(of, ({ right, rightInWords, answer }) => answer.certainty === 'sure' && !answer.isSafety && !right && !rightInWords),
  }
}

if (process.argv.includes('--each')) {
  for (const { asked, answer, right, rightInWords } of verdicts) {
    if (right || rightInWords) continue
    const urls = answer.sources.map(({ url }) => decodeURIComponent(url)).join(' ')
    console.log(
      `✗ ${[...asked.earlier, asked.question].join(' >> ')}\n  wants ${asked.unknown ? 'admission' : `${asked.from.join(' ')} :: ${asked.says.join(' & ')}`}\n  ${answer.certainty} ${answer.isSafety ? 'SAFETY' : ''} [${answer.intents}] ${urls}\n  ${answer.reply.slice(0, 200).replaceAll('\n', ' / ')}\n`,
    )
  }
}
const languageOf = ({ answer }: Verdict) => answer.language
console.table({ [name]: row(verdicts), ...Object.fromEntries([...Map.groupBy(verdicts, languageOf)].map(([language, of]) => [language, row(of)])) })
console.table({
  'p50 ms': percentile(verdicts, 0.5).toFixed(2),
  'p95 ms': percentile(verdicts, 0.95).toFixed(2),
  'index ms': built.toFixed(0),
  'memory MiB': ((after.rss - before.rss) / 2 ** 20).toFixed(1),
  'heap and buffers MiB': ((after.heapUsed + after.external + after.arrayBuffers - before.heapUsed - before.external - before.arrayBuffers) / 2 ** 20).toFixed(1),
})
