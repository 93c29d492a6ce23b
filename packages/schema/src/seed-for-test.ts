import { readFileSync } from 'node:fs'
import { catalogueProduct, seedProducts } from './catalogue.ts'

const FILE = new URL('../../../content/data/products.json', import.meta.url)

/** The products of a new shop as the pages read them. For tests. */
export const seededCatalogue = () =>
  seedProducts.parse(JSON.parse(readFileSync(FILE, 'utf8'))).map(({ batteryCapacity, maxPower, ...product }) =>
    catalogueProduct({
      ...product,
      batteryCapacity: batteryCapacity ?? undefined,
      maxPower: maxPower ?? undefined,
      rating: null,
      version: 1,
      created_at: '2026-01-01T00:00:00.000Z',
    }),
  )
