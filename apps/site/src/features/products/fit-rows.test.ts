import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { batteryRows, type FitRow, panelRows } from './fit-rows.ts'
import { fitsOf } from './fits.ts'

const catalogue = seededCatalogue()
const plain = (texts: readonly string[]) => texts.join(' | ').replaceAll('\u00A0', ' ')
const told = (rows: readonly FitRow[]) =>
  rows.map(({ label, notes, bars }) => plain([label, ...notes, ...bars.map(({ value }) => value)]))

function productOf(id: string) {
  const product = catalogue.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}
const [battery, panel] = [productOf('3'), productOf('4')]

it('batteries tell what they cost and what each station holds with them, on one scale', () => {
  const rows = batteryRows(battery, fitsOf(battery, catalogue))
  expect(told(rows)).toEqual([
    '1 lisäakku | 1 850 € | 4,6 kWh | 3,5 kWh',
    '2 lisäakkua | 3 700 € | 6,9 kWh | 5,8 kWh',
    '5 lisäakkua | 9 250 € | 13,8 kWh | 12,7 kWh',
    '10 lisäakkua | 18 500 € | 25,3 kWh | 24,2 kWh',
  ])
  expect(rows.at(-1)?.bars[0]?.share).toBe(1)
  expect(rows[0]?.bars[0]).toMatchObject({ share: 4600 / 25_300, ownShare: 2300 / 25_300 })
})

it('panels tell what they cost, how they are connected, and in how many days each station is full', () => {
  const wiring = { columns: ['Paneeleja', 'Teho', 'Kytkentä'], rows: [['2', '400 W', 'Kaksi sarjaan']] }
  const rows = panelRows(panel, fitsOf(panel, catalogue), wiring)
  expect(told(rows)).toEqual([
    '1 paneeli | 399 € | 4 päivässä | 2 päivässä',
    '2 paneelia | 798 € | Kaksi sarjaan | 2 päivässä | 1 päivässä',
    '4 paneelia | 1 596 € | 1 päivässä | 1 päivässä',
    '6 paneelia | 2 394 € | 1 päivässä | 1 päivässä',
  ])
  expect(rows[0]?.bars.map(({ share }) => Math.round(share * 100))).toEqual([30, 58])
  expect(rows[2]?.bars.map(({ share }) => share)).toEqual([1, 1])
})
