import { describe, expect, it } from 'vitest'
import { type DutyId, duties, dutyInForce } from './duties.ts'

describe('a duty binds from the beginning of its day in Finland', () => {
  it.each<[DutyId, string, string]>([
    // Finland is three hours ahead in summer, two in winter.
    ['withdrawal-function', '2026-06-18T20:59:59.999Z', '2026-06-18T21:00:00.000Z'],
    ['ai-disclosure', '2026-08-01T20:59:59.999Z', '2026-08-01T21:00:00.000Z'],
    ['guarantee-notice', '2026-09-26T20:59:59.999Z', '2026-09-26T21:00:00.000Z'],
    ['ai-marking', '2026-12-01T21:59:59.999Z', '2026-12-01T22:00:00.000Z'],
    ['battery-qr', '2027-02-17T21:59:59.999Z', '2027-02-17T22:00:00.000Z'],
    ['battery-passport', '2027-02-17T21:59:59.999Z', '2027-02-17T22:00:00.000Z'],
  ])('%s', (id, before, since) => {
    expect([dutyInForce(id, new Date(before)), dutyInForce(id, new Date(since))]).toEqual([false, true])
  })
})

it('each duty has a name of its own, and they stand in the order of their days', () => {
  const ids = duties.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const days = duties.map(({ since }) => since)
  expect(days).toEqual(days.toSorted())
})

it('a duty that the product meets nowhere says what is missing', () => {
  expect(duties.filter(({ where, missing }) => where.length === 0 && missing === '')).toEqual([])
})
