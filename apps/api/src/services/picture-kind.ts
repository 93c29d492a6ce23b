import type { PictureFault } from './picture-workshop.ts'

/** What a file is by its first bytes, whatever it is called. */
type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'tiff' | 'pdf'

/** The kind of a file by its first 64 KiB, or why it is none that can be taken. */
export function kindOfFile(head: Buffer): Kind | PictureFault {
  const ascii = head.toString('latin1')
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (ascii.startsWith('\x89PNG\r\n\x1a\n')) return isAnimatedPng(ascii) ? 'animated' : 'png'
  if (/^GIF8[79]a/.test(ascii)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(ascii)) return 'webp'
  if (/^(II\*\0|MM\0\*)/.test(ascii)) return 'tiff'
  if (ascii.startsWith('%PDF-')) return 'pdf'
  const brand = /^[\s\S]{4}ftyp([\s\S]{4})/.exec(ascii)?.[1]
  if (brand === 'avif') return 'avif'
  if (brand === 'avis') return 'animated'
  if (brand && /^(hei|hev|mif1|msf1)/.test(brand)) return 'heic'
  return /<svg[\s>]/i.test(ascii) ? 'vector' : 'not-a-picture'
}

/** Readers that know no animation show its first picture: the sign of one stands before the first picture's bytes. */
function isAnimatedPng(ascii: string): boolean {
  const animation = ascii.indexOf('acTL')
  const firstPicture = ascii.indexOf('IDAT')
  return animation !== -1 && (firstPicture === -1 || animation < firstPicture)
}
