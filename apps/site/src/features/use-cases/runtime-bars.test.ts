import { expect, it } from 'vitest'
import { runtimeBars } from './runtime-bars.ts'

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
