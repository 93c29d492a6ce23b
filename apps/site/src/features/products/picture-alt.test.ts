import { expect, it } from 'vitest'
import { pictureAlt } from './picture-alt.ts'

const main = { product: 'Ark PRO', index: 0 }

it('says what staff have written of a picture, before what the picture says of itself', () => {
  expect(pictureAlt({ ...main, written: 'Ark PRO laiturilla', own: 'Asema' })).toBe('Ark PRO laiturilla')
  expect(pictureAlt({ ...main, own: 'Asema' })).toBe('Asema')
})

it('names the product where nobody has written anything', () => {
  expect(pictureAlt({ ...main, own: '' })).toBe('Ark PRO')
  expect(pictureAlt({ ...main, index: 2 })).toBe('Ark PRO, kuva 3')
})
