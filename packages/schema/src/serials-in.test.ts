import { expect, it } from 'vitest'
import { serialsIn } from './serials-in.ts'

it.each([
  ['a list with lines, commas and double numbers', 'apx-1\nAPX-2, apx-1;\n\n APX-3 ', ['APX-1', 'APX-2', 'APX-3']],
  [
    'a table with a column of its own',
    'Tuote;Sarjanumero;Erä\r\n"Ark PRO";"apx-1";B7\r\nArk EVO;APX-2;',
    ['APX-1', 'APX-2'],
  ],
  ['nothing', ' \n ', []],
])('reads %s', (_, text, serials) => {
  expect(serialsIn(text)).toEqual(serials)
})
