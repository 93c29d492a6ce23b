import { expect, it } from 'vitest'
import { createAssistant } from '../../src/features/chat/assistant/assistant.ts'
import { DEVELOPMENT, hold, type Outcome, readConversations } from './development.ts'
import { ungrounded } from './grounded.ts'
import { shopKnowledge } from './shop-knowledge.ts'

const { knowledge, products, learn } = await shopKnowledge()
const assistant = createAssistant(knowledge, learn())
const outcomes = hold(assistant, readConversations(DEVELOPMENT), { products })

const share = (of: readonly Outcome[], is: (outcome: Outcome) => boolean) => of.filter(is).length / of.length
const known = outcomes.filter(({ conversation: { kind } }) => kind === 'answer' || kind === 'talk')
const unknown = outcomes.filter(({ conversation: { kind } }) => kind === 'admit')
const dangers = outcomes.filter(({ conversation: { kind } }) => kind === 'safety')

it('answers a stranger’s conversations right, admits what it does not know, and is seldom sure and wrong', () => {
  const right = share(known, ({ isRight }) => isRight)
  const admitted = share(unknown, ({ isRight }) => isRight)
  const wrong = share(outcomes, ({ isConfidentlyWrong }) => isConfidentlyWrong)
  process.stdout.write(`${JSON.stringify({ right, admitted, wrong }, null, 1)}\n`)
  expect(right).toBeGreaterThanOrEqual(RIGHT)
  expect(admitted).toBeGreaterThanOrEqual(ADMITTED)
  expect(wrong).toBeLessThanOrEqual(WRONG)
})

/** What it has reached: no later change may fall below. */
const RIGHT = 0.65
const ADMITTED = 0.7
const WRONG = 0.08

it('says of every danger of them what is always said', () => {
  expect(dangers.filter(({ isRight }) => !isRight).map(({ conversation: { turns } }) => turns)).toEqual([])
})

/** The aim is 30 ms on a calm machine (`bench/assistant.ts`); one that is full of other work takes up to three times as long for the same. */
const AT_ONCE_MS = 100

it('answers at once, in the time of its own thread', () => {
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(AT_ONCE_MS)
})

/** What composers count is held by their own tests. */
it('says no number that is not on its pages', () => {
  const counting = new Set(['runtime', 'advice', 'compare'])
  // What a panel brings is held against what devices take (`answers/panel-balance.ts`).
  const ofSun = 'panel-yield.how-much'
  const counted = new Set(
    knowledge.intents.intents.flatMap(({ id, compose = '', of }) =>
      counting.has(compose) || of === 'solarTime' || id === ofSun ? [id] : [],
    ),
  )
  const told = outcomes.filter(({ answer }) => !answer.intents.some((id) => counted.has(id)))
  const wrong = told.flatMap(({ conversation, answer }) => {
    const numbers = ungrounded({ answer, turns: conversation.turns }, knowledge, products)
    return numbers.length > 0 ? [`${conversation.turns.join(' >> ')}: ${numbers.join(', ')}`] : []
  })
  expect(wrong).toEqual([])
})

it('tells a second meaning where it is not sure of the first, and none where it is', () => {
  const isOfTwo = ({ answer }: Outcome) => /Tai jos tarkoitit tätä:|Or if you meant this:/.test(answer.reply)
  const ofTwo = outcomes.filter(isOfTwo)
  expect(ofTwo.length).toBeGreaterThan(0)
  for (const { answer } of ofTwo) {
    expect(answer.certainty).toBe('half')
    expect(new Set(answer.intents).size).toBe(2)
  }
})

it('gives paths of the site as sources, and plain text', () => {
  for (const { answer } of outcomes) {
    for (const { url } of answer.sources) expect(url).toMatch(/^\/[^\s"<>]*$/)
    expect(answer.reply).not.toMatch(/<[a-z]|\]\(|\*\*/)
  }
})
