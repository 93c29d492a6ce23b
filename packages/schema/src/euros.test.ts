import { expect, test } from 'vitest'
import { eurosIn, priceIn } from './euros.ts'

const NBSP = '\u00A0'

test('a price has its cents in Finnish, and in other languages only where it is not whole', () => {
  expect(priceIn('fi', 3350)).toBe(`3${NBSP}350${NBSP}€`)
  expect(priceIn('sv', 3350)).toBe(`3${NBSP}350${NBSP}€`)
  expect(priceIn('en', 3350)).toBe('€3,350')
  expect(priceIn('en', 14.9)).toBe('€14.90')
})

test('whole euros in a sentence have no cents in any language', () => {
  expect(eurosIn('fi', 49)).toBe(`49${NBSP}€`)
  expect(eurosIn('sv', 14.9)).toBe(`14,90${NBSP}€`)
  expect(eurosIn('en', 49)).toBe('€49')
})
