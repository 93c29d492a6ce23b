import { describe, expect, it } from 'vitest'
import { warrantyEnd } from './warranty.ts'

describe('the end of the warranty', () => {
  it.each([
    ['2026-06-01', '2028-06-01'],
    ['2025-12-31', '2027-12-31'],
    ['2026-01-31', '2028-01-31'],
    ['2026-02-28', '2028-02-28'],
    ['2024-02-29', '2026-02-28'],
    ['1998-01-01', '2000-01-01'],
  ])('of a product bought on %s is %s', (purchaseDate, end) => {
    expect(warrantyEnd(purchaseDate, 24)).toBe(end)
  })

  it('is counted in the months of the terms', () => {
    expect(warrantyEnd('2026-08-31', 6)).toBe('2027-02-28')
  })
})
