import { expect, it } from 'vitest'
import { moved, orderOf } from './faq-moves.ts'

const entry = (id: string, section_id: string) => ({
  id,
  section_id,
  question: id,
  answer: id,
  asked_as: '',
  shown: true,
  version: 1,
})
const faq = {
  version: 3,
  sections: [
    { id: 'a', title: 'A', version: 1, entries: ['a1', 'a2', 'a3'].map((id) => entry(id, 'a')) },
    { id: 'b', title: 'B', version: 1, entries: [entry('b1', 'b')] },
  ],
}
const orderAfter = (step: Parameters<typeof moved>[1]) => {
  const done = moved(faq, step)
  return done && [orderOf(done.faq).sections.map(({ id, entries }) => [id, ...entries].join(' ')), done.place, done.of]
}

it('moves a question one place in its section', () => {
  expect(orderAfter({ kind: 'entry', id: 'a2', by: -1 })).toEqual([['a a2 a1 a3', 'b b1'], 1, 3])
  expect(orderAfter({ kind: 'entry', id: 'a2', by: 1 })).toEqual([['a a1 a3 a2', 'b b1'], 3, 3])
})

it('moves a section with its questions', () => {
  expect(orderAfter({ kind: 'section', id: 'b', by: -1 })).toEqual([['b b1', 'a a1 a2 a3'], 1, 2])
})

it.each([
  { kind: 'entry', id: 'a1', by: -1 },
  { kind: 'entry', id: 'a3', by: 1 },
  { kind: 'entry', id: 'b1', by: 1 },
  { kind: 'section', id: 'b', by: 1 },
  { kind: 'entry', id: 'gone', by: 1 },
] as const)('leaves everything where it is for $kind $id by $by', (step) => {
  expect(orderAfter(step)).toBeUndefined()
})
