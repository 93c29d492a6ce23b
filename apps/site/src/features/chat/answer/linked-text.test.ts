import { expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

const hrefs = (text: string, isUrgent = false) => linkedText(text, isUrgent).flatMap(({ href }) => href ?? [])

it('makes phone numbers and e-mail addresses links, and loses no letter', () => {
  const text = 'Soita +358 10\u00A0320 9140 tai 010 320 9140, tai kirjoita asiakaspalvelu@arkpax.fi.'
  expect(linkedText(text)).toEqual([
    { text: 'Soita ' },
    { text: '+358 10\u00A0320 9140', href: 'tel:+358103209140' },
    { text: ' tai ' },
    { text: '010 320 9140', href: 'tel:0103209140' },
    { text: ', tai kirjoita ' },
    { text: 'asiakaspalvelu@arkpax.fi', href: 'mailto:asiakaspalvelu@arkpax.fi' },
    { text: '.' },
  ])
})

it('takes no figure, date, code or name of a product for a number', () => {
  for (const text of [
    'Ark PRO 2400 W maksaa 3 350,00 € ja painaa 28 kg.',
    'Tilaus 100234 lähti 23.11.2026 klo 10.30, postinumero 00100 Helsinki.',
    'Y-tunnus 0123456-7, sarjanumero AP2-0042 118 204, mitat 480 × 270 × 355 mm.',
    'Tehoa 0 100 200 300 000 W, 1 000 000 kertaa, 112 kg.',
  ]) {
    expect(hrefs(text)).toEqual([])
  }
})

it('calls 112 in danger', () => {
  expect(hrefs('Soita 112. Myrkytystietokeskus: 0800 147 111.', true)).toEqual(['tel:112', 'tel:0800147111'])
  expect(hrefs('Paino on 112,5 kg.', true)).toEqual([])
})
