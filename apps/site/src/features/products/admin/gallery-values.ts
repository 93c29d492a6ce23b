import type { ProductValues } from './product-values.ts'

/** A picture of a product, and what it shows where that is said here. */
export interface GalleryRow {
  url: string
  alt: string
}

/** The fields in which a form holds its pictures. */
export interface GalleryFields {
  image_url: string
  pictures: ProductValues['details']['pictures']
  pictureTexts: ProductValues['details']['pictureTexts']
}

/** The pictures in the order of the page, the main one first: there is always a row for it. */
export const rowsOf = ({ image_url, pictures, pictureTexts }: GalleryFields): GalleryRow[] =>
  [image_url, ...pictures].map((url) => ({
    url,
    alt: pictureTexts.find(({ picture }) => picture === url)?.text ?? '',
  }))

/** The same as the form keeps them; texts of pictures that are gone go with them. */
export function fieldsOf(rows: readonly GalleryRow[]): GalleryFields {
  const [main, ...others] = rows
  const texts = new Map(rows.filter(({ alt }) => alt !== '').map(({ url, alt }) => [url, alt]))
  return {
    image_url: main?.url ?? '',
    pictures: others.map(({ url }) => url),
    pictureTexts: Array.from(texts, ([picture, text]) => ({ picture, text })),
  }
}
