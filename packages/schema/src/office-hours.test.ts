import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { officeClock, officeHours, officeHoursText } from './office-hours.ts'

const HOUR = 3_600_000
const hours = officeHours.parse({ firstDay: 'maanantai', lastDay: 'perjantai', opens: '9.00', closes: '17.00' })
const clock = officeClock(hours)
const between = (from: string, to: string) => clock.between(Date.parse(from), Date.parse(to)) / HOUR
const before = (to: string, length: number) => new Date(clock.before(Date.parse(to), length * HOUR)).toISOString()

it('tells the hours in words', () => {
  expect(officeHoursText(hours)).toBe('Maanantai–perjantai klo\u00A09.00–17.00 (Suomen aikaa)')
  expect(officeHoursText({ ...hours, lastDay: 'maanantai' })).toBe('Maanantai klo\u00A09.00–17.00 (Suomen aikaa)')
})

it.each([
  ['days in the wrong order', { firstDay: 'perjantai', lastDay: 'maanantai' }],
  ['a day without hours', { opens: '9.00', closes: '9.00' }],
  ['a time that is none', { closes: '24.00' }],
  ['a time as the English write it', { opens: '9:00' }],
])('hours are refused with %s', (_, change) =>
  expect(officeHours.safeParse({ ...hours, ...change }).success).toBe(false),
)

describe('the time for which the office has been open', () => {
  it.each([
    ['within a day', '2026-03-02T08:00:00Z', '2026-03-02T11:30:00Z', 3.5],
    ['over a night', '2026-03-02T14:00:00Z', '2026-03-03T08:00:00Z', 2],
    ['over a weekend', '2026-03-06T14:00:00Z', '2026-03-09T08:00:00Z', 2],
    ['on a Sunday', '2026-03-08T00:00:00Z', '2026-03-08T21:59:00Z', 0],
    ['over Easter', '2026-04-02T13:00:00Z', '2026-04-07T07:00:00Z', 2],
    ['over Midsummer', '2026-06-18T13:00:00Z', '2026-06-22T07:00:00Z', 2],
    ['over Christmas', '2026-12-23T14:00:00Z', '2026-12-28T08:00:00Z', 2],
    ['on the holidays of a winter', '2026-12-31T14:00:00Z', '2027-01-07T08:00:00Z', 1 + 8 + 8 + 1],
    ['over the night in which summer time begins', '2026-03-27T14:00:00Z', '2026-03-30T07:00:00Z', 2],
    ['over the night in which summer time ends', '2026-10-23T13:00:00Z', '2026-10-26T08:00:00Z', 2],
    ['over a year', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 252 * 8],
    ['backwards', '2026-03-03T08:00:00Z', '2026-03-02T08:00:00Z', 0],
  ])('is counted %s', (_, from, to, expected) => expect(between(from, to)).toBe(expected))
})

describe('the instant since which the office has been open for a length of time', () => {
  it.each([
    ['the same day', '2026-03-02T14:00:00Z', 3, '2026-03-02T11:00:00.000Z'],
    ['the day before', '2026-03-03T10:00:00Z', 8, '2026-03-02T10:00:00.000Z'],
    ['Friday on a Monday', '2026-03-09T10:00:00Z', 8, '2026-03-06T10:00:00.000Z'],
    ['before Easter on the Tuesday after it', '2026-04-07T09:00:00Z', 8, '2026-04-02T09:00:00.000Z'],
    ['Friday evening as the office opens on a Monday evening', '2026-03-09T15:00:00Z', 8, '2026-03-06T15:00:00.000Z'],
    ['the evening before while it is closed', '2026-03-08T10:00:00Z', 8, '2026-03-05T15:00:00.000Z'],
  ])('is %s', (_, to, length, expected) => expect(before(to, length)).toBe(expected))

  it('agrees with the time counted forwards, at any moment of any year', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.integer({ min: -60 * 24 * 12, max: 0 }), (to, minutes) => {
        const from = to.getTime() + minutes * 60_000
        const isLonger = clock.between(from, to.getTime()) > clock.workday
        expect(from < clock.before(to.getTime(), clock.workday)).toBe(isLonger)
      }),
      { numRuns: 2_000 },
    )
  })
})
