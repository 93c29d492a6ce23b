import { expect, it } from 'vitest'
import { replyPromise } from './reply-promise.ts'
import { seededSettings } from './seed-for-test.ts'

const MINUTE_MS = 60_000
const at = (iso: string) => Date.parse(iso)

it.each([8, 11, 16])(
  'a reply within %d hours is late from the moment it was due, night and weekend included',
  (hours) => {
    const settings = seededSettings()
    const promise = replyPromise({ ...settings, terms: { ...settings.terms, replyOfficeHours: hours } })
    for (let came = at('2026-04-01T03:00:00Z'); came < at('2026-04-09T00:00:00Z'); came += 97 * MINUTE_MS) {
      const due = promise.dueAt(came)
      for (const after of [-300, -1, 0, 1, 59, 60 * 8, 60 * 40, 60 * 90]) {
        const now = due + after * MINUTE_MS
        if (now < came) continue
        expect(came < promise.lateSince(now), new Date(now).toISOString()).toBe(due < now)
      }
    }
  },
)
