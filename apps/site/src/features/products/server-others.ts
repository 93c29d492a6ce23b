import type { Product, ProductWithDetails } from '@arkpax/schema/products'
import { announceCut } from '~/lib/announce-cut.ts'
import { fillPicture, fillTemplate } from '~/lib/fill-template.ts'
import { refreshProduct } from '~/lib/live-products.ts'
import { productPath } from '~/lib/paths.ts'
import { wholeList } from '~/lib/whole-list.ts'

/** Shows the products that belong to one that no build has; those that visitors do not see are left out. */
export async function showOthers(page: HTMLElement, { details }: ProductWithDetails): Promise<void> {
  const lists = [...page.querySelectorAll<HTMLElement>('[data-others]')].map((part) => ({
    part,
    ids: (part.dataset.others === 'accessories' ? details.accessories : details.related) ?? [],
  }))
  if (lists.every(({ ids }) => ids.length === 0)) return
  const products = (await wholeList('GET /api/products')) ?? []
  for (const { part, ids } of lists) {
    const chosen = ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
    fillCards(part, chosen)
    for (const product of chosen) {
      refreshProduct(product, part)
      announceCut(product, part)
    }
  }
}

function fillCards(part: HTMLElement, products: readonly Product[]): void {
  const pattern = part.querySelector('template')
  if (!pattern) return
  for (const { id, name, image_url } of products) {
    const card = fillTemplate(pattern, { name, tagline: '' })
    fillPicture(card, image_url, '')
    card.dataset.productId = id
    for (const live of card.querySelectorAll<HTMLElement>('[data-product-id]')) live.dataset.productId = id
    card.querySelector('a')?.setAttribute('href', productPath(id))
    pattern.before(card)
    part.hidden = false
  }
}
