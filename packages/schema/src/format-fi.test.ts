import { describe, expect, it } from 'vitest'
import {
  exactMoment,
  finnishDay,
  formatDate,
  formatDateTime,
  formatEuros,
  formatNumber,
  formatPrice,
  formatStamp,
  formatTime,
  formatWholeEuros,
} from './format-fi.ts'

describe('money', () => {
  it('has Finnish thousands, a decimal comma and no breakable space', () => {
    expect(formatEuros(3350)).toBe('3\u00A0350,00\u00A0€')
    expect(formatEuros('399.00')).toBe('399,00\u00A0€')
    expect(formatEuros(0.1 + 0.2)).toBe('0,30\u00A0€')
    expect(formatPrice('3350.00')).toBe('3\u00A0350\u00A0€')
    expect(formatPrice(14.9)).toBe('14,90\u00A0€')
    expect(formatWholeEuros(2149.5)).toBe('2\u00A0150\u00A0€')
  })

  it('groups large numbers and keeps two decimals', () => {
    expect(formatNumber(25300)).toBe('25\u00A0300')
    expect(formatNumber(1.5)).toBe('1,5')
  })
})

describe('dates', () => {
  it('show Finnish time in winter and in summer', () => {
    expect(formatDateTime('2026-01-31T22:05:00.000Z')).toBe('1.2.2026 klo\u00A00.05')
    expect(formatDateTime('2026-07-01T06:05:00.000Z')).toBe('1.7.2026 klo\u00A09.05')
    expect(formatTime('2026-07-01T06:05:00.000Z')).toBe('9.05')
    expect(exactMoment('2026-07-01T06:05:07.000Z')).toBe('1.7.2026 klo\u00A09.05.07')
  })

  it('keep their zeros in the inbox and in files', () => {
    expect(formatStamp('2026-01-31T22:05:00.000Z')).toBe('01.02.2026 00:05')
  })

  it('drop leading zeros on public screens', () => {
    expect(formatDate('2026-02-01T12:00:00.000Z')).toBe('1.2.2026')
    expect(formatDate('2026-11-21')).toBe('21.11.2026')
  })

  it('name the calendar day in Finland', () => {
    expect(finnishDay(new Date('2026-12-31T22:30:00Z'))).toBe('2027-01-01')
  })
})
