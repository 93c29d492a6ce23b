import { expect, it } from 'vitest'
import { joinSerials, readSerials } from './serials.ts'

it('serial numbers are read one below the other, from a row of a table, or with commas, and joined each once', () => {
  expect(readSerials(' apx-1\nAPX-2\r\n\n apx-1 ')).toEqual(['APX-1', 'APX-2', 'APX-1'])
  expect(readSerials('\uFEFFapx-1;"APX-2"\tapx-3, apx-4')).toEqual(['APX-1', 'APX-2', 'APX-3', 'APX-4'])
  expect(readSerials('  \n ')).toEqual([])
  expect(joinSerials(['A', 'B', 'A'])).toBe('A\nB')
})
