import { formatPrice } from '@arkpax/schema/format-fi'
import { escapeHtml } from '@arkpax/schema/html'
import { CARD, withCalloutLabels } from '@arkpax/schema/text-blocks'
import { productPath } from '../../lib/paths.ts'

/** A piece of a post: HTML as it is shown, or the id of the product whose card stands there. */
export type PostPart = { html: string } | { productId: string }

/** The HTML of a post in its order, parted at the cards of products; cards of other things have no place in a post. */
export function postParts(html: string): PostPart[] {
  const pieces = withCalloutLabels(html).split(CARD)
  return pieces.flatMap((piece, index): PostPart[] => {
    if (index % 3 === 0) return piece ? [{ html: piece }] : []
    return index % 3 === 2 && pieces[index - 1] === 'product' ? [{ productId: piece }] : []
  })
}

interface Sold {
  id: string
  name: string
  /** In euros. */
  price: number
}

/** The HTML of a post for readers elsewhere: a card is a link with the price; of a product that is not shown nothing is left. */
export function feedHtml(html: string, products: readonly Sold[]): string {
  return postParts(html)
    .map((part) => {
      if ('html' in part) return part.html
      const product = products.find(({ id }) => id === part.productId)
      if (!product) return ''
      const { id, name, price } = product
      return `<p><a href="${productPath(id)}">${escapeHtml(name)}</a>, ${formatPrice(price)}</p>`
    })
    .join('')
}
