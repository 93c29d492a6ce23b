import { catalogueProduct } from '@arkpax/schema/catalogue'
import { expect, it } from 'vitest'
import { productData } from './product-data.ts'

const product = catalogueProduct({
  id: '7',
  name: 'Laukku',
  description: 'Suojaa aseman.',
  price: 89.9,
  image_url: '/a.webp',
  category: 'accessories',
  stock: 3,
  rating: null,
  version: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  details: {},
})
const told = (codes: { sku?: string; ean?: string }) =>
  productData({ ...product, ...codes }, [], 'Arkpax', new URL('https://arkpax.example'))

it('tells search engines the codes that the trade knows the product by', () => {
  expect(told({ sku: 'ARK-BAG', ean: '4006381333931' })).toMatchObject({ sku: 'ARK-BAG', gtin: '4006381333931' })
})

it('names a product without a code by its own id', () => {
  expect(told({})).toMatchObject({ sku: '7' })
  expect(told({})).not.toHaveProperty('gtin')
})
