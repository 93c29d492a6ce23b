import { readFileSync } from 'node:fs'
import { catalogueProduct } from './catalogue.ts'
import { withOwnFigures } from './product-texts.ts'
import type { ProductWithDetails } from './products.ts'
import { seedProducts } from './seed-products.ts'
import { ofEachGroup, settings } from './settings.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../content/data/${file}`, import.meta.url), 'utf8'))

/** The products of a new shop as staff have written them. For tests. */
export const seededProducts = (): ProductWithDetails[] =>
  seedProducts.parse(read('products.json')).map(({ batteryCapacity, maxPower, ...product }) => ({
    ...product,
    batteryCapacity: batteryCapacity ?? undefined,
    maxPower: maxPower ?? undefined,
    rating: null,
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
  }))

/** The products of a new shop as the pages read them. For tests. */
export const seededCatalogue = () => seededProducts().map((product) => catalogueProduct(withOwnFigures(product)))

/** The settings of a new shop. For tests. */
export const seededSettings = () => ({
  ...settings.parse(read('settings.json')),
  versions: ofEachGroup(() => 1),
})
