import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { fitsOf } from './fits.ts'

const catalogue = seededCatalogue()

function told(id: string) {
  const product = catalogue.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return fitsOf(product, catalogue).map(({ station, most }) => [station.id, most])
}

it('a battery fits ten to a station', () => {
  expect(told('3')).toEqual([
    ['1', 10],
    ['2', 10],
  ])
})

it('a panel fits six to a station', () => {
  expect(told('4')).toEqual([
    ['1', 6],
    ['2', 6],
  ])
})

it('a station fits no station', () => {
  expect(told('1')).toEqual([])
})
