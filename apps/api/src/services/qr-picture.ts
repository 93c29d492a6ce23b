import { encode } from 'uqr'

/** Dots to an inch on a printed sheet. */
const PRINT_DPI = 300

/** A QR code (ISO/IEC 18004, level M) as a picture of whole dots, black on white with its quiet zone of four modules. */
export interface QrPicture {
  png: Buffer
  /** How wide and high it is on paper at 300 dpi, in millimetres. */
  millimetres: number
}

/** A QR code of a text, no larger on paper than `maxMillimetres`. */
export async function qrPicture(text: string, maxMillimetres: number): Promise<QrPicture> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dots = Math.max(3, Math.floor(((maxMillimetres / 25.4) * PRINT_DPI) / size))
  const side = size * dots
  const pixels = Buffer.alloc(side * side, 255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) if (data[Math.floor(y / dots)]?.[Math.floor(x / dots)]) pixels[y * side + x] = 0
  // Not loaded with the server: most starts print no label.
  const { default: sharp } = await import('sharp')
  const png = await sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { png, millimetres: (side / PRINT_DPI) * 25.4 }
}
