import { describe, expect, it } from 'vitest'
import { basisAt, withdrawalPeriod } from './withdrawal-period.ts'

const terms = { withdrawalDays: 14, returnDays: 30 }
const period = (receivedAt: string | null, isCompany = false) => withdrawalPeriod({ receivedAt, isCompany }, terms)
const basis = (receivedAt: string | null, now: string, isCompany = false) =>
  basisAt(period(receivedAt, isCompany), new Date(now))

describe('how long an order may be withdrawn from', () => {
  it('has not begun while something has not been received', () => {
    expect(period(null)).toEqual({ isCompany: false, receivedOn: null, lawEndsOn: null, promiseEndsOn: null })
    expect(basis(null, '2030-01-01T00:00:00Z')).toBe('law')
    expect(basis(null, '2030-01-01T00:00:00Z', true)).toBe('promise')
  })

  it('counts from the day after the day of receipt in Finland', () => {
    expect(period('2026-11-02T21:59:59.999Z')).toMatchObject({ receivedOn: '2026-11-02', lawEndsOn: '2026-11-16' })
    expect(period('2026-11-02T22:00:00.000Z')).toMatchObject({ receivedOn: '2026-11-03', lawEndsOn: '2026-11-17' })
  })

  it.each([
    // The clock goes back on 25 October 2026: the last day ends at 22 UTC, not at 21 as the first days do.
    ['winter time begins', '2026-10-14T12:00:00Z', '2026-10-28T21:59:59.000Z', '2026-10-28T22:00:00.000Z'],
    // The clock goes forward on 28 March 2027.
    ['summer time begins', '2027-03-17T12:00:00Z', '2027-03-31T20:59:59.000Z', '2027-03-31T21:00:00.000Z'],
    ['nothing changes', '2026-11-03T12:00:00Z', '2026-11-17T21:59:59.000Z', '2026-11-17T22:00:00.000Z'],
  ])('is open by law at 23.59.59 of the last day, and a second later by the promise, where %s', (_, at, last, over) => {
    expect(basis(at, last)).toBe('law')
    expect(basis(at, over)).toBe('promise')
  })

  it.each([
    ['winter time begins', '2026-09-28T12:00:00Z', '2026-10-28T21:59:59.000Z', '2026-10-28T22:00:00.000Z'],
    ['summer time begins', '2027-03-03T12:00:00Z', '2027-04-02T20:59:59.000Z', '2027-04-02T21:00:00.000Z'],
  ])('is over a second after the last day of the promise, where %s', (_, at, last, over) => {
    expect(basis(at, last)).toBe('promise')
    expect(basis(at, over)).toBeNull()
  })

  it.each([
    ['a Saturday', '2026-10-31T10:00:00Z', '2026-11-16'],
    ['a Sunday', '2026-11-01T10:00:00Z', '2026-11-16'],
    ['Independence Day, a Sunday in 2026', '2026-11-22T10:00:00Z', '2026-12-07'],
    ['Christmas Eve and all that follows', '2026-12-10T10:00:00Z', '2026-12-28'],
  ])('ends with the next working day where its last day is %s', (_, receivedAt, lawEndsOn) => {
    expect(period(receivedAt).lawEndsOn).toBe(lawEndsOn)
  })

  it('gives a company the promise alone', () => {
    expect(period('2026-11-03T12:00:00Z', true)).toMatchObject({ lawEndsOn: null, promiseEndsOn: '2026-12-03' })
    expect(basis('2026-11-03T12:00:00Z', '2026-11-04T12:00:00Z', true)).toBe('promise')
    expect(basis('2026-11-03T12:00:00Z', '2026-12-03T22:00:00Z', true)).toBeNull()
  })
})
