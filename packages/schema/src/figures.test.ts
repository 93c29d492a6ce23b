import { describe, expect, it } from 'vitest'
import { dimensions, energy, figure, tenths, withUnit } from './figures.ts'

describe('figures', () => {
  it('group thousands only from five digits up, with a decimal comma', () => {
    expect([2400, 25_300, 17.5, 0].map(figure)).toEqual(['2400', '25\u00A0300', '17,5', '0'])
  })

  it('have as many decimals in a row', () => {
    expect([20.7, 23, 25.3].map(tenths)).toEqual(['20,7', '23,0', '25,3'])
  })

  it('stand on one line with their unit', () => {
    expect(withUnit(2400, 'W')).toBe('2400\u00A0W')
    expect(energy(2300)).toBe('2300\u00A0Wh')
    expect(energy(25_300)).toBe('25,3\u00A0kWh')
    expect(dimensions({ width: 480, depth: 270, height: 355 })).toBe('480 ×\u00A0270 ×\u00A0355\u00A0mm')
  })
})
