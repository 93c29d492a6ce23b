import { expect, it } from 'vitest'
import { MINUTE_MS } from './durations.ts'
import { replyPromise } from './reply-promise.ts'
import { seededSettings } from './seed-for-test.ts'

const at = (iso: string) => Date.parse(iso)

it.each([8, 11, 16])(
  'a reply within %d hours of the office is due when so long has passed, at any time it came',
  (hours) => {
    const settings = seededSettings()
    const promise = replyPromise({ ...settings, terms: { ...settings.terms, replyOfficeHours: hours } })
    for (let came = at('2026-04-01T03:00:00Z'); came < at('2026-04-09T00:00:00Z'); came += 97 * MINUTE_MS)
      expect(promise.timeLeft(promise.dueAt(came), came), new Date(came).toISOString()).toBe(promise.length)
  },
)

it('what is left of it passes with the hours of the office, and is nothing while that is closed', () => {
  const promise = replyPromise(seededSettings())
  const minutesLeft = (now: string) => promise.timeLeft(at('2026-03-06T15:00:00Z'), at(now)) / MINUTE_MS
  expect(['2026-03-06T14:00:00Z', '2026-03-08T12:00:00Z', '2026-03-09T08:00:00Z'].map(minutesLeft)).toEqual([
    60, 0, -60,
  ])
})
