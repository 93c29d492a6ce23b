import type { CatalogueProduct } from '@arkpax/schema/catalogue'

type Weighed = Pick<CatalogueProduct, 'category' | 'packedGrams'>

/** How many stations a delivery of so many grams takes, whichever they are; undefined where one of them has not been weighed. */
export function stationsWithin(grams: number, products: readonly Weighed[]): number | undefined {
  const stations = products.filter(({ category }) => category === 'power-stations')
  const heaviest = Math.max(...stations.map(({ packedGrams }) => packedGrams ?? Infinity))
  return Number.isFinite(heaviest) ? Math.floor(grams / heaviest) || undefined : undefined
}
