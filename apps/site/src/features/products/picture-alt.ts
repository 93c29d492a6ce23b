import { detailText } from './products.fi.ts'

/** Where a picture stands among those of its product, and what is said of it. */
interface ProductPicture {
  product: string
  /** From 0, which is the main picture. */
  index: number
  /** What staff have written for this product. */
  written?: string
  /** The picture's own text in the library or of ours. */
  own?: string
}

/** What those hear who do not see a picture of a product: never nothing, since every one of them shows the product. */
export const pictureAlt = ({ product, index, written, own }: ProductPicture) =>
  written || own || (index === 0 ? product : detailText.pictureOf(product, index + 1))
