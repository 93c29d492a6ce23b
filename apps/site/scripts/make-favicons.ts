/** Draws the icons of the site from the mark: `npm run favicons` after a change of the mark; commit the files. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const publicFolder = new URL('../public/', import.meta.url)
const MARK = '<path d="M1.5 21.5 13 3h6l11.5 18.5h-6.9L16 9.2 8.4 21.5Z"/><path d="M3 24.5h26L25.6 30H6.4Z"/>'

/** The mark on a graphite tile; `margin` is the part of the tile on each side, `radius` of its corners. */
const tile = (margin: number, radius: number) => {
  const scale = 1 - 2 * margin
  const offset = 32 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="#151a18"/><g fill="#f3f5f4" transform="translate(${offset} ${offset}) scale(${scale})">${MARK}</g></svg>`
}

const rounded = tile(0.19, 6)
const square = tile(0.22, 0)

await writeFile(new URL('favicon.svg', publicFolder), rounded)
for (const [file, svg, size] of [
  ['favicon-32.png', rounded, 32],
  ['apple-touch-icon.png', square, 180],
  ['icon-192.png', square, 192],
  ['icon-512.png', square, 512],
] as const) {
  await writeFile(
    new URL(file, publicFolder),
    await sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer(),
  )
}
