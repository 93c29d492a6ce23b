import { readFileSync } from 'node:fs'
import type { ProductWithDetails } from '@arkpax/schema/products'
import type { Assistant, AssistantAnswer } from '../../src/features/chat/assistant/assistant.ts'
import type { Passage } from '../../src/features/chat/assistant/passages.ts'

/** A question with what its answer must have. `unknown` ones must be admitted. */
export interface TestQuestion {
  question: string
  earlier: string[]
  unknown: boolean
  from: string[]
  says: RegExp[]
}

/** What the assistant is tuned on, and the sets that are looked at only as a whole. */
export const questionSets = ['tuning', 'held-out', 'held-out-2', 'development'] as const

/** Reads a file of questions: 'earlier >> question :: pages :: facts'. */
export function readQuestions(name: (typeof questionSets)[number]): TestQuestion[] {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' ::') && !line.startsWith('#'))
    .map((line) => {
      const [asked = '', from = '', says = ''] = line.split(' ::').map((part) => part.trim())
      const earlier = asked.split(' >> ')
      const question = earlier.pop() ?? ''
      const facts = says ? says.split(' & ') : []
      return {
        question,
        earlier,
        unknown: from === 'unknown',
        from: from.split(' ').filter(Boolean),
        says: facts.map((fact) => new RegExp(fact.replace('(?i)', ''), fact.startsWith('(?i)') ? 'i' : '')),
      }
    })
}

/** What the shop has while the questions are asked: prices and stock are other than in the catalogue. */
export function liveProducts(products: readonly ProductWithDetails[]): ProductWithDetails[] {
  const live: Record<string, { price: number; stock: number }> = {
    '1': { price: 3190, stock: 24 },
    '2': { price: 2790, stock: 0 },
    '3': { price: 1790, stock: 3 },
    '4': { price: 379, stock: 42 },
  }
  return products.map((product) => ({ ...product, ...live[product.id] }))
}

/**
 * What came of one question. `right` is an answer that is drawn from a listed page and holds the facts; `rightInWords` also
 * one from another page, if it tells each fact in a sentence that stands word for word on a listed page (the manuals of the
 * two stations, for one, say most things alike).
 */
export interface Verdict {
  asked: TestQuestion
  answer: AssistantAnswer
  right: boolean
  rightInWords: boolean
  milliseconds: number
}

/** Asks every question and judges its answer: admitted, or drawn from a right page and holding the facts. */
export const judge = (
  assistant: Assistant,
  questions: readonly TestQuestion[],
  products: readonly ProductWithDetails[],
  passages: readonly Passage[],
): Verdict[] =>
  questions.map((asked) => {
    const history = asked.earlier.map((text) => ({ text, isBot: false }))
    const start = process.threadCpuUsage()
    const answer = assistant.answer(asked.question, { products }, history)
    const { user, system } = process.threadCpuUsage(start)
    const milliseconds = (user + system) / 1000
    const right = isRight(asked, answer)
    return { asked, answer, right, rightInWords: right || isSaidAlike(asked, answer, passages), milliseconds }
  })

/** Whether every fact of the answer stands in a sentence of a listed page. */
function isSaidAlike(
  { unknown, from, says }: TestQuestion,
  { answered, reply }: AssistantAnswer,
  passages: readonly Passage[],
): boolean {
  if (unknown || !answered || says.length === 0) return false
  const listed = passages
    .filter(({ url }) => from.some((page) => [decodeURIComponent(url), url.split('#')[0]].includes(page)))
    .flatMap(({ text }) => sentences(text))
  const said = new Set(listed)
  return says.every((fact) => sentences(reply).some((sentence) => fact.test(sentence) && said.has(sentence)))
}

const SHORTEST_SENTENCE = 25

/** The sentences and rows of a text that are long enough to tell something. */
const sentences = (text: string): string[] =>
  text
    .replaceAll('\u00A0', ' ')
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/^(?:-|\d+\.) /, '').trim())
    .filter((sentence) => sentence.length >= SHORTEST_SENTENCE)

function isRight({ unknown, from, says }: TestQuestion, { answered, sources, reply, details = '' }: AssistantAnswer): boolean {
  if (unknown) return !answered
  const text = `${reply}\n\n${details}`.replaceAll('\u00A0', ' ')
  const drawn = sources.map(({ url }) => decodeURIComponent(url).replace(/\?[^#]*/, ''))
  const right =
    from.length === 0 || from.some((page) => drawn.some((url) => url === page || url.split('#')[0] === page))
  return answered && right && says.every((fact) => fact.test(text))
}

/** The least time within which this part of the answers came. */
export function percentile(verdicts: readonly Verdict[], part: number): number {
  const times = verdicts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
}
