import { describe, expect, it } from 'vitest'
import { fallbackModel } from './fallback-model.ts'

describe('the model whose figures stand in for a product without its own', () => {
  it.each([
    ['Ark PRO 2400 W', 'power-stations', '1'],
    ['Ark PRO 2400W', 'power-stations', '1'],
    ['Ark PRO 2\u00A0400 W', 'power-stations', '1'],
    ['Ark EVO 1800 W', 'power-stations', '2'],
    ['Ark Evo musta', 'power-stations', '2'],
    ['Lisäakku 2300 Wh', 'accessories', '3'],
    ['Extra Battery 2300Wh', 'accessories', '3'],
    ['Ark lisäakku', 'accessories', '3'],
    ['Aurinkopaneeli 200 W', 'solar-panels', '4'],
    ['Aurinkopaneeli', 'accessories', '4'],
    ['200W Solar Panel', 'solar-panels', '4'],
  ] as const)('%j in %s is model %s', (name, category, id) => {
    expect(fallbackModel({ name, category })).toBe(id)
  })

  it.each([
    ['Taiteltava kärry', 'accessories'],
    ['Kantolaukku', 'accessories'],
    ['Suojapeite Ark PRO 2400 W:lle', 'accessories'],
    ['Ark EVO -kuljetuslaukku', 'accessories'],
    ['Lisäakkukaapeli', 'accessories'],
    ['Lisäakun suojapussi 2300 Wh', 'accessories'],
    ['Aurinkopaneelin kaapeli 5 m', 'solar-panels'],
    ['Aurinkokatos 400 W', 'solar-panels'],
    ['Ark MINI 600 W', 'power-stations'],
    ['', 'solar-panels'],
  ] as const)('%j in %s is none of them', (name, category) => {
    expect(fallbackModel({ name, category })).toBeUndefined()
  })

  it.each([
    [{ name: 'Aurinkopaneeli 400 W', category: 'solar-panels' }],
    [{ name: 'Ark EVO 3000 W', category: 'power-stations' }],
    [{ name: 'Lisäakku 5000 Wh', category: 'accessories' }],
  ] as const)('%j states another figure than the model has', (product) => {
    expect(fallbackModel(product)).toBeUndefined()
  })
})
