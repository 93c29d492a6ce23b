import { formatAverage, formatPrice } from '@arkpax/schema/format-fi'
import { detailStock, homeCardStock, listCardStock, type StockLabel } from '@arkpax/schema/labels'
import type { Product } from '@arkpax/schema/products'
import type { ProductRating } from '@arkpax/schema/reviews'
import { setStars } from '~/components/ui/set-stars.ts'
import { ratingSource } from '~/components/ui/stars.fi.ts'
import { shownRating } from './shown-rating.ts'

/** Where a stock level is told; each place has its own words. */
export type StockPlace = 'home' | 'list' | 'detail'

export const stockLabel: Record<StockPlace, (stock: number) => StockLabel | null> = {
  home: homeCardStock,
  list: listCardStock,
  detail: detailStock,
}

/** Brings one product's price, stock and rating up to date wherever the page, or a part of one, shows them. */
export function refreshProduct(product: Product, page: ParentNode = document) {
  for (const element of page.querySelectorAll<HTMLElement>(
    `[data-product-id="${CSS.escape(product.id)}"][data-live]`,
  )) {
    if (element.dataset.live === 'price') element.textContent = formatPrice(product.price)
    if (element.dataset.live === 'stock') showStock(element, product.stock)
    if (element.dataset.live === 'rating') showRating(element, product.rating)
  }
}

function showStock(element: HTMLElement, stock: number) {
  // `StockBadge.astro` gives every stock its place.
  const label = stockLabel[element.dataset.place as StockPlace](stock)
  element.hidden = label === null
  element.dataset.tone = label?.tone ?? 'good'
  element.textContent = label?.text ?? ''
}

function showRating(element: HTMLElement, own: ProductRating | null) {
  const { catalogue } = element.dataset
  const rating = shownRating(own, catalogue ? JSON.parse(catalogue) : undefined)
  element.hidden = !rating
  if (!rating) return
  setStars(element, rating.value)
  element.querySelector('[data-part="value"]')?.replaceChildren(formatAverage(rating.value))
  element.querySelector('[data-part="count"]')?.replaceChildren(ratingSource(rating))
}
