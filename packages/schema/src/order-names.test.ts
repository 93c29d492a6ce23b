import { expect, it } from 'vitest'
import { orderNumbersIn } from './order-names.ts'

it.each([
  ['Re: Tilausvahvistus 1042', [1042]],
  ['Tilaus 1042 (a3f81c20): missä se on? #1043, ja vielä 1042.', [1042, 1043]],
  ['Maksoin 1042,50 euroa, puhelin 040 1234567, päivä 24.12.2026 ja 00100', []],
  ['viite 10424', [10424]],
  ['', []],
])('the numbers of orders in "%s"', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers)
})
