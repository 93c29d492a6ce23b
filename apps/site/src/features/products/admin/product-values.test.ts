import type { Product } from '@arkpax/schema/products'
import { describe, expect, it } from 'vitest'
import { newProductValues, productBody, productForm, valuesOf } from './product-values.ts'

const product: Product = {
  id: '1',
  name: 'Ark PRO 2400 W',
  description: 'Voima-asema.',
  price: 3350,
  image_url: '/images/ark-pro-hero-800.webp',
  category: 'power-stations',
  stock: 24,
  batteryCapacity: 2300,
  rating: null,
  created_at: '2026-11-21T08:00:00.000Z',
}

const messages = (values: unknown) =>
  Object.fromEntries((productForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]))

describe('the form of a product', () => {
  it('gives back what is stored', () => {
    const { id: _id, created_at: _created, rating: _rating, ...stored } = product
    expect(productForm.parse(valuesOf(product))).toEqual({ ...stored, technicalSpecs: [], maxPower: null })
  })

  it('names every empty field at once', () => {
    expect(messages({ ...newProductValues, stock: '' })).toEqual({
      name: 'Tuotteen nimi on pakollinen',
      description: 'Kuvaus on pakollinen',
      price: 'Hinta on pakollinen',
      image_url: 'Virheellinen URL',
      category: 'Kategoria on pakollinen',
      stock: 'Varastosaldo on pakollinen',
    })
  })

  it('refuses a negative stock and an empty line of specs', () => {
    expect(messages({ ...valuesOf(product), stock: '-1', technicalSpecs: ['Paino: 28 kg', ' '] })).toEqual({
      stock: 'Varastosaldo ei voi olla negatiivinen',
      technicalSpecs: 'Tyhjä rivi',
    })
  })
})

describe('what is sent', () => {
  const input = productForm.parse(valuesOf(product))

  it('leaves out specs where there never were any', () => {
    expect(productBody(input, product)).not.toHaveProperty('technicalSpecs')
  })

  it('clears specs that were there', () => {
    expect(productBody(input, { ...product, technicalSpecs: ['Paino: 28 kg'] })).toHaveProperty('technicalSpecs', [])
  })
})
