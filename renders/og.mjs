// Open Graph pictures, 1200 x 630 JPEG: node renders/og.mjs   (README.md)
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const MASTERS = process.env.ARKPAX_RENDERS ?? join(tmpdir(), 'arkpax-renders')
const IMAGES = join(import.meta.dirname, '../apps/site/public/images')
const WIDTH = 1200
const HEIGHT = 630
const BAND = 432
const MAX_BYTES = 120_000

/** kind: [master, line under the wordmark, which part of the master stays when it is cropped] */
const CARDS = {
  home: ['ark-pro-hero', ['Virtaa sinne,', 'missä sitä tarvitaan'], 'centre'],
  product: ['family', ['Voima-asemat', 'ja lisävarusteet'], 'centre'],
  blog: ['value-durability', ['Oppaita, vinkkejä', 'ja kokemuksia'], 'centre'],
  support: ['ark-pro-detail', ['Ohjeet ja tuki'], 'centre'],
  company: ['value-service', ['Suomalaisia', 'voima-asemia'], 'centre'],
}

function band(lines) {
  const text = lines
    .map((line, index) => `<text x="64" y="${392 + index * 44}" font-size="34" fill="#c9d1cd">${line}</text>`)
    .join('')
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${BAND}" height="${HEIGHT}">
    <rect width="${BAND}" height="${HEIGHT}" fill="#16191b"/>
    <rect x="${BAND - 6}" width="6" height="${HEIGHT}" fill="#1f6b47"/>
    <g font-family="Inter">
      <text x="60" y="312" font-size="84" font-weight="800" letter-spacing="-1" fill="#ffffff">Arkpax</text>
      <rect x="64" y="334" width="56" height="6" fill="#f26b1d"/>
      ${text}
    </g>
  </svg>`)
}

for (const [kind, [master, lines, position]] of Object.entries(CARDS)) {
  const target = join(IMAGES, `og-${kind}.jpg`)
  const picture = await sharp(join(MASTERS, `${master}.png`))
    .resize(WIDTH - BAND, HEIGHT, { fit: 'cover', position })
    .toBuffer()
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#16191b' } })
    .composite([
      { input: picture, left: BAND, top: 0 },
      { input: band(lines), left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target)
  const { size } = await stat(target)
  if (size > MAX_BYTES) throw new Error(`${target} is ${size} bytes, more than ${MAX_BYTES}`)
  console.log(`og-${kind}: ${Math.round(size / 1024)} kB`)
}
