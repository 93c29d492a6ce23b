import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const IMAGES = new URL('../../apps/site/public/images/', import.meta.url)
const BRAND = new URL('../../apps/site/src/components/brand/', import.meta.url)

const made = new Map<string, Promise<Buffer>>()

/** A rendered picture of the site as a JPEG, because PDF knows no WebP. The three languages share one. */
export function pictureJpeg(name: string): Promise<Buffer> {
  const jpeg =
    made.get(name) ??
    sharp(readFileSync(new URL(`${name}-1200.webp`, IMAGES)))
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  made.set(name, jpeg)
  return jpeg
}

/** The site's mark and name side by side, in one colour. */
export function logoSvg(colour: string): Buffer {
  const [mark, wordmark] = ['Mark.astro', 'Wordmark.astro'].map((file) =>
    [...readFileSync(new URL(file, BRAND), 'utf8').matchAll(/<path d="[^"]+"/g)].map(([path]) => `${path}/>`).join(''),
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 206 32" fill="${colour}">` +
      `<g transform="translate(0 -0.5)">${mark}</g><g transform="translate(44 6.4) scale(0.295)">${wordmark}</g></svg>`,
  )
}
