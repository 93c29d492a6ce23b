import { expect, it } from 'vitest'
import { barScales, runtimeBars } from './runtime-bars.ts'

const table = (rows: [string, ...string[]][]) => ({ caption: 'Käyttöaika', columns: ['Laite', 'Teho', 'Aika'], rows })
const lamp: [string, ...string[]] = ['Valo', '200 W', '10 h']

it('times are told in hours, at the least and at the most', () => {
  const drill: [string, ...string[]] = ['Pora', '800–1500 W', '1,9–3,6\u00A0h']
  const charger: [string, ...string[]] = ['Laturi', '', '18 latausta']
  expect(runtimeBars(table([drill, lamp, lamp, charger])).map(({ hours }) => hours)).toEqual([
    { least: 1.9, most: 3.6 },
    { least: 10, most: 10 },
    { least: 10, most: 10 },
    undefined,
  ])
})

it('a table with few times has no bars', () => {
  expect(runtimeBars(table([lamp, lamp, ['Maasähkö', '1800 W', 'noin 2 h']]))).toEqual([])
})

it('times of tools and of a whole day have scales of their own, times that are near have one', () => {
  const saw: [string, ...string[]] = ['Saha', '1200 W', '1,7 h']
  const scalesOf = (...rows: [string, ...string[]][]) =>
    barScales(runtimeBars(table(rows))).map(({ full, bars }) => [full, ...bars.map(({ told }) => told)])
  const fan: [string, ...string[]] = ['Tuuletin', '100 W', '20 h']
  expect(scalesOf(saw, fan, saw, saw, lamp)).toEqual([
    [1.7, '1,7 h', '1,7 h', '1,7 h'],
    [20, '20 h', '10 h'],
  ])
  expect(scalesOf(saw, saw, saw, lamp)).toEqual([[10, '1,7 h', '1,7 h', '1,7 h', '10 h']])
  expect(scalesOf(saw, fan, lamp)).toEqual([[20, '1,7 h', '20 h', '10 h']])
})
