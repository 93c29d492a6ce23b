import { expect, it } from 'vitest'
import { barGroups, runtimeBars } from './runtime-bars.ts'

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

const drill: [string, ...string[]] = ['Pora', '800–1500 W', '1,9–3,6\u00A0h']
const saw: [string, ...string[]] = ['Saha', '2000 W', '1\u00A0h']
const fan: [string, ...string[]] = ['Tuuletin', '100 W', '20 h']
const groupsOf = (...rows: [string, ...string[]][]) =>
  barGroups(runtimeBars(table(rows))).map(({ kind, bars }) => [kind, ...bars.map(({ name }) => name)])

it('light loads are told without bars beside tools, as is what is not counted in hours', () => {
  const charger: [string, ...string[]] = ['Laturi', 'akku 18 V', '18 latausta']
  expect(groupsOf(drill, saw, lamp, fan, charger)).toEqual([
    ['drawn', 'Pora', 'Saha'],
    ['told', 'Valo', 'Tuuletin', 'Laturi'],
  ])
})

it('light loads alone are on one scale, and a lone tool beside them is told', () => {
  expect(groupsOf(lamp, fan, fan)).toEqual([['drawn', 'Valo', 'Tuuletin', 'Tuuletin']])
  expect(groupsOf(saw, lamp, fan)).toEqual([
    ['drawn', 'Valo', 'Tuuletin'],
    ['told', 'Saha'],
  ])
})
