import sharp from 'sharp'

/** A photo of a size, by itself one that is made in one width only: a gradient with enough in it that a decoder has something to do. */
export function makePhoto(width = 640, height = 480, seed = 1) {
  const dots = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 977 * seed) % width, (at * 619 * seed) % height]
    return `<circle cx="${x}" cy="${y}" r="${8 + (at % 40)}" fill="hsl(${(at * 37 + seed) % 360} 50% 50%)"/>`
  })
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${seed % 360} 40% 40%)"/>${dots.join('')}</svg>`,
    ),
  )
}

export const jpegPhoto = (width?: number, height?: number, seed?: number) =>
  makePhoto(width, height, seed).jpeg({ quality: 85 }).toBuffer()

/** A PDF of one empty page, with `extra` in it. */
export const plainPdf = (extra = '') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  )
