import { expect, it } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

it.each([
  ['Mun maili on matti.meikalainen+ark@example.fi', 'Mun maili on [email]'],
  ['missä tilaus 1042 viipyy', 'missä tilaus [number] viipyy'],
  ['Tilausnumeroni on 1187, mikä on tilanne?', 'Tilausnumeroni on [number], mikä on tilanne?'],
  ['#1042 ei ole tullut', '[number] ei ole tullut'],
  ['1042', '[number]'],
  ['var är min beställning 20417?', 'var är min beställning [number]?'],
  ['order number: 20417', 'order number: [number]'],
  ['tilaus a3f81c20', 'tilaus [number]'],
  ['soittakaa 040 123 4567', 'soittakaa [phone]'],
  ['soita +358 40 1234567 huomenna', 'soita [phone] huomenna'],
  ['call me at (040)123-4567', 'call me at [phone]'],
  ['sarjanumero APX-2400-000123', 'sarjanumero [code]'],
  ['paketti JJFI64321000012345678', 'paketti [code]'],
  ['tili FI21 1234 5600 0007 85', 'tili [account]'],
  ['hetu 131052-308T', 'hetu [id]'],
])('%j goes on as %j', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked)
})

it.each([
  'Riittääkö Ark PRO 2400 W jääkaapille 12 tuntia?',
  'Paljonko toimitus maksaa postinumeroon 00100?',
  'Jos tilaan 2400 W:n mallin, saanko 10 % alennusta?',
  'Ladataanko 2300 Wh ja 1,5 h riittää?',
  'Onko teillä auki 24.12.2026 klo 9–17?',
  'Kestääkö IP67 vai IPX7, entä E06?',
  'hinta 3 350,00 € ja takuu 24 kk',
])('what tells nothing of a person stays: %j', (text) => {
  expect(maskPersonal(text)).toBe(text)
})
