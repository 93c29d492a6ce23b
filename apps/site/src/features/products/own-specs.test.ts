import { describe, expect, it } from 'vitest'
import { ownSpecs, splitSpecLine } from './own-specs.ts'

describe('the figures that staff have written of a product', () => {
  it('are its lines', () => {
    expect(ownSpecs({ technicalSpecs: ['Paino: 28 kg'], maxPower: 60 })).toEqual([{ label: 'Paino', value: '28 kg' }])
  })

  it('are its capacity and power where it has no lines', () => {
    expect(ownSpecs({ technicalSpecs: [], batteryCapacity: 300, maxPower: 1800 })).toEqual([
      { label: 'Kapasiteetti', value: '300\u00A0Wh' },
      { label: 'Teho', value: '1800\u00A0W' },
    ])
  })

  it('are none for a product of which nothing is told', () => {
    expect(ownSpecs({ batteryCapacity: 0 })).toEqual([])
  })
})

describe('a line that staff wrote', () => {
  it('splits at its first colon', () => {
    expect(splitSpecLine('Paino: 28 kg')).toEqual({ label: 'Paino', value: '28 kg' })
    expect(splitSpecLine('Takuu : 2 vuotta: kaikki')).toEqual({ label: 'Takuu', value: '2 vuotta: kaikki' })
    expect(splitSpecLine(' Vesitiivis ')).toEqual({ label: '', value: 'Vesitiivis' })
  })
})
