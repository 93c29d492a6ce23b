import { expect, it } from 'vitest'
import { stationsWithin } from './stations-within.ts'

const station = (packedGrams?: number) => ({ category: 'power-stations' as const, packedGrams })
const panel = { category: 'accessories' as const, packedGrams: 90_000 }

it('counts the heaviest station, and no other goods', () => {
  expect(stationsWithin(80_000, [station(31_000), station(20_000), panel])).toBe(2)
})

it('says nothing of what takes no station, nor of stations that nobody has weighed', () => {
  expect(stationsWithin(10_000, [station(31_000)])).toBeUndefined()
  expect(stationsWithin(80_000, [station(31_000), station()])).toBeUndefined()
  expect(stationsWithin(80_000, [panel])).toBeUndefined()
})
