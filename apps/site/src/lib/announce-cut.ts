import { formatDate, formatPrice } from '@arkpax/schema/format-fi'
import type { Product } from '@arkpax/schema/products'
import { withVatOf } from '~/components/ui/vat.fi.ts'
import { cutText } from './cut.fi.ts'

/**
 * Says of each price of a product on the page, or in a part of one, what `Price.astro` says in a built one, where prices are `<span>`s: its own
 * tax and the cut, which goes when the campaign is over.
 */
export function announceCut(product: Product, page: ParentNode = document): void {
  const { id, normalPrice, lowestPrice30, cutUntil, vatPercent } = product
  const prices = page.querySelectorAll<HTMLElement>(`span[data-live="price"][data-product-id="${CSS.escape(id)}"]`)
  for (const price of prices) {
    const block = price.parentElement
    for (const line of block?.querySelectorAll('[data-cut]') ?? []) line.remove()
    if (vatPercent !== undefined) price.nextElementSibling?.replaceChildren(withVatOf(vatPercent))
    if (normalPrice === undefined || lowestPrice30 === undefined || cutUntil === undefined) continue
    const struck = document.createElement('s')
    struck.textContent = formatPrice(normalPrice)
    price.before(line(cutText.campaign))
    block?.append(
      line(`${cutText.normal} `, struck, ','),
      line(`${cutText.lowest} ${formatPrice(lowestPrice30)},`),
      line(cutText.until(formatDate(cutUntil))),
    )
  }
}

function line(...parts: (string | Node)[]): HTMLElement {
  const element = document.createElement('span')
  element.className = 'label block'
  element.dataset.cut = ''
  element.append(...parts)
  return element
}
