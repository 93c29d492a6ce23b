import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { fitsOf } from './fits.ts'

const catalogue = seededCatalogue()

function told(id: string) {
  const product = catalogue.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return fitsOf(product, catalogue).map(({ station, most, place }) => [station.id, most, place])
}

it('a battery fits ten to a station, below the one and beside the other', () => {
  expect(told('3')).toEqual([
    ['1', 10, 'aseman alle'],
    ['2', 10, 'aseman viereen'],
  ])
})

it('a panel fits six to a station, and stands where the sun does', () => {
  expect(told('4')).toEqual([
    ['1', 6, undefined],
    ['2', 6, undefined],
  ])
})

it('a station fits no station', () => {
  expect(told('1')).toEqual([])
})
