import type { Product } from '@arkpax/schema/products'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { productPath } from '~/lib/paths.ts'

/** Puts products that are newer than the build into the list, from the pattern that the page leaves for them. */
export function addCards(list: HTMLElement, products: readonly Product[]): void {
  const template = list.querySelector('template')
  const cards = list.querySelector('[data-cards]')
  if (!template || !cards) return
  for (const product of products) {
    cards.append(fillCard(template, product, cards.childElementCount))
    refreshProduct(product)
    // Most products have neither a campaign nor a tax of their own, and every visitor of the list would fetch the words.
    if (product.normalPrice || product.vatPercent !== undefined)
      void import('~/lib/announce-cut.ts').then(({ announceCut }) => announceCut(product))
  }
}

function fillCard(template: HTMLTemplateElement, product: Product, place: number): HTMLElement {
  const { id, name, description: text, category } = product
  const card = fillTemplate(template, { name, text })
  fillPicture(card, product.image_url, '')
  Object.assign(card.dataset, { product: id, name, text, category, place: String(place) })
  for (const element of card.querySelectorAll<HTMLElement>('[data-product-id]')) {
    element.dataset.productId = id
    if ('productName' in element.dataset) element.dataset.productName = name
  }
  card.querySelector('h3 a')?.setAttribute('href', productPath(id))
  return card
}
