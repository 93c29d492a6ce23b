import { expect, test } from 'vitest'
import { HOUR_MS } from './durations.ts'
import { finnishIso, finnishOffset } from './finnish-offset.ts'

const FIRST = Date.UTC(1997, 0, 1)
const END = Date.UTC(2051, 0, 1)
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', dateStyle: 'short', timeStyle: 'medium' })
const byIntl = (instant: number) => Date.parse(`${clock.format(instant).replace(' ', 'T')}Z`) - instant

test('clocks in Finland are as far ahead as the time zones of the platform say', () => {
  const differing: string[] = []
  for (let instant = FIRST; instant < END; instant += 24 * HOUR_MS) {
    if (finnishOffset(instant) !== byIntl(instant)) differing.push(new Date(instant).toISOString())
  }
  expect(differing).toEqual([])
})

test.each(['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'])(
  'so they are around %s, when they are moved',
  (iso) => {
    const instant = Date.parse(iso)
    expect(finnishOffset(instant)).toBe(byIntl(instant))
  },
)

test('no instant has no day, as with `Intl`', () => {
  expect(() => finnishIso(Number.NaN)).toThrow(RangeError)
})
