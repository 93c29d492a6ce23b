import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { describe, expect, it } from 'vitest'
import { fallbackSpecs } from './fallback-specs.ts'

const catalogue = seededCatalogue()

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

  it.each([
    [{ acWatts: 600 }, '600 W', '–'],
    [{ ac80Hours: 2 }, '0–80 % noin 2 h', '–'],
    [{ acFullHours: 3, solarFullHours: 4 }, '3 h', 'täyteen noin 4 h'],
    [{ solarMaxWatts: 400 }, '–', '400 W'],
  ])('tells of the charging figures %j those that there are', (charging, mains, sun) => {
    const [station] = catalogue
    if (!station) throw new Error('No product')
    const specs = fallbackSpecs({ ...station, charging }).map(({ label, value, unit }) => [
      label,
      `${value} ${unit ?? ''}`.trim().replaceAll('\u00A0', ' '),
    ])
    expect(Object.fromEntries(specs)).toMatchObject({ 'Lataaminen verkosta': mains, Aurinkolataus: sun })
    expect(JSON.stringify(specs)).not.toMatch(/NaN|undefined/)
  })
})
