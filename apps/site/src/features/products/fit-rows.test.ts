import { seededCatalogue } from '@arkpax/schema/seed-for-test'
import { expect, it } from 'vitest'
import { batteryRows, type FitRow, panelNotes, panelRows } from './fit-rows.ts'
import { fitsOf } from './fits.ts'

const catalogue = seededCatalogue()
const plain = (texts: readonly string[]) => texts.join(' | ').replaceAll('\u00A0', ' ')
const told = (rows: readonly FitRow[]) =>
  rows.map(({ label, notes, bars }) =>
    plain([label, ...notes, ...bars.map(({ value, note }) => [value, note].filter(Boolean).join(' '))]),
  )

function productOf(id: string) {
  const product = catalogue.find((each) => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}
const [battery, panel] = [productOf('3'), productOf('4')]

it('batteries tell what they cost and what each station holds with them, on one scale', () => {
  const rows = batteryRows(battery, fitsOf(battery, catalogue))
  expect(told(rows)).toEqual([
    '1 lisäakku | 1 850 € ilman asemaa | 4,6 kWh | 3,5 kWh',
    '2 lisäakkua | 3 700 € ilman asemaa | 6,9 kWh | 5,8 kWh',
    '5 lisäakkua | 9 250 € ilman asemaa | 13,8 kWh | 12,7 kWh',
    '10 lisäakkua | 18 500 € ilman asemaa | 25,3 kWh | 24,2 kWh',
  ])
  expect(rows.at(-1)?.bars[0]?.share).toBe(1)
  expect(rows[0]?.bars[0]).toMatchObject({ share: 4600 / 25_300, ownShare: 2300 / 25_300 })
})

it('panels tell what they cost, how they are connected and in how much sun each station is full, on one scale', () => {
  const wiring = { columns: ['Paneeleja', 'Teho', 'Kytkentä'], rows: [['2', '400 W', 'Kaksi sarjaan']] }
  const rows = panelRows(panel, fitsOf(panel, catalogue), wiring)
  expect(told(rows)).toEqual([
    '1 paneeli | 399 € ilman asemaa | 11,5 h 4 kesäpäivää | 6 h 2 kesäpäivää',
    '2 paneelia | 798 € ilman asemaa | Kaksi sarjaan | 6 h 2 kesäpäivää | 3 h',
    '4 paneelia | 1 596 € ilman asemaa | 3 h | 2 h',
    '6 paneelia | 2 394 € ilman asemaa | 2 h | 2 h',
  ])
  expect(rows[0]?.bars.map(({ share }) => Math.round(share * 100))).toEqual([100, 52])
  expect(rows[2]?.bars.map(({ share }) => Math.round(share * 100))).toEqual([26, 17])
})

it('below them stands why more panels fill a station no sooner', () => {
  const notes = panelNotes(fitsOf(panel, catalogue)).map((note) => plain([note]))
  expect(notes).toEqual([expect.stringMatching(/^Ark EVO ottaa omaan akkuunsa enintään 900 W\./)])
})
