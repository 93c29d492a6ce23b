import { expect, it } from 'vitest'
import { helsinkiClock, helsinkiMoments } from './helsinki-time.ts'

const momentsOf = (clock: string) => helsinkiMoments(clock).map((moment) => moment.toISOString())

it.each([
  ['2026-12-01T09:00', '2026-12-01T07:00:00.000Z'],
  ['2027-06-01T09:00', '2027-06-01T06:00:00.000Z'],
  ['2027-03-28T02:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T04:00', '2027-03-28T01:00:00.000Z'],
])('%s is one moment', (clock, moment) => {
  expect(momentsOf(clock)).toEqual([moment])
  expect(helsinkiClock(new Date(moment))).toBe(clock)
})

it('the hour that is skipped in spring is no moment', () => {
  expect(momentsOf('2027-03-28T03:00')).toEqual([])
  expect(momentsOf('2027-03-28T03:59')).toEqual([])
})

it('the hour that comes twice in autumn is two moments, an hour apart', () => {
  expect(momentsOf('2026-10-25T03:30')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  expect(momentsOf('2026-10-25T04:00')).toEqual(['2026-10-25T02:00:00.000Z'])
})

it.each(['', '2026-13-01T09:00', '2026-02-30T09:00', '2026-12-01', 'huomenna'])('%j is no time', (clock) => {
  expect(momentsOf(clock)).toEqual([])
})
