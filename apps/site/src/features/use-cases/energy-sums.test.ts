import { expect, it } from 'vitest'
import { siteContent } from '../../../test/site-content.ts'
import { energySums } from './energy-sums.ts'

it('a table of one trip gives what each device takes and how it is used', () => {
  const [sum, ...others] = energySums({
    caption: 'Viikonloppu',
    columns: ['Laite', 'Teho', 'Käyttö', 'Energia'],
    rows: [
      ['Elektroniikka', '47 W', '10 h ajoa', '470 Wh'],
      ['Akut, neljä latausta', '–', '', '440 Wh'],
      ['Yhteensä', '', '', '910 Wh'],
    ],
  })
  expect(others).toEqual([])
  expect(sum).toMatchObject({ name: undefined, total: 910 })
  expect(sum?.parts).toEqual([
    { name: 'Elektroniikka', use: '47 W, 10 h ajoa', wattHours: 470 },
    { name: 'Akut, neljä latausta', use: '', wattHours: 440 },
  ])
})

it('each column of several trips has its own sum, without the devices that it leaves empty, and what stands below it', () => {
  const sums = energySums({
    caption: 'Retki',
    columns: ['Käyttö', 'Viikonloppu', 'Viikko'],
    rows: [
      ['Kahvi', '4 kupillista, 200 Wh', '12 kupillista, 600 Wh'],
      ['Kylmälaukku', '', '56 h, 3360 Wh'],
      ['Yhteensä', '200 Wh', '3960 Wh'],
      ['Osuus', '9 %', '172 %'],
    ],
  })
  expect(sums.map(({ name, total, parts }) => [name, total, parts.length])).toEqual([
    ['Viikonloppu', 200, 1],
    ['Viikko', 3960, 2],
  ])
  expect(sums[0]?.parts[0]).toEqual({ name: 'Kahvi', use: '4 kupillista', wattHours: 200 })
  expect(sums[1]?.notes).toEqual([{ name: 'Osuus', value: '172 %' }])
})

it('a table of running times has none, and every sum of the pages is that of its devices', () => {
  const sums = siteContent().useCases.flatMap(({ data }) => data.tables.map(energySums))
  expect(sums.some((ofTable) => ofTable.length === 0)).toBe(true)
  expect(sums.flat().length).toBeGreaterThan(2)
  for (const { parts, total } of sums.flat())
    expect(parts.reduce((sum, { wattHours }) => sum + wattHours, 0)).toBe(total)
})
