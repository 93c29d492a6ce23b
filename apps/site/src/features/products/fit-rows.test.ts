import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { batteryRows, type FitRow, panelRows } from './fit-rows.ts'
import { fitsOf } from './fits.ts'

const catalogue = seededCatalogue()
const told = (rows: readonly FitRow[]) =>
  rows.map(({ label, cost, values }) => [label, cost, ...values].join(' | ').replaceAll('\u00A0', ' '))

function productOf(id: string) {
  const product = catalogue.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}
const [battery, panel] = [productOf('3'), productOf('4')]

it('batteries tell what they cost and what each station holds with them', () => {
  expect(told(batteryRows(battery, fitsOf(battery, catalogue)))).toEqual([
    '1 lisäakku | 1 850 € ilman asemaa | 4,6 kWh | 3,5 kWh',
    '2 lisäakkua | 3 700 € ilman asemaa | 6,9 kWh | 5,8 kWh',
    '5 lisäakkua | 9 250 € ilman asemaa | 13,8 kWh | 12,7 kWh',
    '10 lisäakkua | 18 500 € ilman asemaa | 25,3 kWh | 24,2 kWh',
  ])
})

it('panels tell what they cost and how soon each station is full', () => {
  expect(told(panelRows(panel, fitsOf(panel, catalogue)))).toEqual([
    '1 paneeli | 399 € ilman asemaa | 4 päivää | 2 päivää',
    '2 paneelia | 798 € ilman asemaa | 2 päivää | 1 päivä',
    '4 paneelia | 1 596 € ilman asemaa | 1 päivä | 1 päivä',
    '6 paneelia täydessä auringossa | 2 394 € ilman asemaa | 2 h | 2 h',
  ])
})

it('a station that does not take so many has a dash', () => {
  const fits = fitsOf(panel, catalogue).map((fit) => ({ ...fit, most: 2 }))
  expect(panelRows(panel, fits).at(-1)?.values).toEqual(['–', '–'])
})
