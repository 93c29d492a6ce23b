import { formatEuros } from '@arkpax/schema/format-fi'
import type { Product } from '@arkpax/schema/products'
import { cutText } from './cut.fi.ts'

/** Says of each price of a product on the page, or in a part of one, what `Cut.astro` says in a built one, or takes it away when the campaign is over. */
export function announceCut({ id, normalPrice, lowestPrice30 }: Product, page: ParentNode = document): void {
  const prices = page.querySelectorAll<HTMLElement>(`[data-live="price"][data-product-id="${CSS.escape(id)}"]`)
  for (const price of prices) {
    const block = price.parentElement
    for (const line of block?.querySelectorAll('[data-cut]') ?? []) line.remove()
    if (normalPrice === undefined || lowestPrice30 === undefined) continue
    const struck = document.createElement('s')
    struck.textContent = formatEuros(normalPrice)
    price.before(line(cutText.campaign))
    block?.append(line(`${cutText.normal} `, struck, ','), line(`${cutText.lowest} ${formatEuros(lowestPrice30)}`))
  }
}

function line(...parts: (string | Node)[]): HTMLElement {
  const element = document.createElement('span')
  element.className = 'label block'
  element.dataset.cut = ''
  element.append(...parts)
  return element
}
