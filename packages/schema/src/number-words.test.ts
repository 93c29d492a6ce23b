import { expect, it } from 'vitest'
import { type Counted, inWords } from './number-words.ts'

it.each([
  [2, 'usb-c', 'kaksi USB-C-porttia', 'två USB-C-portar', 'two USB-C ports'],
  [1, 'ac', 'yksi pistorasia', 'ett uttag', 'one AC socket'],
  [1, 'usb-a', 'yksi USB-A-portti', 'en USB-A-port', 'one USB-A port'],
  [10, 'battery', 'kymmenen lisäakkua', 'tio extrabatterier', 'ten extra batteries'],
  [13, 'output', '13 lähtöä', '13 utgångar', '13 outputs'],
  [48, 'protection', '48 suojausta', '48 skydd', '48 protections'],
] satisfies [number, Counted, ...string[]][])('%i %s', (count, what, fi, sv, en) => {
  expect(
    (['fi', 'sv', 'en'] as const).map((language) => inWords(count, what, language).replace('\u00A0', ' ')),
  ).toEqual([fi, sv, en])
})
