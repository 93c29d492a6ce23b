import { readFileSync } from 'node:fs'
import { catalogue as catalogueSchema } from '@arkpax/schema/catalogue'
import { describe, expect, it } from 'vitest'
import { fallbackModel, splitSpecLine } from './fallback-model.ts'
import { fallbackSpecs } from './fallback-specs.ts'

const file = new URL('../../../../../content/data/products.json', import.meta.url)
const catalogue = catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

function specsOf(id: string) {
  const product = catalogue.find((candidate) => candidate.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return fallbackSpecs(product)
}

const plain = (id: string) =>
  Object.fromEntries(
    specsOf(id).map(({ label, value, unit }) => [label, `${value} ${unit ?? ''}`.trim().replaceAll('\u00A0', ' ')]),
  )

describe('the set of figures for a product without its own', () => {
  it.each([
    ['Ark PRO 2400 W', '1'],
    ['Ark PRO 2400W', '1'],
    ['Ark EVO 1800 W', '2'],
    ['Ark Evo musta', '2'],
    ['Lisäakku 2300 Wh', '3'],
    ['Extra Battery 2300Wh', '3'],
    ['Aurinkopaneeli 200 W', '4'],
    ['Kantolaukku', '4'],
    ['', '4'],
  ])('%j takes model %s', (name, id) => {
    expect(fallbackModel(name)).toBe(id)
  })

  it.each(['1', '2', '3', '4'])('names the same nine things for product %s', (id) => {
    expect(specsOf(id).map(({ label }) => label)).toEqual([
      'Kapasiteetti',
      'Teho',
      'Paino',
      'Mitat (L × S × K)',
      'Akkutyyppi',
      'Lataussyklit',
      'Lähdöt',
      'Lataaminen verkosta',
      'Aurinkolataus',
    ])
  })

  it('tells the figures of the catalogue', () => {
    expect(plain('1')).toMatchObject({
      Kapasiteetti: '2300 Wh',
      Teho: '2400 W',
      Paino: '28 kg',
      'Mitat (L × S × K)': '480 × 270 × 355 mm',
      Lataussyklit: '4000+',
      Lähdöt: '13',
      'Lataaminen verkosta': '2 h',
      Aurinkolataus: '1200 W',
    })
    expect(plain('2')).toMatchObject({ Kapasiteetti: '1200 Wh', Teho: '1800 W', Lähdöt: '11' })
    expect(plain('3')).toMatchObject({ Kapasiteetti: '2300 Wh', Teho: '–', Paino: '21 kg' })
    expect(plain('4')).toMatchObject({ Kapasiteetti: '–', Teho: '200 W', Akkutyyppi: '–' })
  })
})

describe('a line that staff wrote', () => {
  it('splits at its first colon', () => {
    expect(splitSpecLine('Paino: 28 kg')).toEqual({ label: 'Paino', value: '28 kg' })
    expect(splitSpecLine('Takuu : 2 vuotta: kaikki')).toEqual({ label: 'Takuu', value: '2 vuotta: kaikki' })
    expect(splitSpecLine(' Vesitiivis ')).toEqual({ label: '', value: 'Vesitiivis' })
  })
})
