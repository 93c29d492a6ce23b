import type { Product } from '@arkpax/schema/products'
import { announceCut } from '~/lib/announce-cut.ts'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { productPath } from '~/lib/paths.ts'
import { shortName } from '~/lib/short-name.ts'
import { wholeList } from '~/lib/whole-list.ts'

/** Fills the product cards of a text that no build has; those that visitors do not see fall away. `pattern` holds an empty card. */
export async function fillCards(text: Element, pattern: HTMLTemplateElement): Promise<void> {
  const products = (await wholeList('GET /api/products')) ?? []
  for (const place of text.querySelectorAll<HTMLElement>('[data-product]')) {
    const product = products.find(({ id }) => id === place.dataset.product)
    if (product) place.replaceWith(cardOf(product, pattern))
    else place.remove()
  }
}

function cardOf(product: Product, pattern: HTMLTemplateElement): HTMLElement {
  const { id, name, image_url } = product
  const card = fillTemplate(pattern, { name, shortName: shortName(name) })
  fillPicture(card, image_url, '')
  card.dataset.productId = id
  for (const live of card.querySelectorAll<HTMLElement>('[data-product-id]')) live.dataset.productId = id
  for (const link of card.querySelectorAll('a')) link.setAttribute('href', productPath(id))
  refreshProduct(product, card)
  announceCut(product, card)
  return card
}
