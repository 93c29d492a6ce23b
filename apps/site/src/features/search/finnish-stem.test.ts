import { describe, expect, test } from 'vitest'
import { likeness, stems } from './finnish-stem.ts'

const first = (text: string) => stems(text)[0] ?? ''

describe('inflected forms find their word', () => {
  test.each([
    ['akku', 'akun'],
    ['akku', 'akkuja'],
    ['akku', 'akusta'],
    ['takuu', 'takuuta'],
    ['takuu', 'takuun'],
    ['lataus', 'latauksen'],
    ['lataus', 'lataaminen'],
    ['lataa', 'ladata'],
    ['aurinko', 'auringossa'],
    ['vika', 'vian'],
    ['vesi', 'veden'],
    ['sarjanumero', 'sarjanumeron'],
    ['kello', 'kelloa'],
    ['pakkanen', 'pakkasella'],
    ['palautus', 'palauttaa'],
    ['rekisteröinti', 'rekisteröidä'],
  ])('%s and %s', (word, inflected) => {
    expect(likeness(first(word), first(inflected))).toBeGreaterThan(0)
  })
})

test('a part finds its compound', () => {
  expect(likeness(first('paneeli'), first('aurinkopaneelien'))).toBeGreaterThan(0)
})

test.each([
  ['takuu', 'tuki'],
  ['lataus', 'lento'],
  ['kello', 'kotelo'],
])('%s is not %s', (word, other) => {
  expect(likeness(first(word), first(other))).toBe(0)
})

test('question words say nothing', () => {
  expect(stems('Miten ja miksi?')).toEqual([])
})
