import { seededSettings } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

const { hours } = seededSettings()
const times = (now: string) =>
  Object.fromEntries(
    Object.entries(snoozeTimes(hours, Date.parse(now))).map(([name, at]) => [name, at && new Date(at).toISOString()]),
  )

it.each([
  ['a Wednesday morning', '2026-03-04T08:00:00Z', '2026-03-04T11:00', '2026-03-05T07:00', '2026-03-09T07:00'],
  ['a Friday before closing', '2026-03-06T14:00:00Z', '2026-03-09T09:00', '2026-03-09T07:00', '2026-03-09T07:00'],
  ['a Sunday', '2026-03-08T10:00:00Z', '2026-03-09T10:00', '2026-03-09T07:00', '2026-03-09T07:00'],
  ['a Monday before opening', '2026-03-09T05:00:00Z', '2026-03-09T10:00', '2026-03-10T07:00', '2026-03-16T07:00'],
  ['the eve of Good Friday', '2026-04-02T13:00:00Z', '2026-04-07T08:00', '2026-04-07T06:00', '2026-04-07T06:00'],
  ['the week before summer time', '2026-03-27T10:00:00Z', '2026-03-27T13:00', '2026-03-30T06:00', '2026-03-30T06:00'],
])('on %s a message comes back when the office is there', (_, now, inHours, nextDay, nextWeek) => {
  expect(times(now)).toEqual({
    inHours: `${inHours}:00.000Z`,
    nextDay: `${nextDay}:00.000Z`,
    nextWeek: `${nextWeek}:00.000Z`,
  })
})

it('an office that never opens offers no time', () => {
  expect(snoozeTimes({ ...hours, week: {}, exceptions: [] }, Date.parse('2026-03-04T08:00:00Z'))).toEqual({})
})
