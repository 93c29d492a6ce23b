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
  it.each(['1', '2'])('names the same nine things for product %s', (id) => {
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

  it('tells once of a battery that it works through its station', () => {
    expect(specsOf('3').map(({ label }) => label)).toEqual([
      'Kapasiteetti',
      'Paino',
      'Mitat (L × S × K)',
      'Akkutyyppi',
      'Lataussyklit',
      'Liitäntä',
    ])
  })

  it('leaves out of a panel what no panel has', () => {
    expect(specsOf('4').map(({ label }) => label)).toEqual(['Teho', 'Paino', 'Mitat (L × S × K)'])
  })

  it('has no row without a value', () => {
    const rows = [...specsOf('1'), ...specsOf('2'), ...specsOf('3'), ...specsOf('4')]
    expect(rows.filter(({ value }) => /^[–-]?$/.test(value))).toEqual([])
  })

  it('explains why panels fill the EVO no faster than its own battery takes', () => {
    const noteOf = (id: string) => specsOf(id).find(({ label }) => label === 'Aurinkolataus')?.note
    expect(noteOf('2')?.replaceAll('\u00A0', ' ')).toBe(
      'täyteen noin 2 h, MPPT-tulo 1200 W: loput laitteille ja lisäakuille',
    )
    expect(noteOf('1')?.replaceAll('\u00A0', ' ')).toBe('MPPT, täyteen noin 2 h')
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
    expect(plain('2')).toMatchObject({
      Kapasiteetti: '1200 Wh',
      Teho: '1800 W',
      Lähdöt: '11',
      Aurinkolataus: '900 W akkuun',
    })
    expect(plain('3')).toMatchObject({ Kapasiteetti: '2300 Wh', Liitäntä: 'yhdellä kaapelilla asemaan' })
    expect(plain('4')).toMatchObject({ Teho: '200 W', Paino: '7,6 kg' })
  })

  it.each([
    [{ acWatts: 600 }, '600 W', undefined],
    [{ ac80Hours: 2 }, '0–80 % noin 2 h', undefined],
    [{ acFullHours: 3, solarFullHours: 4 }, '3 h', 'täyteen noin 4 h'],
    [{ solarMaxWatts: 400 }, undefined, '400 W'],
  ])('tells of the charging figures %j those that there are', (charging, mains, sun) => {
    const [station] = catalogue
    if (!station) throw new Error('No product')
    const specs = fallbackSpecs({ ...station, charging }).map(({ label, value, unit }) => [
      label,
      `${value} ${unit ?? ''}`.trim().replaceAll('\u00A0', ' '),
    ])
    const told = Object.fromEntries(specs)
    expect([told['Lataaminen verkosta'], told.Aurinkolataus]).toEqual([mains, sun])
    expect(JSON.stringify(specs)).not.toMatch(/NaN|undefined/)
  })
})
