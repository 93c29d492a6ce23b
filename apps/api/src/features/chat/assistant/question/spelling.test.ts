import { expect, it } from 'vitest'
import { wholeForm } from './spelling.ts'

it.each([
  ['meneeks', 'meneeko'],
  ['saares', 'saaressa'],
  ['pienemmal', 'pienemmalla'],
  ['isommalt', 'isommalta'],
  ['paasta', undefined],
  ['akut', undefined],
])('a word clipped as in speech is short for a whole one: %s', (word, whole) => {
  expect(wholeForm(word)).toBe(whole)
})
