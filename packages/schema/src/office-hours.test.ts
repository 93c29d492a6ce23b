import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { finnishHoliday } from './finnish-holidays.ts'
import { finnishDay } from './format-fi.ts'
import { type HoursSettings, officeClock, officeDay } from './office-hours.ts'
import { hoursSettings, weekdays } from './settings.ts'

const nineToFive = { opens: '09:00', closes: '17:00' }
const hours: HoursSettings = {
  week: {
    monday: nineToFive,
    tuesday: nineToFive,
    wednesday: nineToFive,
    thursday: nineToFive,
    friday: nineToFive,
  },
  closedOnHolidays: true,
  exceptions: [],
}
const withExceptions: HoursSettings = {
  ...hours,
  week: { ...hours.week, friday: { opens: '10:30', closes: '14:00' }, saturday: { opens: '10:00', closes: '12:00' } },
  exceptions: [
    { day: '2026-03-03', note: 'Inventaario', times: null },
    { day: '2026-03-08', note: 'Messut', times: { opens: '12:00', closes: '16:00' } },
    { day: '2026-12-24', note: '', times: { opens: '09:00', closes: '12:00' } },
  ],
}
const betweenOf = (of: HoursSettings) => (from: string, to: string) =>
  officeClock(of).between(Date.parse(from), Date.parse(to)) / HOUR_MS

describe('a day at the office', () => {
  it.each([
    ['of the week', '2026-03-02', { times: nineToFive }],
    ['of the weekend', '2026-03-07', { times: { opens: '10:00', closes: '12:00' } }],
    ['that is closed each week', '2026-03-15', { times: null }],
    ['that staff closed', '2026-03-03', { times: null, note: 'Inventaario' }],
    ['that staff opened on a Sunday', '2026-03-08', { times: { opens: '12:00', closes: '16:00' }, note: 'Messut' }],
    ['that staff opened on a holiday', '2026-12-24', { times: { opens: '09:00', closes: '12:00' }, note: '' }],
    ['of a holiday', '2026-12-25', { times: null, holiday: 'christmasDay' }],
  ])('%s is told', (_, day, expected) => expect(officeDay(withExceptions, day)).toMatchObject({ day, ...expected }))

  it('is open on holidays where the office says so', () => {
    expect(officeDay({ ...hours, closedOnHolidays: false }, '2026-12-24').times).toEqual(nineToFive)
  })
})

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
  ])('is counted %s', (_, from, to, expected) => expect(betweenOf(hours)(from, to)).toBe(expected))

  it.each([
    ['a day that staff closed', '2026-03-02T14:00:00Z', '2026-03-04T08:00:00Z', 2],
    ['a Friday, a Saturday and an open Sunday', '2026-03-06T00:00:00Z', '2026-03-09T00:00:00Z', 3.5 + 2 + 4],
    ['an eve of Christmas that is open until noon', '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', 3],
  ])('is counted over %s', (_, from, to, expected) => expect(betweenOf(withExceptions)(from, to)).toBe(expected))
})

describe('the instant since which the office has been open for a length of time', () => {
  const before = (to: string, length: number) =>
    new Date(officeClock(hours).before(Date.parse(to), length * HOUR_MS)).toISOString()

  it.each([
    ['the same day', '2026-03-02T14:00:00Z', 3, '2026-03-02T11:00:00.000Z'],
    ['the day before', '2026-03-03T10:00:00Z', 8, '2026-03-02T10:00:00.000Z'],
    ['Friday on a Monday', '2026-03-09T10:00:00Z', 8, '2026-03-06T10:00:00.000Z'],
    ['before Easter on the Tuesday after it', '2026-04-07T09:00:00Z', 8, '2026-04-02T09:00:00.000Z'],
    ['Friday evening as the office opens on a Monday evening', '2026-03-09T15:00:00Z', 8, '2026-03-06T15:00:00.000Z'],
    ['the evening before while it is closed', '2026-03-08T10:00:00Z', 8, '2026-03-05T15:00:00.000Z'],
  ])('is %s', (_, to, length, expected) => expect(before(to, length)).toBe(expected))

  it('is long ago, and not never, where the office never opens', () => {
    const closed = officeClock({ week: {}, closedOnHolidays: true, exceptions: [] })
    expect(closed.before(Date.parse('2026-03-02T10:00:00Z'), HOUR_MS)).toBeLessThan(Date.parse('2025-03-02'))
    expect(closed.workday).toBe(8 * HOUR_MS)
  })
})

describe('the instant at which the office has been open for a length of time', () => {
  const after = (from: string, length: number, of = hours) =>
    new Date(officeClock(of).after(Date.parse(from), length * HOUR_MS)).toISOString()

  it.each([
    ['the same day', '2026-03-02T10:00:00Z', 3, '2026-03-02T13:00:00.000Z'],
    ['the next day', '2026-03-02T10:00:00Z', 8, '2026-03-03T10:00:00.000Z'],
    ['as it closes', '2026-03-07T10:00:00Z', 8, '2026-03-09T15:00:00.000Z'],
    ['after the weekend', '2026-03-06T07:01:00Z', 8, '2026-03-09T07:01:00.000Z'],
    ['after Easter', '2026-04-02T09:00:00Z', 8, '2026-04-07T09:00:00.000Z'],
  ])('is %s', (_, from, length, expected) => expect(after(from, length)).toBe(expected))

  it('is far away, and not never, where the office never opens', () => {
    expect(after('2026-03-02T10:00:00Z', 1, { ...hours, week: {} }) > '2027-03-02').toBe(true)
  })
})

describe('what the clock says of now', () => {
  const at = (now: string, of = hours) => {
    const state = officeClock(of).at(Date.parse(now))
    const instant = state.isOpen ? state.closes : state.opens
    return `${state.isOpen ? 'open until' : 'opens'} ${instant === null ? 'never' : new Date(instant).toISOString()}`
  }

  it.each([
    ['at noon', '2026-03-02T10:00:00Z', 'open until 2026-03-02T15:00:00.000Z'],
    ['as it opens', '2026-03-02T07:00:00Z', 'open until 2026-03-02T15:00:00.000Z'],
    ['as it closes', '2026-03-02T15:00:00Z', 'opens 2026-03-03T07:00:00.000Z'],
    ['before it opens', '2026-03-02T06:59:59Z', 'opens 2026-03-02T07:00:00.000Z'],
    ['on a Saturday before summer time', '2026-03-28T10:00:00Z', 'opens 2026-03-30T06:00:00.000Z'],
    ["on New Year's Eve in the evening", '2026-12-31T18:00:00Z', 'opens 2027-01-04T07:00:00.000Z'],
    ['on Independence Day of a working week', '2027-12-06T10:00:00Z', 'opens 2027-12-07T07:00:00.000Z'],
  ])('is right %s', (_, now, expected) => expect(at(now)).toBe(expected))

  it('knows exceptions, and an office that never opens', () => {
    expect(at('2026-03-02T16:00:00Z', withExceptions)).toBe('opens 2026-03-04T07:00:00.000Z')
    expect(at('2026-03-02T16:00:00Z', { ...hours, week: {} })).toBe('opens never')
  })
})

const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
const time = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((hour) => `${String(hour).padStart(2, '0')}:${hour % 2 ? '30' : '00'}`)
const times = fc.record({ opens: time(0, 11), closes: time(12, 23) })
const anyHours = fc.record({
  week: fc.dictionary(fc.constantFrom(...weekdays), times, { minKeys: 1 }),
  closedOnHolidays: fc.boolean(),
  exceptions: fc.uniqueArray(
    fc.record({ day: instant.map(finnishDay), note: fc.constantFrom('', 'Huolto'), times: fc.option(times) }),
    { selector: ({ day }) => day, maxLength: 20 },
  ),
})

describe('at any moment of any hours', () => {
  it('the settings take what is tried here', () => {
    fc.assert(
      fc.property(anyHours, (any) => {
        expect(hoursSettings.parse(any)).toEqual(any)
      }),
    )
  })

  it('counting back agrees with counting forwards', () => {
    fc.assert(
      fc.property(
        anyHours,
        instant,
        fc.integer({ min: -60 * 24 * 12, max: 0 }),
        fc.integer({ min: 1, max: 40 }),
        (any, to, minutes, length) => {
          const clock = officeClock(any)
          const from = to.getTime() + minutes * 60_000
          const isLonger = clock.between(from, to.getTime()) > length * HOUR_MS
          expect(from < clock.before(to.getTime(), length * HOUR_MS)).toBe(isLonger)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('time adds up, and is none on closed days', () => {
    fc.assert(
      fc.property(anyHours, instant, fc.integer({ min: 0, max: 60 * 24 * 9 }), (any, from, minutes) => {
        const clock = officeClock(any)
        const [start, end] = [from.getTime(), from.getTime() + minutes * 60_000]
        const middle = start + (end - start) / 2
        expect(clock.between(start, middle) + clock.between(middle, end)).toBeCloseTo(clock.between(start, end))
        expect(clock.between(start, end)).toBeLessThanOrEqual(end - start)
        if (finnishDay(from) === finnishDay(new Date(end)) && !officeDay(any, finnishDay(from)).times)
          expect(clock.between(start, end)).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('"open now" is what the time that passes says', () => {
    fc.assert(
      fc.property(anyHours, instant, (any, now) => {
        const clock = officeClock(any)
        const state = clock.at(now.getTime())
        if (state.isOpen) expect(clock.between(now.getTime(), state.closes)).toBe(state.closes - now.getTime())
        else expect(clock.between(now.getTime(), state.opens ?? now.getTime())).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('holidays close every day but those that staff opened', () => {
    fc.assert(
      fc.property(anyHours, instant.map(finnishDay), (any, day) => {
        const { times: open, holiday, note } = officeDay(any, day)
        if (any.closedOnHolidays && finnishHoliday(day) && note === undefined)
          expect([open, holiday]).toEqual([null, finnishHoliday(day)])
      }),
      { numRuns: 500 },
    )
  })
})
