import { escapeHtml } from '@arkpax/schema/html'
import { pictureSource } from '~/lib/pictures.ts'

/** As wide as the text of a post. */
const SIZES = '(min-width: 48rem) 42rem, 92vw'

/**
 * Cleaned HTML whose pictures of ours come in the width and the format that the reader's screen wants; those of elsewhere stay. The text
 * of a picture is that of the post. For build time.
 */
export const withPictureFiles = (html: string) =>
  html.replace(/<img src="([^"]*)"([^>]*)>/g, (image, address: string, attributes: string) => {
    const source = pictureSource(address.replaceAll('&amp;', '&'))
    if (!source) return image
    const file = (type: string, files: string) => `<source type="image/${type}" srcset="${files}" sizes="${SIZES}">`
    const [alt = ''] = /alt="[^"]*"/.exec(attributes) ?? []
    return `<picture>${file('avif', source.avif)}${file('webp', source.webp)}<img src="${escapeHtml(source.src)}" ${alt} width="${source.width}" height="${source.height}" loading="lazy" decoding="async"></picture>`
  })
