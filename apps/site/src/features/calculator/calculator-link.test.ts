import { describe, expect, it } from 'vitest'
import { type Calculation, calculationQuery, readCalculation } from './calculator-link.ts'

const listedBy = (id: string) =>
  id === 'kylmalaukku' ? { name: 'Kylmälaukku', watts: 60, hoursPerDay: 12 } : undefined
const read = (query: string) => readCalculation(new URLSearchParams(query), listedBy)

describe('a shared calculation', () => {
  it('comes back as it was', () => {
    const calculation: Calculation = {
      rows: [
        { id: 'kylmalaukku', name: 'Kylmälaukku', count: 2, watts: 60, hoursPerDay: 12 },
        { name: 'Mökin pumppu & letku', count: 1, watts: 750, hoursPerDay: 0.25, startWatts: 2250 },
      ],
      together: false,
      days: 3,
    }
    expect(read(calculationQuery(calculation))).toEqual(calculation)
  })

  it('takes the figures of a listed appliance from the list where it has none', () => {
    expect(read('laite=kylmalaukku')?.rows).toEqual([
      { id: 'kylmalaukku', name: 'Kylmälaukku', count: 1, watts: 60, hoursPerDay: 12 },
    ])
    expect(read('laite=tuntematon')).toBeUndefined()
  })

  it('stays short and readable', () => {
    const row = { id: 'kylmalaukku', name: 'Kylmälaukku', count: 1, watts: 60, hoursPerDay: 12 }
    expect(calculationQuery({ rows: [row], together: true, days: 1 })).toBe('laite=kylmalaukku_1_60_12')
  })

  it('keeps an own name that has the sign between fields', () => {
    const row = { name: 'a_b', count: 1, watts: 5, hoursPerDay: 1 }
    expect(read(calculationQuery({ rows: [row], together: true, days: 1 }))?.rows[0]?.name).toBe('a b')
  })

  it('drops rows that make no sense and brings figures within their limits', () => {
    expect(read('laite=&laite=x_1_abc_2&laite=x_1_-5_2&laite=x_1_Infinity')).toBeUndefined()
    expect(read('laite=pumppu_999_99999999_99_1e9&vrk=-4')).toEqual({
      rows: [{ name: 'pumppu', count: 50, watts: 10_000, hoursPerDay: 24, startWatts: 10_000 }],
      together: true,
      days: 1,
    })
    expect(read(`${'laite=x_1_5_1&'.repeat(30)}`)?.rows).toHaveLength(20)
  })

  it('is nothing without appliances', () => {
    expect(read('vrk=2')).toBeUndefined()
  })
})
