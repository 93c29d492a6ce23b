import { expect, it } from 'vitest'
import { figureParts } from './figure-parts.ts'

it.each([
  ['2300', [['2300', undefined]]],
  ['345 × 280 × 355\u00A0mm', [['345 × 280 × 355', 'mm']]],
  ['−20…+60\u00A0°C', [['−20…+60', '°C']]],
  ['alle 3\u00A0%', [['alle 3', '%']]],
  [
    '25,6\u00A0V / 90\u00A0Ah',
    [
      ['25,6', 'V'],
      [' / 90', 'Ah'],
    ],
  ],
  ['2\u00A0vuotta', [['2\u00A0vuotta', undefined]]],
  ['IP67', [['IP67', undefined]]],
])('the units of %s', (value, parts) => {
  expect(figureParts(value).map(({ figure, unit }) => [figure, unit])).toEqual(parts)
})
