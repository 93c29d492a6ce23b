const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12v]|avc1|hvc1|M4V |M4VH|MSNV|dash|qt {2}|3gp[4-9]|3g2a|f4v )$/

/** What a video is by its content, whatever it is called; undefined for what is none that browsers show. */
export function kindOfVideo(video: Buffer): 'mp4' | 'mov' | 'webm' | undefined {
  const ascii = video.toString('latin1', 0, 4_096)
  const brand = /^[\s\S]{4}ftyp([\s\S]{4})/.exec(ascii)?.[1]
  if (brand && MP4_BRANDS.test(brand) && hasMovie(video)) return brand.startsWith('qt') ? 'mov' : 'mp4'
  return ascii.startsWith('\x1a\x45\xdf\xa3') && /\x42\x82.(webm|matroska)/.test(ascii) ? 'webm' : undefined
}

/** Whether boxes of whole sizes follow each other up to a description and the pictures that it describes, in either order. */
function hasMovie(video: Buffer): boolean {
  const missing = new Set(['moov', 'mdat'])
  let at = 0
  while (missing.size > 0 && at + 8 <= video.length) {
    const size = boxSize(video, at)
    if (size <= 8 || at + size > video.length) return false
    missing.delete(video.toString('latin1', at + 4, at + 8))
    at += size
  }
  return missing.size === 0
}

const PLACE = /[+-]\d{1,3}\.\d{2,}[+-]\d{1,3}\.\d{2,}(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w_]{1,40})?\//g

/**
 * A video without the place that telephones write into it (ISO 6709, '+60.1699+024.9384/'): its figures become zeros, and no byte
 * moves, so that it plays as before. Looks only beside the pictures themselves, in the boxes `moov`, `meta` and `udta`.
 */
export function withoutPlace(video: Buffer): Buffer {
  const clean = Buffer.from(video)
  for (const { start, end } of describingBoxes(video)) {
    const text = video.toString('latin1', start, end)
    for (const found of text.matchAll(PLACE))
      clean.write(found[0].replace(/\d/g, '0'), start + (found.index ?? 0), 'latin1')
  }
  return clean
}

/** The boxes of the whole file that describe it. */
function* describingBoxes(video: Buffer): Generator<{ start: number; end: number }> {
  let at = 0
  while (at + 8 <= video.length) {
    const size = boxSize(video, at)
    if (size < 8) return
    const end = Math.min(video.length, at + size)
    if (['moov', 'meta', 'udta'].includes(video.toString('latin1', at + 4, at + 8))) yield { start: at, end }
    at += size
  }
}

function boxSize(video: Buffer, at: number): number {
  const size = video.readUInt32BE(at)
  if (size === 0) return video.length - at
  return size === 1 && at + 16 <= video.length ? Number(video.readBigUInt64BE(at + 8)) : size
}
