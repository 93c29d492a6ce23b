import { expect, it } from 'vitest'
import { announcementOn } from './announcement.ts'

const line = { text: 'Huoltotauko', href: '' }
const on = (from: string | null, until: string | null, day: string) => announcementOn({ ...line, from, until }, day)

it.each([
  ['without days', null, null, '2026-06-01'],
  ['on its first day', '2026-06-01', '2026-06-03', '2026-06-01'],
  ['on its last day', '2026-06-01', '2026-06-03', '2026-06-03'],
  ['on its only day', '2026-06-01', '2026-06-01', '2026-06-01'],
  ['from a day on', '2026-06-01', null, '2031-01-01'],
  ['until a day', null, '2026-06-03', '2026-01-01'],
])('is shown %s', (_, from, until, day) => {
  expect(on(from, until, day)).toEqual(line)
})

it.each([
  ['before its first day', '2026-06-01', null, '2026-05-31'],
  ['after its last day', null, '2026-06-03', '2026-06-04'],
])('is not shown %s', (_, from, until, day) => {
  expect(on(from, until, day)).toBeNull()
})

it('is not shown where it says nothing', () => {
  expect(announcementOn({ ...line, text: '', from: null, until: null }, '2026-06-01')).toBeNull()
})
