import { expect, test } from 'vitest'
import { eurosIn } from './euros.ts'

const NBSP = '\u00A0'

test('thousands are written as the language writes them', () => {
  expect(eurosIn('fi', 3350)).toBe(`3${NBSP}350${NBSP}€`)
  expect(eurosIn('sv', 3350)).toBe(`3${NBSP}350${NBSP}€`)
  expect(eurosIn('en', 3350)).toBe('€3,350')
  expect(eurosIn('en', 14.9)).toBe('€14.90')
})

test('whole euros in a sentence have no cents in any language', () => {
  expect(eurosIn('fi', 49)).toBe(`49${NBSP}€`)
  expect(eurosIn('sv', 14.9)).toBe(`14,90${NBSP}€`)
  expect(eurosIn('en', 49)).toBe('€49')
})
