import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { fitsOf } from './fits.ts'

const catalogue = seededCatalogue()

function told(id: string) {
  const product = catalogue.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return fitsOf(product, catalogue).map(({ station, specs }) => [
    station.id,
    ...specs.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00A0', ' ')),
  ])
}

it('a battery tells what it makes of each station and where it stands', () => {
  expect(told('3')).toEqual([
    [
      '1',
      'Enintään: 10 lisäakkua',
      'Yhdellä lisäakulla: 4,6 kWh',
      'Asema ja yksi lisäakku: 5 200 €',
      'Kun lisäakkuja on 10: 25,3 kWh',
      'Sijoitus: aseman alle',
    ],
    [
      '2',
      'Enintään: 10 lisäakkua',
      'Yhdellä lisäakulla: 3,5 kWh',
      'Asema ja yksi lisäakku: 4 800 €',
      'Kun lisäakkuja on 10: 24,2 kWh',
      'Sijoitus: aseman viereen',
    ],
  ])
})

it('a panel tells how many each station takes and how soon they fill it', () => {
  expect(told('4')).toEqual([
    [
      '1',
      'Enintään: 6 paneelia',
      'Täyteen 1 paneelilla: 4 kesäpäivässä',
      'Täyteen 6 paneelilla: 1 kesäpäivässä',
      'Asema ja yksi paneeli: 3 749 €',
    ],
    [
      '2',
      'Enintään: 6 paneelia',
      'Täyteen 1 paneelilla: 2 kesäpäivässä',
      'Täyteen 6 paneelilla: 1 kesäpäivässä',
      'Asema ja yksi paneeli: 3 349 €',
    ],
  ])
})

it('a station fits no station', () => {
  expect(told('1')).toEqual([])
})
