import { describe, expect, it } from 'vitest'
import { lastWorkdayBy, privacyDeadline } from './privacy-deadline.ts'

describe('the deadline of a request about personal data', () => {
  it.each([
    ['2026-11-22', '2026-12-22'],
    ['2026-12-15', '2027-01-15'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-08-31', '2026-09-30'],
  ])('of %s is the same day of the next month, or its last: %s', (receivedOn, due) => {
    expect(privacyDeadline(receivedOn, false)).toBe(due)
  })

  it('is two months later where the time has been extended', () => {
    expect(privacyDeadline('2026-11-22', true)).toBe('2027-02-22')
    expect(privacyDeadline('2026-11-30', true)).toBe('2027-02-28')
  })
})

describe('the last working day by a day', () => {
  it.each([
    ['2026-12-22', '2026-12-22'],
    ['2026-11-22', '2026-11-20'],
    ['2026-12-26', '2026-12-23'],
    ['2027-01-06', '2027-01-05'],
    ['2027-03-29', '2027-03-25'],
  ])('%s: %s', (day, workday) => {
    expect(lastWorkdayBy(day)).toBe(workday)
  })
})
