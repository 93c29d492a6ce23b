import { describe, expect, it } from 'vitest'
import { finnishHoliday, finnishHolidays, holidayNames } from './finnish-holidays.ts'

/** Good Friday, Easter Sunday and Monday, Ascension Day, Whit Sunday, Midsummer's eve and day, All Saints' Day. */
const moving: [number, string][] = [
  [2024, '03-29 03-31 04-01 05-09 05-19 06-21 06-22 11-02'],
  [2025, '04-18 04-20 04-21 05-29 06-08 06-20 06-21 11-01'],
  [2026, '04-03 04-05 04-06 05-14 05-24 06-19 06-20 10-31'],
  [2027, '03-26 03-28 03-29 05-06 05-16 06-25 06-26 11-06'],
  [2028, '04-14 04-16 04-17 05-25 06-04 06-23 06-24 11-04'],
]

describe('the holidays of Finland', () => {
  it.each(moving)('in %i', (year, days) => {
    const fixed = '01-01 01-06 05-01 12-06 12-24 12-25 12-26'
    const expected = `${fixed} ${days}`.split(' ').map((day) => `${year}-${day}`)
    expect([...finnishHolidays(year).keys()]).toEqual(expected.sort())
  })

  it.each([
    ['2026-12-06', 'itsenäisyyspäivä'],
    ['2026-12-24', 'jouluaatto'],
    ['2026-04-03', 'pitkäperjantai'],
    ['2026-06-19', 'juhannusaatto'],
    ['2026-10-31', 'pyhäinpäivä'],
    ['2027-05-06', 'helatorstai'],
  ])('of %s have their names', (day, name) => {
    const holiday = finnishHoliday(day)
    expect(holiday && holidayNames[holiday].fi).toBe(name)
  })

  it('are told from other days', () => {
    expect(finnishHoliday('2026-12-23')).toBeUndefined()
    expect(finnishHoliday('2026-04-04')).toBeUndefined()
    expect(finnishHoliday('2038-04-25')).toBe('easterSunday')
    expect(finnishHoliday('2285-03-22')).toBe('easterSunday')
  })

  it('keep one name on a day that two fall on', () => {
    expect(finnishHoliday('2008-05-01')).toBe('ascensionDay')
  })
})
