import type { KnownAnswer } from '@arkpax/schema/chat-teaching'
import { expect, it } from 'vitest'
import { answersHolding } from './known-answers.ts'

const answer = (id: string, title: string, text: string | null): KnownAnswer => ({
  target: { kind: 'intent', id },
  title,
  answer: text,
  making: text ? 'written' : 'composed',
})
const answers = [
  answer('return.cost', 'Mitä palautus maksaa?', 'Takuupalautus on maksuton.'),
  answer('warranty.how-long', 'Kuinka pitkä TAKUU on?', 'Takuu on kaksivuotinen.'),
  answer('price.how-much', 'Paljonko asema maksaa?', null),
]
const found = (words: string) => answersHolding(words, answers).map(({ target }) => target.id)

it('answers are found by words of their question or text, those of the question first', () => {
  expect(found('takuu')).toEqual(['warranty.how-long', 'return.cost'])
  expect(found('maksaa palautus')).toEqual(['return.cost'])
  expect(found('  ')).toEqual(answers.map(({ target }) => target.id))
  expect(found('hinta')).toEqual([])
})
