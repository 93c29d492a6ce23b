import { expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { ungrounded } from './grounded.ts'
import { judge, liveProducts, percentile, readQuestions, type Verdict } from './judge.ts'
import { shopKnowledge } from './shop-knowledge.ts'

const { knowledge, products: stored, learn } = await shopKnowledge()
const products = liveProducts(stored)
const assistant = createAssistant(knowledge, learn())
const heldOut = judge(assistant, readQuestions('held-out'), products, knowledge.passages)
const tuning = judge(assistant, readQuestions('tuning'), products, knowledge.passages)

const shareRight = (verdicts: readonly Verdict[], unknown: boolean) => {
  const counted = verdicts.filter(({ asked }) => asked.unknown === unknown)
  return counted.filter(({ right }) => right).length / counted.length
}

it('has at least 150 held-out questions, 30 of them unanswerable', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(170)
  expect(heldOut.filter(({ asked }) => asked.unknown).length).toBeGreaterThanOrEqual(30)
})

it('answers right, from the right page, and admits what it does not know', () => {
  const table = [heldOut, tuning].map((verdicts) => ({
    questions: verdicts.length,
    right: shareRight(verdicts, false).toFixed(3),
    admitted: shareRight(verdicts, true).toFixed(3),
    p50: percentile(verdicts, 0.5).toFixed(2),
    p95: percentile(verdicts, 0.95).toFixed(2),
  }))
  process.stdout.write(`${JSON.stringify({ 'held-out': table[0], tuning: table[1] }, null, 2)}\n`)
  expect(shareRight(heldOut, false)).toBeGreaterThanOrEqual(0.85)
  expect(shareRight(heldOut, true)).toBeGreaterThanOrEqual(0.95)
  expect(shareRight(tuning, false)).toBeGreaterThanOrEqual(0.9)
})

it('answers at once, in the time of its own thread', () => {
  expect(percentile(heldOut, 0.95)).toBeLessThan(50)
})

it('says no number that is neither on its pages nor counted from them', () => {
  const wrong = [...heldOut, ...tuning].flatMap((verdict) => {
    const numbers = ungrounded(verdict, knowledge, products)
    return numbers.length ? [`${verdict.asked.question}: ${numbers.join(', ')}`] : []
  })
  expect(wrong).toEqual([])
})

it('gives paths of the site as sources, and plain text', () => {
  for (const { answer } of [...heldOut, ...tuning]) {
    for (const { url } of answer.sources) expect(url).toMatch(/^\/[^\s"<>]*$/)
    expect(answer.reply).not.toMatch(/<[a-z]|\]\(|\*\*/)
  }
})
