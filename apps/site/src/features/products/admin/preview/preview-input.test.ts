import { expect, it } from 'vitest'
import { newProductValues, type ProductValues } from '../product-values.ts'
import { previewInput } from './preview-input.ts'

const filled: ProductValues = {
  ...newProductValues,
  name: 'Ark MINI',
  description: 'Kevyt asema.',
  price: '899,90',
  image_url: '/images/ark-evo-hero-800.webp',
  category: 'power-stations',
}

it('is the form as it is typed, with a comma too', () => {
  const { input, leftOut, hasPicture } = previewInput(filled)
  expect([input.name, input.price, leftOut, hasPicture]).toEqual(['Ark MINI', 899.9, [], true])
})

it('is there of an empty form, and tells what is missing', () => {
  const { input, leftOut, hasPicture } = previewInput(newProductValues)
  expect(input.name).toBe('Nimetön tuote')
  expect(leftOut).toEqual(['Tuotteen nimi', 'Kuvaus', 'Hinta (€)', 'Kuvan URL', 'Kategoria'])
  expect(hasPicture).toBe(false)
})

it('leaves out a figure and a list that are wrong, and shows the rest', () => {
  const details = {
    ...newProductValues.details,
    weightKg: 'paljon',
    tagline: 'Kulkee mukana',
    badges: ['IP65', ''],
    peak: { watts: '1200', seconds: '' },
  }
  const { input, leftOut } = previewInput({ ...filled, details })
  expect(input.details).toEqual({ tagline: 'Kulkee mukana' })
  expect(leftOut.toSorted()).toEqual(['Huipputehon kesto (s)', 'Paino (kg)', 'Tunnukset'])
})
