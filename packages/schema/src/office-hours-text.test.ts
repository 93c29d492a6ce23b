import { describe, expect, it } from 'vitest'
import { type HoursSettings, officeDay } from './office-hours.ts'
import {
  officeHoursFrom,
  officeHoursIn,
  officeHoursOnWeekdays,
  officeHoursText,
  openingHoursSpecification,
  shortOfficeHours,
  specialDays,
  specialDayText,
  specialOpeningHoursSpecification,
} from './office-hours-text.ts'

const nineToFive = { opens: '09:00', closes: '17:00' }
const workweek = {
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
}
const of = (week: HoursSettings['week'], exceptions: HoursSettings['exceptions'] = []): HoursSettings => ({
  week,
  closedOnHolidays: true,
  exceptions,
})
const withSaturday = of({ ...workweek, saturday: { opens: '10:00', closes: '14:30' } })

describe('the hours in words', () => {
  it.each([
    ['a working week', of(workweek), 'maanantai–perjantai klo\u00A09.00–17.00 (Suomen aikaa)'],
    [
      'a shorter Saturday',
      withSaturday,
      'maanantai–perjantai klo\u00A09.00–17.00, lauantai klo\u00A010.00–14.30 (Suomen aikaa)',
    ],
    ['one day', of({ monday: nineToFive }), 'maanantai klo\u00A09.00–17.00 (Suomen aikaa)'],
    [
      'a day off in the middle',
      of({ monday: nineToFive, tuesday: nineToFive, thursday: nineToFive }),
      'maanantai–tiistai ja torstai klo\u00A09.00–17.00 (Suomen aikaa)',
    ],
    ['no day at all', of({}), 'suljettu'],
  ])('tell %s', (_, hours, text) => expect(officeHoursText(hours)).toBe(text))

  it('are short where there is little room, in each language', () => {
    expect(shortOfficeHours(withSaturday)).toBe('ma–pe klo\u00A09–17, la klo\u00A010–14.30')
    expect(shortOfficeHours(withSaturday, 'sv')).toBe('må–fre kl.\u00A09–17, lö kl.\u00A010–14.30')
    expect(shortOfficeHours(withSaturday, 'en')).toBe('Mon–Fri 9:00–17:00, Sat 10:00–14:30')
    expect(officeHoursOnWeekdays(of(workweek))).toBe('arkisin klo\u00A09–17')
    expect(officeHoursOnWeekdays(withSaturday)).toBe(shortOfficeHours(withSaturday))
    expect(officeHoursFrom(of(workweek))).toBe('maanantaista perjantaihin klo\u00A09–17')
    expect(officeHoursFrom(withSaturday)).toBe('maanantai–perjantai klo\u00A09–17, lauantai klo\u00A010–14.30')
    expect(officeHoursFrom(of({ monday: nineToFive }))).toBe('maanantai klo\u00A09–17')
    expect(officeHoursIn('sv', of(workweek))).toBe('måndag–fredag kl.\u00A09–17')
    expect(officeHoursIn('en', of(workweek))).toBe('Monday–Friday 9:00–17:00')
  })
})

describe('days of their own', () => {
  const hours = of(workweek, [
    { day: '2027-01-08', note: 'Inventaario', times: { opens: '09:00', closes: '12:00' } },
    { day: '2026-12-19', note: '', times: nineToFive },
    { day: '2026-11-02', note: 'Mennyt', times: null },
  ])

  it('are told in order, over the end of the year, holidays of a weekend apart', () => {
    expect(specialDays(hours, '2026-12-01', 60).map(specialDayText)).toEqual([
      'lauantai 19.12.2026 klo\u00A09–17',
      'torstai 24.12.2026 suljettu (jouluaatto)',
      'perjantai 25.12.2026 suljettu (joulupäivä)',
      'perjantai 1.1.2027 suljettu (uudenvuodenpäivä)',
      'keskiviikko 6.1.2027 suljettu (loppiainen)',
      'perjantai 8.1.2027 klo\u00A09–12 (Inventaario)',
    ])
  })

  it('are told to machines', () => {
    expect(openingHoursSpecification(withSaturday)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '10:00',
        closes: '14:30',
      },
    ])
    expect(specialOpeningHoursSpecification([officeDay(hours, '2026-12-24')])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '00:00',
        closes: '00:00',
      },
    ])
  })
})
