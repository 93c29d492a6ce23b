import { expect, it } from 'vitest'
import { readTimeOfDay, typedTimeOfDay } from './time-of-day.ts'

it.each([
  ['9', '09:00'],
  ['9.00', '09:00'],
  ['9:00', '09:00'],
  ['09:00', '09:00'],
  [' 17.30 ', '17:30'],
  ['0', '00:00'],
  ['23.59', '23:59'],
])('%j is %s', (typed, time) => {
  expect(readTimeOfDay(typed)).toBe(time)
})

it.each(['', '24', '9.5', '9,00', '12.60', 'yhdeksän', '-1', '9.00-17.00', '123'])('%j is no time', (typed) => {
  expect(readTimeOfDay(typed)).toBeUndefined()
})

it('is shown without a needless zero', () => {
  expect([typedTimeOfDay('09:00'), typedTimeOfDay('17:30')]).toEqual(['9.00', '17.30'])
})
