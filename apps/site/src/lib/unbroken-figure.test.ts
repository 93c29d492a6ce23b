import { expect, it } from 'vitest'
import { unbrokenFigure } from './unbroken-figure.ts'

it.each([
  ['lataa 80 prosenttiin 10–30 °C:n lämmössä', 'lataa 80_prosenttiin 10~–~30_°C:n lämmössä'],
  ['kytke 12 V:iin, 200–500 W:n kuorma', 'kytke 12_V:iin, 200~–~500_W:n kuorma'],
  ['sähkö on kallista kello 11–19', 'sähkö on kallista kello_11~–~19'],
  ['2 tuntia ja 3 minuuttia, 5 mökkiä', '2 tuntia ja 3 minuuttia, 5 mökkiä'],
])('%s breaks where it should', (text, broken) => {
  expect(unbrokenFigure(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '~')).toBe(broken)
})
