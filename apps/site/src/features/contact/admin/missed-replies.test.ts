import { expect, it } from 'vitest'
import { lastReplyOf, repliesSince } from './missed-replies.ts'

const reply = (id: string) => ({
  id,
  message: id,
  created_at: '2026-11-22T08:00:00.000Z',
  delivery: null,
  reason: null,
})
const replies = [reply('a'), reply('b'), reply('c')]

it('the last answer is the one that a new one follows', () => {
  expect([lastReplyOf([]), lastReplyOf(replies)]).toEqual(['', 'c'])
})

it('what has come after it is what the writer has not seen', () => {
  const since = (id: string) => repliesSince(replies, id).map((each) => each.id)
  expect([since('c'), since('a'), since('')]).toEqual([[], ['b', 'c'], ['a', 'b', 'c']])
})
