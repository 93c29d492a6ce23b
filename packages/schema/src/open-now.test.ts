import { expect, it } from 'vitest'
import { openNow } from './open-now.ts'

const nineToFive = { opens: '09:00', closes: '17:00' }
const hours = {
  week: { monday: nineToFive, tuesday: nineToFive, wednesday: nineToFive, thursday: nineToFive, friday: nineToFive },
  closedOnHolidays: true,
  exceptions: [{ day: '2026-11-27', times: { opens: '10:00', closes: '14:30' }, note: '' }],
}
const at = (instant: string, language?: 'fi' | 'sv' | 'en') =>
  openNow(hours, Date.parse(instant), language).text.replaceAll('\u00A0', ' ')

it.each([
  ['2026-11-23T07:00:00Z', 'Auki nyt, klo 17 asti'],
  ['2026-11-23T14:59:59Z', 'Auki nyt, klo 17 asti'],
  ['2026-11-23T15:00:00Z', 'Suljettu nyt, avaamme huomenna klo 9'],
  ['2026-11-23T05:00:00Z', 'Suljettu nyt, avaamme klo 9'],
  ['2026-11-27T12:00:00Z', 'Auki nyt, klo 14.30 asti'],
  ['2026-11-27T15:00:00Z', 'Suljettu nyt, avaamme ma klo 9'],
  // 24.–26. of December are no working days, and the 27th is a Sunday.
  ['2026-12-23T15:00:00Z', 'Suljettu nyt, avaamme ma klo 9'],
])('at %s it says: %s', (instant, text) => {
  expect(at(instant)).toBe(text)
})

it('says it in Swedish and English', () => {
  expect(at('2026-11-27T15:00:00Z', 'sv')).toBe('Stängt nu, vi öppnar må kl. 9')
  expect(at('2026-11-27T15:00:00Z', 'en')).toBe('Closed now, we open on Mon at 9:00')
  expect(at('2026-11-23T07:00:00Z', 'en')).toBe('Open now, until 17:00')
})

it('names the date of a day further off, and none where no day is open', () => {
  const exceptions = ['30', '01', '02', '03', '04', '07'].map((day, at) => ({
    day: `2026-${at === 0 ? '11' : '12'}-${day}`,
    times: null,
    note: '',
  }))
  const text = openNow({ ...hours, exceptions }, Date.parse('2026-11-27T15:00:00Z')).text
  expect(text.replaceAll('\u00A0', ' ')).toBe('Suljettu nyt, avaamme 8.12. klo 9')
  expect(openNow({ ...hours, week: {}, exceptions: [] }, 0)).toEqual({ isOpen: false, text: 'Suljettu toistaiseksi' })
})
